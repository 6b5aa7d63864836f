/** What shows in Hindi that someone is in danger; `readPatterns` says how it is written. */
export const hindi = `@kin	papa|pita|mummy|mumy|maa|ma|mom|dad|chacha|mama|tau|bhai|pati|husband|wife|boyfriend|bf|ex|uncle|sir|
 teacher|coach|sautela|sautele|dada|nana|bhaiya|behen|aadmi|wo|vo|woh|ladka|ladke|jija|fufa|sasural|saas|boss|
 pitaji|mere|mera|jeeju|पापा|पिता|माँ|मां|मम्मी|चाचा|मामा|पति|भाई|सर|कोच|वह|वो|अंकल|टीचर|दादा|आदमी|ससुराल|सास|
 मेरे|बाप|पिताजी|जीजा|बॉयफ्रेंड
@friend	dost|friend|saheli|behan|behen|bhai|beta|beti|mummy|papa|bahan|classmate|girlfriend|gf|bf|boyfriend|
 cousin|student|didi|pati|patni|wife|husband|koi|दोस्त|सहेली|बहन|भाई|बेटा|बेटी|माँ|पापा|मम्मी|छात्र|पत्नी|पति|
 कोई|फ्रेंड
~despair	marna|mar|marne|maut|suicide|khudkushi|aatmahatya|atmahatya|sucide|mrna|khudkhushi|मरना|मर|मरने|
 आत्महत्या|मौत|खुदकुशी|सुसाइड|मरनी _1 chahta|chahti|hai|jana|jau|jaun|jaunga|jaungi|karna|karne|karunga|karungi|
 kar|ka|jati|chahiye|ki|ke|jana|lu|loon|jaye|lunga|lungi|चाहता|चाहती|है|जाना|जाऊं|जाऊंगा|जाऊंगी|करना|करने|
 करूंगा|करूंगी|कर|का|के|की|जाऊँ|लूंगा|लूं _1 hu|hoon|hun|hai|man|khayal|chahta|chahti|mann|wala|liye|हूं|हूँ|है|
 मन|विचार|चाहता|चाहती|?
despair	jeena|jina|jeene|jine|jeeni|zinda|jinda|jindagi|zindagi|jiu|jeeu|जीना|जीने|ज़िंदा|जिंदा|जिंदगी|जीऊं _3
 nahi|nhi|nai|nahin|mann|man|matlab|thak|tang|khatam|bojh|fayda|iccha|bekar|nafrat|kyu|नहीं|मन|मतलब|थक|तंग|खत्म|
 इच्छा|फायदा|बेकार|नफरत|क्यों
despair	nahi|nhi|nahin|nai|नहीं _1 jeena|jina|jee|ji|jeene|rehna|jiunga|जीना|जी|रहना|जीने _1 chahta|chahti|hai|
 mujhe|ab|paunga|sakta|sakti|चाहता|चाहती|है|मुझे|पाऊंगा|सकता|सकती|?
despair	khud|apni|apne|apna|khudko|ख़ुद|खुद|अपनी|अपने|अपना ko|jaan|aap|haath|nas|hath|kalai|haathon|aapko|को|
 जान|आप|हाथ|नस|कलाई|आपको _2 khatam|maar|mar|kaat*|kat|de|le|nuksan|nuksaan|chot|dena|dunga|dungi|lunga|lungi|
 mita|hurt|deni|leni|खत्म|मार|काट*|दे|ले|नुकसान|चोट|देना|दूंगा|दूंगी|लूंगा|लूंगी
despair	kaash|kash|काश main|mai|me|mein|m|मैं _1 paida|mar|na|पैदा|मर|न _1 hi|hota|hoti|jau|jata|na|ही|होता|
 होती|जाऊं
despair	mere|mera|meri|mujhe|मेरे|मेरा|मेरी|मुझे bina|marne|hone|jane|बिना|मरने|होने|जाने _3 khush|behtar|kisi|
 fark|koi|accha|acha|achha|sukhi|खुश|बेहतर|किसी|फर्क|कोई|अच्छा
despair	bojh|boj|बोझ _1 hu|hoon|hun|ban|हूं|हूँ|बन
despair	kal|jaldi|कल main|mai|mein|मैं _1 nahi|nhi|नहीं
despair	chhat|chat|train|pul|building|khidki|bridge|छत|ट्रेन|पुल|खिड़की|बिल्डिंग _2 kood|kud|koodne|kudna|jump|
 kudunga|कूद|कूदने|कूदना
despair	alvida|aakhri|akhri|aakhiri|अलविदा|आखिरी|आख़िरी sabko|message|din|raat|sab|duniya|sandesh|मैसेज|दिन|
 सबको|संदेश|रात|दुनिया
despair	bina|बिना _1 dard|दर्द _2 mare|marna|mar|maut|मरना|मरे|मौत
despair	sona|so|सोना|सो _2 kabhi|कभी _1 na|nahi|न|नहीं
despair	kitni|kitne|कितनी goli*|tablet*|गोलि* _3 maut|mar|marte|मौत|मर
overdose	goli*|dawai|dawa|dawaiyan|zeher|zehar|tablet*|tablets|phenyl|pills|bleach|jeher|गोल*|दवा*|दवाई|जहर|
 ज़हर|फिनाइल _2 kha|khali|kha|pi|nigal|khaya|khayi|pee|li|khaa|खा|पी|निगल|खाई _1 li|liya|liye|gaya|gayi|लीं|ली|
 लिया|?
overdose	overdose|ओवरडोज
overdose	uth|hosh|saans|उठ|होश|सांस nahi|nhi|नहीं
violence	@kin _3 maar*|mar|marte|marta|pit*|peet*|chhu*|chu*|chute|rape|balatkar|dhamki|tang|touch*|gala|gaali|
 thappad|belt|mara|marti|hath|zabardasti|jabardasti|pareshan|peecha|ched*|chhed*|मार*|पीट*|छू*|धमकी|बलात्कार|
 थप्पड़|गला|जबरदस्ती|छेड़* _1 hai|hain|h|he|the|hua|deta|dete|dabaya|hu|hun|hoon|lagata|lagate|karta|karte|
 karti|है|हैं|देता|देते|करता|करते|हुआ|?
violence	mujhe|mujhko|hume|mummy|maa|mere|मुझे|हमें|मम्मी|माँ|मेरे _2 maart*|marte|marta|pitte|peette|marti|
 chhut*|chut*|touch|maara|pita|nikal|nikaal|band|मारत*|पीटत*|छूत*|मारा|निकाल|बंद _1 hai|hain|h|he|diya|karta|
 karke|karte|है|हैं|दिया|?
violence	mera|mere|meri|मेरा|मेरे|मेरी saath|sath|साथ|zabardasti|jabardasti|rape|balatkar|ज़बरदस्ती|जबरदस्ती|
 बलात्कार|रेप _2 hua|balatkar|rape|shaadi|shadi|galat|zabardasti|kar|kiya|हुआ|बलात्कार|शादी|गलत|कर|किया|रेप
violence	ghar|papa|pati|husband|unse|usse|घर|पापा|पति|उनसे _2 dar|darr|dr|nikal*|bhag*|surakshit|safe|डर|निकाल*|
 सुरक्षित _1 lagta|lag|diya|hai|nahi|लगता|लग|दिया|नहीं|?
violence	daru|sharab|daaru|nashe|शराब|दारू|नशे _2 maar*|mar*|pit*|मार*|पीट*
violence	zabardasti|jabardasti|ज़बरदस्ती|जबरदस्ती _1 shaadi|shadi|sex|kar*|शादी|कर*
bullying	mazak|majak|mzak|मज़ाक|मजाक|hasi|हँसी|mjak udate|udata|banate|bana*|uda*|ban*|उड़ा*|बना*|udaya
bullying	mujh|mujhpe|mujhpar|mere|मुझ|मुझपर|मेरे par|pe|upar|पर|ऊपर|hast*|हंसत*|हँसत* _1 hast*|hans*|thook*|
 हंसत*|हँसत*|थूक*|hai|है
bullying	mujhe|mujhko|मुझे|mere|hume _2 bully|chidha*|chida*|gaali|gali|gaaliya|mota|moti|kaali|kala|kali|
 pareshan|tang|ragging|dhakka|bolte|sataate|satate|beizzat|chhod*|akela|ignore|बुली|चिढ़ा*|गाली|मोटा|मोटी|
 परेशान|तंग|काली|धक्का|सताते
bullying	ragging|रैगिंग|bully|bullying|बुली* hoti|ho|hota|karte|kar|karta|hua|hui|kiya|होती|हो|करते|हुई
bullying	school|college|class|स्कूल|कॉलेज _2 dar|darr|maarte|marte|bully|डर|मारते|जाने _1 lagta|hai|लगता|डर|?
bullying	group|video|id|account|photo|meme|ग्रुप|वीडियो _4 mazak|majak|udane|viral|badnam|gaali|mere|मज़ाक|मजाक|
 खिलाफ
stranger	photo*|pic*|nude*|video*|address|pata|number|फोटो|फ़ोटो|तस्वीर*|वीडियो|पता|नंबर|न्यूड* _2 maang*|mang*|
 bhej*|puch*|pooch*|chahiye|viral|leak|leek|dal*|मांग*|भेज*|पूछ*|वायरल|लीक|चाहिए _1 raha|rahe|rha|hai|ne|karne|
 ki|ko|rahi|kar|रहा|रहे|है|करने|को|कर
stranger	anjaan|ajnabi|aadmi|coach|sir|koi|uncle|insan|stranger|अनजान|अजनबी|आदमी|कोच|कोई|सर|अंकल _4 photo*|pic|
 pics|nude*|milna|address|milne|akele|फोटो|मिलना|मिलने|अकेले|पता
stranger	blackmail|ब्लैकमेल|blekmail|blackmale|sextortion
stranger	dhamki|धमकी _1 de*|di|ki|दे*|दी
stranger	kapde|kapda|कपड़े utar*|nikal*|उतार*|khol*|खोल*
stranger	ghar|kisi|kisiko|mummy|papa|maa|घर|किसी _2 mat|nahi|na|मत|नहीं _1 bata*|bol*|keh*|बता*|बोल*
stranger	akele|अकेले mil*|bula*|मिल*|बुला*
other	@friend _4 marna|mar|suicide|aatmahatya|khudkushi|jeena|kaat*|haath|jina|marne|maar|मरना|मर|आत्महत्या|
 जीना|काट*|खुदकुशी|मार* _1 chahta|chahti|chahte|karna|nahi|hai|jayega|jayegi|ki|hain|चाहता|चाहती|करना|नहीं|है|
 जाएगी|?
despair	maut|mout|marna|marne|मौत|मरना|मरने _2 behtar|accha|acha|achha|sukoon|shanti|rahat|बेहतर|अच्छा|सुकून|
 शांति
despair	faansi|fansi|phansi|faasi|फांसी|फाँसी _2 laga*|lunga|lag|jhool|lungi|लगा*|झूल
despair	doob|डूब ke|kar|के _1 mar|मर*
bullying	thook*|thuk*|थूक* hai|hain|hein|he|h|हैं|है|.
stranger	kapde|kapdo|कपड़े _2 utar*|utaar*|nikaal*|bina|उतार*
other	@friend _4 faansi|fansi|kood|latak|फांसी|कूद|फाँसी
violence	gala|haath|laat|baal|गला|हाथ|लात|बाल dabaya|daba*|tod*|maar*|kheech*|pakad*|दबाया|तोड़*|मार*|खींच*`;
