/** What shows in Hindi that someone is in danger; `readPatterns` says how it is written. */
export const hindi = `@kin	papa|pita|mummy|mumy|maa|ma|mom|dad|chacha|mama|tau|bhai|pati|husband|wife|boyfriend|bf|ex|uncle|sir|
 teacher|coach|sautela|sautele|dada|nana|bhaiya|behen|aadmi|wo|vo|woh|ladka|ladke|jija|fufa|sasural|saas|boss|
 pitaji|mere|mera|jeeju|पापा|पिता|माँ|मां|मम्मी|चाचा|मामा|पति|भाई|सर|कोच|वह|वो|अंकल|टीचर|दादा|आदमी|ससुराल|सास|
 मेरे|बाप|पिताजी|जीजा|बॉयफ्रेंड
@kin2	papa|pita|mummy|mumy|maa|mom|dad|chacha|mama|tau|bhai|pati|husband|wife|boyfriend|bf|ex|uncle|sir|teacher|
 coach|sautela|sautele|dada|nana|bhaiya|behen|aadmi|ladka|ladke|jija|fufa|sasural|saas|boss|pitaji|jeeju|wo|पापा|पिता|
 माँ|मां|मम्मी|चाचा|मामा|पति|भाई|सर|कोच|अंकल|टीचर|दादा|आदमी|ससुराल|सास|बाप|पिताजी|जीजा|बॉयफ्रेंड
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
despair	nahi|nhi|nahin|nai|नहीं _1 jeena|jina|jeene|jiunga|जीना|जीने
despair	nahi|nhi|nahin|nai|नहीं _1 jee|ji|rehna|जी|रहना chahta|chahti|paunga|paungi|sakta|sakti|चाहता|चाहती|पाऊंगा|
 सकता|सकती
despair	khud|apni|apne|apna|khudko|ख़ुद|खुद|अपनी|अपने|अपना ko|jaan|aap|haath|nas|hath|kalai|haathon|aapko|को|
 जान|आप|हाथ|नस|कलाई|आपको _2 khatam|maar|mar|kaat*|kat|de|le|nuksan|nuksaan|chot|dena|dunga|dungi|lunga|lungi|
 mita|hurt|deni|leni|खत्म|मार|काट*|दे|ले|नुकसान|चोट|देना|दूंगा|दूंगी|लूंगा|लूंगी
despair	kaash|kash|काश main|mai|me|mein|m|मैं _1 paida|mar|na|पैदा|मर|न _1 hi|hota|hoti|jau|jata|na|ही|होता|
 होती|जाऊं
despair	mere|mera|meri|mujhe|मेरे|मेरा|मेरी|मुझे bina|marne|hone|jane|बिना|मरने|होने|जाने _3 khush|behtar|kisi|
 fark|koi|accha|acha|achha|sukhi|खुश|बेहतर|किसी|फर्क|कोई|अच्छा
despair	bojh|boj|बोझ _1 hu|hoon|hun|ban|हूं|हूँ|बन
despair	kal|jaldi|कल main|mai|mein|मैं _1 nahi|nhi|नहीं rahunga|rahungi|hounga|hoon|hungi|रहूंगा|रहूंगी|रहूँगा|रहूँगी
despair	chhat|chat|train|pul|building|khidki|bridge|छत|ट्रेन|पुल|खिड़की|बिल्डिंग _2 kood|kud|koodne|kudna|jump|
 kudunga|कूद|कूदने|कूदना
despair	alvida|अलविदा
despair	aakhri|akhri|aakhiri|आखिरी|आख़िरी sabko|message|raat|sandesh|मैसेज|सबको|संदेश|रात
despair	bina|बिना _1 dard|दर्द _2 mare|marna|mar|maut|मरना|मरे|मौत
despair	sona|so|सोना|सो _2 kabhi|कभी _1 na|nahi|न|नहीं
despair	kitni|kitne|कितनी goli*|tablet*|गोलि* _3 maut|mar|marte|मौत|मर
overdose	zeher|zehar|jeher|phenyl|bleach|जहर|ज़हर|फिनाइल _2 kha|khali|pi|nigal|khaya|khayi|pee|li|khaa|खा|पी|निगल|खाई
overdose	saari|saare|bahut|bohot|puri|poori|itni|20|30|40|sab|सारी|सारे|बहुत|पूरी|neend|नींद _3 goli*|dawai|dawa|
 dawaiyan|tablet*|pills|गोल*|दवा*|दवाई _2 kha|khali|nigal|khaya|khayi|li|le|khaa|खा|निगल|खाई|ली
overdose	goli*|dawaiyan|tablets|pills|गोल* _1 kha|khali|nigal|khaa|khayi|खा|निगल li|liya|gaya|gayi|लीं|ली|लिया
overdose	overdose|ओवरडोज _1 kar|ho|hua|hui|kiya|le|li|हो|कर|किया|ले|.
overdose	uth|hosh|saans|उठ|होश|सांस nahi|nhi|नहीं
violence	@kin2 _3 maart*|marte|marta|marti|pit*|peet*|rape|balatkar|dhamki|gaali|thappad|belt|zabardasti|jabardasti|
 pareshan|peecha|chhed*|chhut*|chhoo*|chhua|मारत*|मारा|मारे|पीट*|छूत*|छुआ|धमकी|बलात्कार|थप्पड़|जबरदस्ती|छेड़* _1 hai|
 hain|h|he|the|hua|deta|dete|dabaya|hu|hun|hoon|lagata|lagate|karta|karte|karti|है|हैं|देता|देते|करता|करते|हुआ|?
violence	@kin2 _2 mujhe|mujhko|hume|mummy|maa|mere|मुझे|माँ _2 maar*|mar|mara|touch*|chhu*|chu|gala|hath|tang|मार*|
 छू*|गला _1 hai|hain|h|he|the|hua|deta|dete|raha|rahe|lagate|lagata|karta|karte|है|हैं|करता|करते|हुआ
violence	mujhe|mujhko|hume|mummy|maa|मुझे|हमें|मम्मी|माँ _2 maart*|marte|marta|pitte|peette|marti|chhut*|chhu*|maara|
 pita|मारत*|पीटत*|छूत*|मारा _1 hai|hain|h|he|diya|karta|karke|karte|है|हैं|दिया|?
violence	mujhe|mujhko|मुझे ghar|kamre|घर|कमरे _1 nikal|nikaal|band|निकाल|बंद diya|kar|dete|karte|दिया|कर
violence	mera|mere|meri|मेरा|मेरे|मेरी saath|sath|साथ _1 rape|balatkar|galat|zabardasti|jabardasti|गलत|रेप|बलात्कार|
 ज़बरदस्ती|जबरदस्ती
violence	zabardasti|jabardasti|ज़बरदस्ती|जबरदस्ती _2 shaadi|shadi|kar|kiya|शादी|कर
violence	ghar|papa|pati|husband|unse|usse|घर|पापा|पति|उनसे _2 dar|darr|dr|surakshit|डर|सुरक्षित _1 lagta|lag|diya|hai|
 nahi|लगता|लग|दिया|नहीं|?
violence	ghar|घर se|से nikal*|bhag*|निकाल*|भाग* diya|gaya|gayi|दिया|दी|गया|गई
violence	daru|sharab|daaru|nashe|शराब|दारू|नशे _2 maar*|mar*|pit*|मार*|पीट*
violence	zabardasti|jabardasti|ज़बरदस्ती|जबरदस्ती _1 shaadi|shadi|sex|kar*|शादी|कर*
bullying	mazak|majak|mzak|मज़ाक|मजाक|hasi|हँसी|mjak udate|udata|banate|bana*|uda*|ban*|उड़ा*|बना*|udaya
bullying	mujh|mujhpe|mujhpar|mere|मुझ|मुझपर|मेरे par|pe|upar|पर|ऊपर|hast*|हंसत*|हँसत* _1 hast*|hans*|thook*|हंसत*|
 हँसत*|थूक*
bullying	mujh|mujhpe|mujhpar|मुझ|मुझपर par|pe|पर? hast*|hanst*|हंसत*|हँसत*
bullying	mujhe|mujhko|मुझे|mere|hume _2 bully|chidha*|chida*|gaali|gaaliya|mota|moti|kaali|pareshan|tang|ragging|
 dhakka|sataate|satate|beizzat|akela|ignore|बुली|चिढ़ा*|गाली|मोटा|मोटी|परेशान|तंग|काली|धक्का|सताते
bullying	ragging|रैगिंग|bully|bullying|बुली* hoti|ho|hota|karte|kar|karta|hua|hui|kiya|होती|हो|करते|हुई
bullying	school|college|class|स्कूल|कॉलेज _2 dar|darr|maarte|marte|bully|डर|मारते|जाने+से _1 lagta|hai|लगता|डर|?
bullying	group|video|id|account|photo|meme|ग्रुप|वीडियो _4 mazak|majak|badnam|gaali|मज़ाक|मजाक|खिलाफ
stranger	nude*|न्यूड* _3 maang*|mang*|bhej*|chahiye|viral|leak|मांग*|भेज*|वायरल|लीक
stranger	meri|mera|apni|mere|मेरी|मेरा|अपनी|मुझसे|mujhse|bina|बिना _3 photo*|pic*|nude*|video*|address|number|फोटो|
 फ़ोटो|तस्वीर*|वीडियो _2 maang*|mang*|bhej*|viral|leak|leek|puch*|pooch*|मांग*|माँग*|भेज*|वायरल|लीक
stranger	photo*|pic*|video*|address|फोटो|फ़ोटो|वीडियो maang*|mang*|मांग*|माँग* raha|rahe|rha|rhe|रहा|रहे
stranger	photo*|video*|फोटो|वीडियो _1 viral|वायरल karne|kar|करने|कर
stranger	anjaan|ajnabi|aadmi|insan|stranger|uncle|अनजान|अजनबी|आदमी|अंकल _4 photo*|pic|pics|nude*|milna|address|milne|
 akele|फोटो|फ़ोटो|मिलना|मिलने|अकेले
stranger	coach|sir|koi|कोच|कोई|सर _4 nude*|akele|अकेले|kapde|कपड़े
stranger	blackmail|ब्लैकमेल|blekmail|blackmale|sextortion
stranger	dhamki|धमकी _1 de*|di|ki|दे*|दी
stranger	kapde|kapda|कपड़े utar*|nikal*|उतार*|khol*|खोल*
stranger	ghar|kisi|kisiko|mummy|papa|maa|घर|किसी|मम्मी _2 mat|na|मत|न _1 bata*|bol*|keh*|बता*|बोल*|कह*
stranger	akele|अकेले mil*|bula*|मिल*|बुला*
other	@friend _4 suicide|aatmahatya|khudkushi|आत्महत्या|खुदकुशी
other	@friend _4 marna|mar|jeena|jina|marne|haath|kaat*|मरना|जीना|मर|काट*|हाथ _1 chahta|chahti|chahte|karna|nahi|
 jayega|jayegi|चाहता|चाहती|करना|नहीं|जाएगी|काट*|kaat*
despair	maut|mout|marna|marne|मौत|मरना|मरने _2 behtar|accha|acha|achha|sukoon|shanti|rahat|बेहतर|अच्छा|सुकून|
 शांति
despair	faansi|fansi|phansi|faasi|फांसी|फाँसी _2 laga*|lunga|lag|jhool|lungi|लगा*|झूल
despair	doob|डूब ke|kar|के _1 mar|मर*
bullying	thook*|thuk*|थूक* hai|hain|hein|he|h|हैं|है|.
stranger	kapde|kapdo|कपड़े _2 utar*|utaar*|nikaal*|bina|उतार*
other	@friend _4 faansi|fansi|kood|latak|फांसी|कूद|फाँसी
violence	gala|haath|laat|baal|गला|हाथ|लात|बाल dabaya|daba*|tod*|maar*|kheech*|pakad*|दबाया|तोड़*|मार*|खींच*
violence	mera|meri|मेरा|मेरी rape|balatkar|बलात्कार|रेप hua|kiya|हुआ|किया
overdose	goli*|dawai|dawa|दवा*|गोल* _1 zyada|jyada|bohot|bahut|ज़्यादा|ज्यादा|बहुत _1 kha|khali|le|खा
overdose	dawai|dawa|goli* kha li|khali bohot|bahut|saari
bullying	mujhe toilet|bathroom|kamre _1 band
violence	gala|गला pakda|dabaya|ghota|पकड़ा|दबाया`;
