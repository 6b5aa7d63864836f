/**
 * What shows in a message that someone is about to do harm to themselves or to others without meaning despair: to data, accounts, a
 * body. Each line is the name of a danger, a tab, and signs with ` & ` between, all of which have to be there; `!` before a sign stands
 * for one that must not be. `readPatterns` says how a sign is written.
 */
export const dangerPatterns = `@i	i|ive|we|weve|my|our|im|me|just
@want	can|could|should|want|wanna|may|trying|going|gonna|will|ill|need|how|let|wanted|try|is+it|is+there|help|must|
 shall|lets
@did	accidentally|accidently|mistake|mistakenly|oops|oh+no|panic|panicking|help|recover|undo|restore|gone|lost|back|
 wrong|crying|ruined|stupid|unintentionally|meant
@asks	what+does|whats|what+is|explain|meaning|why+does|why+is+it|difference|prevent|prevents|preventing|avoid|
 avoiding|protect|protecting|protects|defend|against|safely|securely|secure|safer|best+practice|best+practices|never|
 instead+of
@key	key|keys|apikey|token|tokens|secret|secrets|password|passwords|passwort|clave|credentials|env|pem|creds|wallet|
 seed+phrase|private+key|pw|passwd|webhook|serviceaccount|login+data
@public	github|gitlab|bitbucket|repo|repository|public|publicly|discord|reddit|stackoverflow|stack+overflow|forum|
 pastebin|screenshot|codepen|tiktok|youtube|stream|slack|group+chat|internet|online|npm|git|remote|replit|jsfiddle|
 whatsapp
@sent	pushed|push|pushing|committed|commited|commit|commiting|committing|uploaded|upload|posted|post|pasted|published|
 leaked|leak|shared|sent|put|exposed|visible|saw|shows|showing|hochgeladen|gepusht|subi|subido|pousse|checked+in|show
leaked-key	@key & @sent & @public & !@asks & !public+key|primary|foreign|list|dictionary|array|object|galat|wrong|denied|
 rejected|belong|hide|so+it|isnt|should+i|generate|password+manager|so+its|where+do
leaked-key	aws|openai|stripe|google|firebase|telegram|paypal|twilio bot? api? key|keys|token|secret _6 public|github|
 leaked|exposed|stolen|bill|charged|strangers|repo & !@asks
leaked-key	env|dotenv _4 github|repo|public|pushed|committed|git & @sent & !@asks & !gitignore|ignored
leaked-key	bill|charged|invoice & aws|api|openai|google|cloud|azure & key|keys|leaked|someone|stranger|miner|mining
leaked-key	here|thats|this is|are|heres? my? real|actual|live? @key _2 sk|ghp|akia|can
key-in-page	api|secret|private|aws|openai|stripe key|keys|token|secret _8 frontend|front|client|javascript|script|
 html|react|vue|browser|code|page|hardcode|hardcoded & put|hardcode|hardcoded|paste|write|store|keep|save|add|
 directly|straight|inside|type|include & !@asks & !env|environment|server|backend|where|isnt|not+to|belong
key-in-page	hardcode|hardcoded|hardcoding _4 @key & !@asks & !where|not+to
plain-passwords	password|passwords|passwort|passworter|contrasenas|pwd|passwd & plain|plaintext|cleartext|unencrypted|
 unhashed|clear+text|text+file|txt|csv|excel|spreadsheet|localstorage|local+storage|cookie|cookies|json|varchar|
 text+column|klartext|texto+plano|without+hashing|not+hashed|google+sheet|as+is|md5|base64|sha1|unverschlusselt &
 save|saving|saved|store|storing|stored|stores|keep|keeping|kept|write|writes|writing|put|puts|log|column|check|
 checks|compare|send|sends|email|in|are|speichern|gespeichert|speichere|guardar|guardo|login & !@asks & !hash+them|
 bcrypt|argon2|strip|reset|read+a+password|generator|open|hopefully|zip|pdf & !hopefully
plain-passwords	md5|sha1|base64 _5 password|passwords & !@asks & !crack|argon2|migration
plain-passwords	email|mail|send|show|display|forgot|remind _4 users|user|them|him|people|customers|members|their|his|
 her|old|forgotten _3 password|passwords & their|old|forgotten|real|current & !reset|link|@asks
plain-passwords	see|look+up|view|know _3 users|everyones|peoples|members|customers password|passwords & admin|page|
 database|table|dashboard|they|forget & !@asks
private-details	my|our|his|her|their|where|daughters|sons|kids _3 address|cell|nr|phone|number|school|surname|street|
 last+name|full+name & page|website|site|homepage|profile|bio|readme|portfolio|blog|online|public|game|github|web|
 server & put|write|add|show|post|publish|include|visit|list|says|shows|shares|upload|made|has|with & i+am|m|im|she|
 he|daughter|son|kid|kids|is|years|grade|fan|class|friends|everyone|people|strangers & !email|ip|company|restaurant|
 shop|bakery|dummy|fake|database|form|field|@asks|racist|mock|mocking|found+my|granddaughters|behalf
private-details	home|house|my|our|street|exact address & page|website|site|homepage|profile|bio|readme|portfolio|blog|
 online & my|our|i & put|write|add|show|post|publish|include|list & !email|ip|web|company|restaurant|shop|bakery|
 business|@asks|form|field|input|url|bar
private-details	photo|photos|picture|pictures|names|name|grades|addresses|numbers _6 classmates|classmate|class|
 friends|pupils|students|children|kids & page|website|site|online|app|publish|upload|put|public & publish|upload|put|
 post|share|page|site|website & everyone|without|all|full|phone|grades|rate|rating|ugly|secretly|scrape|addresses|
 home|public & !dummy|fake|database|@asks
private-details	my|his|her|a|our|the _3 passport|id+card|social+security|ssn|drivers+license|birth+certificate|
 bank+statement & upload|send|post|photo|scan|put|share|sent & !validate|regex|dummy|field|form
strange-code	someone|somebody|guy|friend|stranger|he|she|they|discord|youtube|tiktok|video|chat|comment|forum|reddit|
 dm|recruiter|website & told|tells|said|says|sent|gave|wants|asked|asks|posted|dm|link|from & paste|pasted|pasting|
 run|ran|running|execute|install|installed|download|downloaded|open|type & console|devtools|f12|terminal|powershell|
 cmd|script|exe|extension|code|command|apk|attachment|zip|macro|bat|userscript|file|sudo & robux|free|hack|nitro|skin|
 skins|money|unlock|cheat|unknown|stranger|dont+know|never+met|random|safe|weird|trust|verify|fix|virus|antivirus|
 admin|sudo|obfuscated|console|f12|powershell & !@asks
strange-code	free robux|nitro|vbucks|skins|gems|coins|followers & script|console|paste|run|exe|code|generator|
 download|hack|password|login|bot
strange-code	curl|wget _8 bash|sh|sudo & !@asks
strange-code	download|downloaded|install|installed|installing|run|using|got _2 cracked|keygen|warez|activator|torrent
 & !@asks
strange-code	cracked|keygen|torrented _2 version|ide|intellij|photoshop|windows|software|license|webstorm|pycharm|
 office|sublime|phpstorm|copy|app & !@asks & !screen
strange-code	turn|disable|disabled|turned|switch|switched|deactivate _2 off? antivirus|virus|defender|firewall|
 windows+defender|smartscreen|gatekeeper|selinux
strange-code	paste|pasted|pasting|copy|copied _5 console|f12|terminal|powershell & told|someone|somebody|guy|stranger|
 discord|tiktok|video|robux|free|dont+know|no+idea|random & !@asks & !error
steal-data	steal|steals|stealing|grab|grabs|grabbing|harvest|hijack|sniff|intercept|capture|get & cookie|cookies|
 session|sessions|sessionid|tokens|token|passwords|password|logins|credentials|keystrokes|keys & someone|someones|
 friends|friend|others|visitors|visitor|people|users|user|victim|victims|his|her|their|classmates|teacher|wifi|
 network|other|peoples|everyone|roblox|discord|send|sends|script & steal|steals|stealing|hijack|sniff|intercept|
 harvest|grab|grabs|secretly|without|victim|victims|keystrokes & !prevent|protect|against|stop|defend|stolen|safe|
 avoid|fix|my+password
steal-data	send|sends|forward|upload _4 cookies|cookie _5 my|me|server|webhook|url & visitors|visitor|someone|
 someones|other|friends|others|comment|inject|every|who|their & !@asks
steal-data	keylogger|key+logger|token+grabber|cookie+stealer|cookie+stealing|password+stealer|phishing+page|
 fake+login & write|make|build|code|create|how|script|program|want|need|python|js|project & !detect|remove|@asks|
 infected|got|detection
break-in	hack|hacking|break+into|breaking+into|spy|crack|bypass|stalk|stalking & ex|exs|girlfriend|girlfriends|
 boyfriend|boyfriends|wife|wifes|husband|husbands|friends|sister|sisters|brother|brothers|teachers|teacher|classmate|
 classmates|neighbors|neighbor|neighbours|neighbour|boss|coworker|roommate|schools|school|daughters|sons|partner|
 partners|crush|mom|moms|dad|dads|someones|somebodys|someone|his|her|colleague|colleagues|parents & account|accounts|
 instagram|insta|facebook|snapchat|snap|whatsapp|tiktok|email|emails|phone|wifi|messages|dms|computer|laptop|password|
 chats|location|gmail|roblox|discord|grades|network|router|camera|webcam|portal|system|server|iphone|icloud & !@asks
 & !was+hacked|got+hacked|been+hacked|hacked+my|into+my|my+own|together|hackers|can+someone|can+anyone|could+someone|could+anyone|can+people|if+i|forgot+my|secret+message
break-in	read|see|get+into|log+into|login+to|access|track|monitor|unlock|guess|open & my|her|his|the & ex|exs|
 girlfriend|girlfriends|boyfriend|boyfriends|wife|wifes|husband|husbands|crush|crushs|partners|boss|teachers|sisters|
 brothers|friends|neighbours|neighbors|coworkers|employee & account|instagram|insta|facebook|snapchat|whatsapp|email|
 emails|messages|dms|password|chats|gmail|location|wifi|private & !@asks & !my+own|forgot|speak|blind|late|together|
 shared|us|permission|help+her|help+him|app|hackers|we
break-in	wifi _4 read|see|sniff|intercept|monitor _3 everything|traffic|messages|all & !my+own|@asks
break-in	change|changing|edit|hack|alter _3 my|grades|marks|grade|attendance _3 grades|marks|grade|system|school|
 portal & hack|school|teachers|portal|university|system|server & !css|color|array|list|calculator|app|table|project|
 program|@asks
break-in	spyware|stalkerware|hidden+app|airtag|track|tracking _6 girlfriend|boyfriend|wife|husband|ex|partner|she|her
 & secretly|without|knowing|install|phone|location|notice|knows
no-sleep	havent|have+not|not|didnt|without|barely|no|dont|zero|hardly|never _2 slept|sleep|sleeping|sleeped & day|
 days|night|nights|hours|hrs|h|yesterday|monday|tuesday|wednesday|thursday|friday|weekend|exam|code|coding|learn|
 study|studying|till|until|tonight|week|project|deadline|again & !thread|threads|function|setinterval|process|setting|
 await|program|async|loop|mode|command|works|working|method|well|baby
no-sleep	awake|been+up|stayed+up|stay+up|staying+up _3 since|for|all|hours|36|24|30|40|48|two|three|2|3|whole & night|
 nights|hours|hrs|days|h|yesterday & code|coding|learn|study|studying|exam|bug|project|deadline|programming|plan|
 lesson|topics|java|python|sql|c
no-sleep	all+nighter|allnighter|all+nighters|allnighters|through+the+night & @i & code|coding|learn|study|studying|
 exam|test|plan|programming|project|hackathon|deadline & !job|server|runs|script|shift|cron|backup|training|quiz
no-sleep	code|coding|learn|learning|study|studying|programming|awake|up _3 all|whole|every|the+entire night|nights &
 @i & code|coding|learn|learning|study|studying|programming|exam|deadline|project & !job|server|runs|script|shift|
 cron|backup|training
no-sleep	sleep|sleeping|slept _3 1|2|3|4|one|two|three|four hours|hrs|h|hour & day|night|code|coding|learn|study|
 studying|plan|exam|every|per|a|only & !time|timer|thread|setinterval|seconds|loop|calculate|baby|row
no-sleep	energy+drinks|energy+drink|red+bull|redbull|red+bulls|caffeine & @i & code|coding|study|studying|exam|learn|
 awake|hackathon|heart|shaking|night|3|4|5|6|7|8|three|four|five|six & !shop|cafe|website|page|app|store|menu
no-sleep	5|6|7|8|9|10|five|six|seven|eight|nine|ten|sixth|seventh|eighth coffees|cups+of+coffee|espressos|coffee & @i
no-sleep	skip|skipping|without|give+up|less|cut|cutting|stop|no|quit sleep|sleeping & learn|code|coding|study|finish|
 faster|plan|more|time|hours|exam & !thread|function|loop
stimulants	adderall|ritalin|modafinil|vyvanse|amphetamine|amphetamines|speed+pills|nootropics|nootropic|study+drugs|
 smart+drugs|focus+pills|caffeine+pills|cocaine|coke|weed|phenibut & take|taking|took|buy|study|code|coding|learn|
 focus|concentrate|awake|exam|friend|roommate|brother|sister|dose|mg|without|borrow|help|should|more|double & !app|
 database|api|page|website
stimulants	stop|stopped|stopping|skip|skipping|double|doubled|doubling|quit|more _3 meds|medication|medicine|pills|
 antidepressants|insulin|adhd|tablets|dose & focus|code|coding|learn|study|studying|concentrate|exam|programming|
 sharper & !app|database|reminder|api|page|website
body-alarm	chest _2 pain|hurts|pains|tight|tightness|hurting|pressure & !of|css|treasure|game|sprite|array|interview
body-alarm	heart _3 racing|pounding|skipping|skips|beats|beating|flutters|weird|strange|irregular|hurts & my|coffee|
 energy|awake|night|coding & !animation|css|icon|button|svg|game|emoji|presentation|interview
body-alarm	numb|tingling|cant+feel|pins+and+needles _4 hand|hands|arm|arms|fingers|face|wrist|leg|side
body-alarm	wrist|wrists|hand|hands|fingers|thumb|elbow _3 hurt|hurts|pain|ache|aches|burning|burn|sore|swollen|blurry
 & typing|code|coding|hours|keyboard|programming|screen|computer|mouse|keep|ignore|push|through|days|every|learn|
 study|continue & my|in|i &
 !lol|lmao|haha|hahaha|hihi|hehe|xd|xdd|jk|joke|joking|funny
body-alarm	fainted|fainting|passed+out|dizzy|blacked+out & i|my|me & code|coding|screen|keep|study|studying|hours|
 continue|typing & !css|donation|free|app
body-alarm	havent|not|didnt|havnt _3 eaten|eat|eating|ate|meals|food|drink|drunk|water & code|coding|studying|study|
 learn|learning|programming|project|bug|deadline|exam & !app|website|page|recipe|restaurant|game|loop|function|array|
 philosophers
at-the-wheel	while|when|during|driving driving|drive|cycling|biking|riding|behind+the+wheel & code|coding|learn|read|
 lesson|lessons|study|studying|watch|phone|laptop|videos|topics|type|typing|plan|practice & i|my|me|can|want
at-the-wheel	at|behind the wheel|red+lights|traffic+lights & read|learn|lesson|lessons|code|watch|study|phone|type
mains-power	mains|230v|220v|240v|110v|120v|wall+outlet|wall+socket|power+socket|high+voltage|microwave+transformer|
 power+supply|live+wire|capacitor|capacitors|fuse+box|electrical+outlet|outlet|lithium|lipo & arduino|raspberry|pi|
 esp32|relay|wire|wires|wiring|connect|open|solder|plug|touch|lamp|switch|bulb|charge|charging|control|project|sensor
 & !css|simulate|class|object
mains-power	battery|laptop|phone|powerbank|charger|computer|macbook _4 swollen|bulging|bulge|smoke|smoking|smells|
 burning|sparks|sparking|hissing|expanded|puffed & !sort|bubble|topic|hot+reload
mains-power	spilled|spilt|poured|dropped|fell _4 water|coffee|tea|juice|beer|bath|soda|wine & laptop|keyboard|
 computer|macbook|phone|pc|charger
open-door	open+to+the+internet|port+forward|port+forwarding|exposed|public+ip|open+port|open+to+everyone|open+to+all|
 anyone+can+read & mongo|mongodb|mysql|database|db|redis|postgres|firebase|rules|server|admin|without+password|
 no+password & !@asks & !docker+ports|listen
open-door	without|no|empty|blank|default|admin|root password|passwords|admin|root|auth & database|mysql|mongodb|mongo|
 server|router|admin|phpmyadmin|postgres|redis|root & online|live|public|internet|production|vps|deploy|deployed|
 remote|customers|hosting|anyone & !@asks
open-door	firebase|firestore|bucket|s3 _6 public|true|everyone|anyone|open|read|write & rules|bucket|data|users|allow
 & !@asks
open-door	chmod r? 777
open-door	777 & chmod|permissions|permission|folder|files|everything
open-door	password|passwords _5 123456|12345|1234|admin|password123|qwerty|letmein|password1 & use|set|is|my|make|
 admin|users|same|everyone & !validate|regex|check|test|brute|@asks|how+strong|if
open-door	same password & everywhere|every|all|everything|accounts|bank|email & !compare|check|two|fields
open-door	verify false|disable|ignore|turn+off|skip|reject+unauthorized|rejectunauthorized & ssl|tls|certificate|
 certificates|https|verify|rejectunauthorized & !@asks & !test
injection	put|insert|paste|concatenate|concatenating|add|plus|glue|build|string|format|fstring|f+string|directly|
 straight & user+input|input|form|get|post|username|search+box|users|req|request|typed|what+the+user & sql|query|
 mysql|database & directly|straight|concatenate|concatenating|concatenated|fstring|f+string|glue & !@asks & !prepared|
 placeholder|placeholders|parameterized|parameters|injection
injection	eval|exec|innerhtml|dangerouslysetinnerhtml _5 user|users|visitor|visitors|typed|types|comments & !@asks &
 !prevent|sanitize|escape|error
injection	eval|exec|innerhtml|dangerouslysetinnerhtml|shell+exec|pickle|v+html & user|users|input|visitor|visitors|
 form|comments|comment|req|typed|upload|untrusted & on|run|put|show|use|using|execute|evaluate|calculate|pass|with|
 into|insert|directly & !@asks & !prevent|sanitize|escape|instead|textcontent|error|not+working|undefined
injection	users|user|visitors|visitor|anyone|people|students|everyone & upload & any|php|exe|html|all|every|
 without+checking & file|files|kind|type & uploads|server|htdocs|public|folder|run|execute|without & !@asks &
 !restrict|validate|only|limit
mass-change	delete|deleted|update|updated|dropped|drop|truncate|truncated|overwrote|overwritten|wiped|cleared|
 deleting & table|database|rows|records|production|prod|collection|customers|orders|column|users & where|forgot|
 production|prod|live|accidentally|accidently|mistake|wrong|oops|whole|entire|gone|all|no+backup|customer|real & i|
 ive|just|we|my|accidentally & production|prod|live|accidentally|accidently|mistake|oops|gone|no+backup|forgot|wrong|
 panic|boss|fired & !@asks & !css|todo|list|learn
mass-change	production|prod|live _4 database|db|server|data|table & test|testing|try|try+out|experiment|practice|
 directly|straight|migration|drop|delete|alter|update|run|change|without+backup|no+backup & !@asks & !learn|course|
 deploy|connection|refused
mass-change	delete|deleted|update|updated|dropped|drop|truncated|overwrote|overwritten|wiped|cleared _6 table|
 database|rows|records|collection|column|users|customers|orders & accidentally|accidently|mistake|oops|without+where|
 without+a+where|no+where|forgot+the+where|forgot+where|without+the+where & !@asks|css|learn
mass-change	no backup|backups|copy & thesis|project|only|laptop|usb|photos|database|all|everything|code|work|website|
 production|update|format|reinstall|upgrade|dying|disk
lost-work	git & reset+hard|hard+reset|reset|checkout|force|clean|rebase|filter & lost|gone|deleted|disappeared|
 vanished|erased|overwrote|overwritten|wiped & work|commits|commit|changes|everything|code|files|week|weeks|days|
 hours|branch|team|teammate|colleague|main & !@asks
lost-work	force|forced push|pushed|pushing & main|master|team|teammates|colleagues|shared|everyone|gone|overwrote|
 overwritten|lost|others|their|develop & !@asks & !difference|lease
wiping-command	rm r|rf|fr|-rf & !@asks & !node|modules|dist|build
wiping-command	rm rf & slash|home|root|sudo|star|everything|system|folder|accidentally|ran|run|should|safe|told|wrong|
 server|desktop|documents|space & !what+does
wiping-command	sudo rm & !@asks
wiping-command	system32
wiping-command	fork+bomb|forkbomb & run|try|ran|start|paste|execute|school|friends|prank|pc & !what+is|@asks
wiping-command	mkfs|diskpart|dd+if|format+c|shred & !@asks & !string
wiping-command	format|formatting|wipe|wiping|erase|repartition|partition _4 disk|drive|usb|laptop|hard|computer|c|ssd|
 partition|everything & linux|dual|install|windows|backup|only|all|files|should|ubuntu|reinstall|clean & !string|date|
 @asks|printf
deleted-files	deleted|delete|erased|wiped|formatted|overwrote|overwritten|removed|emptied & folder|files|file|project|
 thesis|photos|disk|drive|usb|homework|assignment|code|documents|desktop|directory|trash|recycle|everything|work|
 semester & accidentally|accidently|mistake|mistakenly|by+accident|oops|recover|get+it+back|get+them+back|restore|
 undelete|gone & !@asks & !git|commit|commits|branch|row|element|node|key|list|array|table|function|line|database|
 how+to+delete|character|string|css|index|react
scam	pay|paid|payment|deposit|fee|bitcoin|crypto|gift+card|gift+cards|bank+details|bank+account|iban|card+number|
 credit+card|passport|wallet|transfer|otp|anydesk|teamviewer|id+card & job|recruiter|bootcamp|internship|guarantee|
 guaranteed|telegram|whatsapp|interview|support|microsoft|caller|investor|tasks|equipment|employer|company|
 certificate|hired & asks|asked|asking|want|wants|told|says|said|need|needs|send|wire|offered|guarantees|promised &
 first|before|upfront|advance|guarantee|guaranteed|today|start|starts|training|equipment|laptop|refund|certificate|
 fix|deposit|remote & !stripe|gateway|api|integrate|salary|checkout|form|database|page|website|button|app|he|she
scam	recruiter|interview|client|job|interviewer & clone|npm|install|run|download|zip|repo|project & stranger|linkedin|
 telegram|asked|asks|sent|test|before|crypto|task & suspicious|obfuscated|weird|unknown|crypto|wallet|never|private|
 telegram|linkedin|safe|zip|exe
scam	code|otp|sms|verification & sent|send|give|tell|share & support|bank|google|whatsapp|caller|someone|he|she|they
 & asks|asked|wants|wanted|needs|says|said & verification|otp|sms|6+digit|six+digit|digit
card-data	credit|card|cvv|cvc|cards & number|numbers|cvv|cvc|details & save|store|saving|storing|keep|write|database|
 table|email|log|localstorage|excel|txt|send & !@asks & !stripe|validate|luhn|test+card|library|playing|deck|game|index+cards|index+card|catalogue|drawers|
 paypal
attack-others	ddos|dos|flood|spam|crash|take+down|overload|brute+force|bruteforce & school|schools|classmates|
 teachers|someones|wifi|his|her|their|competitor|competitors|streamer|another|other|rival|neighbours & want|write|
 make|how|script|python|can|build|send|prank|revenge & ddos|flood|spam|crash|take+down|overload|brute+force|
 bruteforce|down & !@asks & !my+own|prevent|my+game+crashes|my+server+crashes|why|error|discord+bot+that+stops|
 crash+course|server+test|presentation|gracefully|ulimit
attack-others	virus|worm|malware|ransomware|trojan|rat & prank|friend|friends|school|classmate|teacher|revenge|
 brother|send & make|write|build|code|create|how|send & !@asks & !antivirus|game|scan|removal|hashmap|eating|dots|
 snake|presentation|talk|how+does|blackmail|sent+me|web
attack-others	deepfake|undress|nudify|fake+nudes & make|app|classmate|teacher|girl|photo|build|code|python & !detect|
 @asks
wiping-command	deleted|delete|deleting|remove|removed|rm _1 .? git folder|directory & !ignore|@asks
wiping-command	terraform|tofu destroy & !@asks|practice|lab
wiping-command	crontab r
wiping-command	docker _2 prune & volumes|volume|database|backup|all
wiping-command	reformat|reformatting & !@asks|code|text|string|date|empty
wiping-command	lancer|ejecutar|ausfuhren|eseguire|rodar|запустить rm rf
firmware	bios|firmware|uefi update|flash|upgrade & pull|plug|unplug|power|off|restart|reboot & !@asks
mass-change	borrar|borre|eliminar|apagar|apaguei|loschen|geloscht|supprimer|cancellare|usunac|удалить|удалил|sil|
 sildim|hapus & produccion|producao|produktion|produktiv*|produzione|production|prod|produkcj*|прод|продакшн|
 продакшене|canli & !@asks
risky-release	prod|production|live|release|deploy|ship & friday|vacation|holiday|holidays|weekend & without|untested|
 go|leave|straight|pm|leaving & without+tests|untested|vacation|holiday|straight & !@asks
risky-release	without|no|skip|skipped tests|testing|review & prod|production|live & push|release|deploy|ship|straight
 & !@asks
force-push	push force|f & !@asks & main|master|others|team|shared|branch|rejected|everyone|colleagues|work|ok &
 !lease|my+own+branch
force-push	force|forcing _2 push|pushing & others|team|shared|rejected|teammates|colleagues|main|master & will|ill|
 just|going|should|can|ok|go & !gone|lost|disappeared|overwrote|deleted|destroyed|@asks|work|lease
force-push	reset & hard & shared|team|others|everyone & force
leaked-key	password|passwort|pin|contrasena|senha|mot+de+passe|пароль|haslo|sifrem is|ist|es|est|lautet & my|mein|mi|
 minha|mon|мой|meu & check|good|strong|safe|gut|sicher|bank|same|too & !123456|if|should|how|field|length|characters
leaked-key	passwort|passworter|schlussel|token|rootpasswort|contrasena|clave|senha|cle|chiave|пароль|ключ|sifre|
 sifremi|kunci & gepostet|hochgeladen|gepusht|geteilt|subi|subido|publique|postei|subiu|enviei|pousse|publie|caricato|
 pubblicato|залил|выложил|запушил|yukledim|attim|unggah & github|chat|discord|repo|offentlich*|publico|publica|public|
 gruppe|grupo|гитхаб|репозиторий & !@asks
key-in-page	jwt|api|signing|app|encryption secret|key|token & frontend|front+end|client+side|browser & in|is|
 launching|launch|live|online & !@asks & !where|not+to
plain-passwords	password|passwords|passworter|passwort|contrasenas|contrasena|senhas|senha|parola|parole|пароли|
 пароль|sifre|sifreleri|hasla & plain+text|klartext|texto+plano|texto+puro|texto+claro|en+clair|in+chiaro|открытом|
 duz+metin|otwartym|teks+biasa & rakhe|rakh|save|live|speicher*|guardo|guardar|guarda|stocke|stocker|salvo|salvar|
 salva|salvare|храню|хранить|хранятся|sakla*|tutuyor*|zapis*|simpan|kaydet* & !@asks & !hopefully
plain-passwords	password|passwords|pw|pws & just+as|as+they+were|as+typed|exactly+as & saved|save|stored|store|column|
 table|keep
plain-passwords	password|passwords _5 md5|sha1|base64 & !@asks & !crack|bcrypt|argon2|migration
private-details	webcam|camera|location|stream & strangers|everyone|anyone|people & im|i+am|m & room|house|home|
 bedroom & !@asks
private-details	publish|post|put|site|page|list|website|show & kids|children|scouts|pupils|minors & address|addresses|
 home+alone|full+name|full+names|phone & !fake|dummy|form|@asks|kids+can|contact|bullying|prevention|volcanoes|call
private-details	customers|customer|patients|patient|diseases|employees|clients & public|publicly|everyone & sheet|
 page|bucket|repo|github|site|list & names|diseases|birthdays|salaries|phone|data|records & !fake|dummy|@asks
break-in	guess|guesses|guessing|bruteforce|brute _3 passwords|password & login|office|page|account|admin|offices|
 someones & !@asks & !hangman|game|hackers|own|stop|block|protect
break-in	wife|husband|girlfriend|boyfriend|gf|bf|daughter|son|employee|partner|ex & where|location|messages|chats|gps|
 calls|reads & doesnt+know|doesnt+notice|secretly|without+her|without+him|wont+notice|dont+know|in+secret|hidden &
 !@asks
break-in	answers|questions|exam & server|teachers|professor|professors|portal & undetectable|secretly|steal|enter|
 hidden|without & !@asks & !quiz
break-in	hackear|hackeo|hackea|piratear|pirater|hacken|hackowac|zhakowac|wlamac|meretas|retas|hack|hackle*|invadir|
 взлом*|взлам*|اخترق|اختراق|hacker|craccare|violare|hackerare|kirmak & cuenta|conta|compte|konto|account|аккаунт|
 страницу|вк|whatsapp|instagram|ig|insta|facebook|snap|snapchat|wifi|akun|hesap*|hesab*|حساب|почту|celular|telefono|
 movil|handy|telefone|telephone|wlan & !@asks & !can+someone|can+anyone|could+someone|if+i|my+account|mein+konto|mi+cuenta|
 hackeado|gehackt|hacked|pirate|a+ete|protect|proteger|schutzen
break-in	handy|konto|nachrichten|telefono|computer|celular|portable|telephone|telefon|whatsapp|mesajlarini|mensagens|
 mensajes|messages|messaggi & freundin|freund|frau|mann|ex|mantan|novia|novio|copine|copain|professore|ragazza|
 ragazzo|namorada|namorado|marido|esposa|sevgilimin|sevgili|karimin|kocamin|dziewczyny|chlopaka|девушки|бывшей &
 komme|reinkommen|lesen|mitlesen|entrare|entrar|leer|ler|lire|leggere|spiare|espiar|okurum|okumak|ohne+dass|sin+que|
 sem+que|sans+que|senza+che|baca|czytac|прочитать & !geheime|caesar|apriamo|app
steal-data	keylogger|keyloggers|cookie+stealer|token+grabber & !detect|detection|remove|@asks|found|infected|protect|
 against|erkennen|color|image
steal-data	usb|stick|script|program|app|extension steals|stealing|that? _4 passwords|cookies|tokens|logins & whoever|
 everyone|people|friends|steals & !@asks
steal-data	card|cards|accounts _2 numbers|number|details & found|stolen|other+peoples|others|someone+elses|list & buy|
 buys|use|pay
attack-others	worm|virus|ransomware|trojan|malware _4 that|which|to|as|example|code & copies|locks|spreads|works|
 prank|encrypts|infects|deletes|send|control|real & !simulation|illness|game|@asks|antivirus|detect|remove|map|
 history|presentation|talk|how+does|sent+me|eating|dots
attack-others	spam|spams|spamming|bomb & enemy|ex|someone|classmate|his|her & texts|messages|calls|number|times|
 emails|sms & !filter|@asks|detect|stop
attack-others	crash|crashing|lag _2 fortnite|roblox|minecraft|discord|game? servers|server & tool|friends|want|how|
 script & !my+server|why|error|my+minecraft|own|@asks|help|fix|test|course
attack-others	miner|mining|adware|ads & hide|hidden|hiding|secretly & players|users|visitors|game|app & !minesweeper|
 @asks
attack-others	fake accounts|account|reviews|profiles & bot|make|makes|create|write|writes|hundreds|500 & !detect|
 @asks|prevent|prank+me|with+my|my+face|about+me|spot|teach|speech|of+me
attack-others	scrape|scraping|collect|harvest _6 emails|email|numbers|addresses|phone & send|ads|spam|sell & !@asks
attack-others	email|mail|sms|message|call _8 looks|look|seem|seems|appear|appears _4 from & boss|bank|principal|
 police|teacher|someone|ceo|director & !@asks|tell|real+or
attack-others	traffic|street light|lights & flipper|hack|mod|jam
scam	anydesk|teamviewer|remote+access|remote+control & bank|microsoft|caller|phone|called|support|says|asked & !@asks
scam	gift card|cards & popup|virus|viruses|says|codes|pay|must|wants & !shop|sell|store|page|design|can+i+pay|course
scam	pin|tan|card|password|bank|iban & sms|text+message|email|mail|popup|link|call & genuine|real|post+office|package|
 parcel|prize|won|tax|refund|urgent|blocked & form|enter|type|write|fill|click|open & !@asks|build|design
card-data	visa|mastercard|credit|card & my|moms|dads|mothers|fathers|parents|here & pay|course|store|numbers|number|
 exp|cvv & put|here|enter|store|type|give|write & !stripe|validate|@asks|test|mode|luhn|library|own+shop|form+in
open-door	turn|turned|turning|switch|disable|disabling|disabled|remove|removed|bypass _3 csrf|cors|auth|
 authentication|authorization|security|https|ssl|tls|checks|validation|2fa|captcha & everywhere|all|live|release|
 online|complaining|easier|bank|production|tonight|tomorrow|customers & !@asks
open-door	without|no password|passwords|auth|login|authentication & mongodb|mongo|mysql|database|redis|postgres|
 server|admin|ssh & customer|customers|real|easier|team|0 & !@asks & !forgot|reset
open-door	admin _2 url|link|parameter|query & online|live|page|area & true|putting|put
strange-code	disabling|disable|disabled|switch _2 off? antivirus|virus|defender|firewall
strange-code	crack|cracks|keygen|patch for photoshop|windows|office|ide|intellij|game|software & !@asks
strange-code	curl|wget & bash|sh & sudo|just|tutorial|run & !@asks|write|understand
no-sleep	16|17|18|19|20|21|22|24 hours|h|hrs & day|daily|each & study|learn|code|coding|sleep|plan|learning & !month|
 week|year|server|online|format|clock|24h|support|shop
mains-power	230|220|240|110|120|380 v|volt|volts & arduino|raspberry|pi|esp32|relay|wire|wires|lamp|switch|directly|
 pin|touch & !css
`;
