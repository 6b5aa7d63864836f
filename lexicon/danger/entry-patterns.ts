/**
 * How people ask for a way into what is not theirs, each line as in `patterns.ts`: a school's system, a strange Wi-Fi, a game, someone's
 * account or phone. A strong word says alone that it is taken by force; a weak one, such as "log in", needs a sign that it is not allowed.
 */
export const entryPatterns = `@guard	prevent|prevents|preventing|protect|protects|protecting|protection|proteger|schutzen|proteggere|
 защитить|защитит*|حماية|defend|defending|secure|securing|safely|ethical|ethically|legally|hackathon|hackathons|was+hacked|
 got+hacked|been+hacked|hacked+my|gehackt|hackeado|hackeada|hackearon|hackers|i+built|i+made|we+built|my+users|our+users|
 empecher|eviter|evitar|evito|verhindern|verhindere|vermeiden|evitare|impedire|zapobiec|engellemek|korumak|stop+people|
 stop+someone|stop+others|stop+anyone|keep+people+out|own+server|own+website|own+site|own+app|own+page|simulation|simulate
@force	hack|hacks|hacking|hax|haxx|hackin|hackear|hackeo|hackea|hacke|hackst|hackt|hackare|hackeie|pirater|pirate|piratear|hacken|reinhacken|cracken|crackear|
 crack|cracking|break+into|breaking+into|broke+into|break+in+to|break+in|sneak+into|sneaking+into|force+my+way|bypass|
 bypassing|get+past|get+around|getting+around|exploit|exploits|brute+force|bruteforce|bruteforcing|invadir|hackle*|взлом*|
 взлам*|zlamac|wlamac|zhakowac|hakowac|hackowac|shakowac|violare|bucare|hackerare|craccare|knacken|umgehen|meretas|kirmak|
 kirar*|اخترق|اختراق|نخترق|تهكير|اهكر|hijack|hijacking
@read	read|reads|see|sees|watch|track|tracking|locate|follow|spy+on|monitor|intercept|leer|ver|lire|voir|lesen|mitlesen|leggere|
 vedere|ler|okumak|czytac|прочитать|читать
@weak	way+into|ways+into|let+me+into|get+into|getting+into|get+in+to|got+into|get+in|get+inside|log+into|log+in+to|login+to|login+into|log+on+to|log+in|sign+into|
 sign+in+to|access|gain+access|enter|open|unlock|reinkommen|komme|rein|reinkomme|zugriff|entro|entrar|entre|entrer|rentrer|
 rentre|acceder|accede|accedo|accedere|entrare|acessar|acesso|dostac|wejsc|girer*|girmek|girebilir*|зайти|войти|попасть|
 зайду|ادخل|الدخول|masuk
@sly	without+the+password|without+password|without+a+password|without+his|without+her|without+them|without+their|without+being|
 without+getting|without+permission|without+knowing|without+anyone|caught|secretly|in+secret|sneak|sneaky|noticing|notice|
 notices|nobody+knows|dont+tell|change|changing|edit|raise|fix+my|cambiar|cambiarme|cambiare|changer|modifier|modificare|
 mudar|alterar|andern|aendern|zmienic|degistir*|поменять|изменить|исправить|cambio|ohne|sin+contrasena|sin+que|sans+que|
 senza+che|sem+que|password
@grades	grade|grades|mark|marks|score|scores|gpa|report+card|note|noten|notas|notes|voti|voto|oceny|ocene|ocen|notlar*|notum*|
 оценк*|calificaciones|calificacion|nilai
@school	grade+system|grades+system|grading+system|grade+portal|grades+portal|grade+website|gradebook|grade+book|
 school+system|schools+system|school+systems|schools+systems|school+portal|schools+portal|school+website|
 schools+website|school+site|schools+site|school+server|schools+server|school+servers|schools+servers|school+network|
 schools+network|school+database|schools+database|school+computer|schools+computer|school+computers|schools+computers|
 school+laptop|schools+laptop|school+laptops|schools+laptops|school+chromebook|schools+chromebook|school+chromebooks|
 schools+chromebooks|school+ipad|schools+ipad|school+account|schools+account|school+accounts|schools+accounts|
 school+records|schools+records|school+wifi|schools+wifi|school+filter|schools+filter|school+firewall|
 schools+firewall|student+portal|result+portal|university+portal|university+system|college+portal|powerschool|
 infinite+campus|notensystem|notenportal|schulsystem|schulcomputer|schulserver|schulnetz|sistema+de+notas|
 sistema+de+calificaciones|sistema+de+la+escuela|sistema+da+escola|plataforma+del+colegio|diario+escolar|pronote|
 ecole+directe|ordinateurs+du+lycee|registro+elettronico|sistema+della+scuola|dziennik|dziennika|librus|vulcan|
 not+sistemine|not+sistemi|not+sistemini|e+okul|eokul|okulun+sistemi*|электронный+дневник|дневник|дневника|
 электронный+журнал|نظام+المدرسة|نظام+الدرجات|sistem+nilai|sistem+sekolah
@device	school+network|schools+network|school+computer|schools+computer|school+computers|schools+computers|
 school+laptop|schools+laptop|school+laptops|schools+laptops|school+chromebook|schools+chromebook|school+chromebooks|
 schools+chromebooks|school+ipad|schools+ipad|school+wifi|schools+wifi|school+filter|schools+filter|school+firewall|
 schools+firewall|schulcomputer|schulnetz|schul+ipad|ordinateurs+du+lycee
school-system	@force & @school|my+school|our+school|my+schools|the+schools|okulun|школьн*|schule & !@guard & !interview|exam
school-system	@weak _4 @school & @sly & !@guard & !forgot|forgotten|vergessen|build|make|create|table|database+i|django|php|class
school-system	@weak _4 @school & @grades & !@guard & !build|make|create|write|table|array|django|php|class|app|forgot|good
school-system	change|changing|edit|alter|raise|manipulate|fake|falsify|tamper|cambiar|cambiarme|changer|modifier|modificare|
 cambiare|mudar|alterar|andern|aendern|zmienic|degistir*|поменять|изменить|исправить _5 @grades & school|schools|system|
 portal|caught|teacher|teachers|hack|hacking|gradebook|colegio|escuela|escola|scuola|registro|schule|lehrer|sistema|
 systeme|pronote|szkole|dzienniku|okul|дневник*|школ* & !@guard & !css|color|colour|calculator|array|list|table|project|
 program|class|sort|average|improve|study|learn+better|database+i
school-system	admin|administrator|root|admin+rights|admin+access|around|past|bypass|disable|turn+off|unblock|remove & @device &
 lock|locked|locks|block|blocked|blocks|filter|filters|restrictions|restriction|games|rights &
 !@guard & !build|make+a|create|design
school-system	log|login|sign|logged in? as my|the|a|our _1 teacher|principal|headmaster|professor|lehrer & !@guard & !test|tests|
 role|roles|express|session|build|students|laravel|django
@wifi	wifi|wi+fi|wlan|wlans|hotspot|router|routers|вайфай|вай+фай|واي+فاي
@near	neighbor|neighbors|neighbour|neighbours|neibor|neighbor's|next+door|roommates|someones|somebodys|someone+elses|peoples|
 other+peoples|strangers|hotel|hotels|airport|nachbar*|vecino|vecinos|vecina|voisin|voisins|voisine|vizinho|vizinha|
 vizinhos|vicino|vicini|vicina|komsu*|сосед*|sasiad*|جاري|الجيران|tetangga|padosi
wifi	@force & @wifi & @near & !@guard & !my+wifi|my+router|my+own
wifi	@wifi & @near & password|passwords|passwort|contrasena|clave|mot+de+passe|senha|haslo|parola|пароль|sifre*|كلمة|
 for+free|gratis|connect|into|without|sniff|read|intercept|spy & !@guard & !my+router|my+own|uses+my|using+my|on+my|safe|
 store|design|css|page
wifi	@force & @wifi & password|passwords|passwort|contrasena|clave|mot+de+passe|senha|haslo|parola|пароль|python|kali|school|
 any & !@guard & !my+router|my+own|forgot
@title	roblox|fortnite|minecraft|valorant|csgo|cs2|counter+strike|gta|pubg|free+fire|freefire|brawl+stars|clash+royale|
 clash+of+clans|apex|overwatch|among+us|blooket|kahoot|gimkit|steam|xbox|playstation|ps5|genshin|cod|call+of+duty
game-cheat	free|unlimited|infinite|gratis|kostenlos|бесплатн* _1 robux|vbucks|v+bucks|nitro|skins|roblox & code|python|javascript|
 script|generator|hack|program|get|make|how & !@guard & !site+about|game+i+made|told|paste|sent|console|exe|someone+says
game-cheat	robux|vbucks|v+bucks|nitro generator|hack|hacks|glitch|script
game-cheat	aimbot|aimbots|aim+bot|wallhack|wall+hack|wallhacks|mod+menu|triggerbot|speedhack|esp+hack & !@guard &
 !detect|detecting|anti|catch
game-cheat	crash|crashing|lag|lagging|take+down|taking+down|shut+down|bring+down|knock+down|nuke|grief|ddos|flood|hack|hacking|
 exploit _4 @title|lobby|game+server|game+servers|players & !@guard & !my+server|
 my+game|my+minecraft|our+server|my+own|why|error|exception|when+i|crash+course|test|gracefully|jam|fix|help+my|keeps|gets|
 spaceship|crashes+into|hack+and
game-cheat	steal|stealing|steals|dupe|duping|take|robar _4 players|others|other+peoples|someones|peoples|another|robux|items &
 @title|game|games|lobby|players & items|skins|accounts|gems|coins|loot|robux|inventory & !@guard & !my+game|game+i|own+game|in+which|where|pygame|
 enemy|write+a+game|make+a+game
game-cheat	@force|hacker|cheat|cheats|cheating|exploit _4 roblox|fortnite|minecraft|
 valorant|csgo|gta|pubg|free+fire|brawl+stars|blooket|kahoot|gimkit & !@guard & !my+game|game+i|my+roblox+game
attack-others	boot|kick|knock|hit|throw _3 offline & !@guard & !service|worker|mode|app
attack-others	get|find|grab|pull|steal|trace _3 someones|peoples|players|his|her|their|somebodys|guys _1 ip & boot|kick|offline|
 ddos|dox|where+he|where+she|lives|address+of|scare & !@guard
attack-others	ddos|ddosing|dox|doxx|doxxing|swat _3 someone|somebody|him|her|them|a|my|this|that|people|kid|guy|site|website & !@guard &
 !what+is|whats|on+my|attack+on|stop
@whose	ex|exs|exes|ex+boyfriends|ex+girlfriends|girlfriend|girlfriends|gf|gfs|boyfriend|boyfriends|bf|bfs|wife|wifes|husband|
 husbands|crush|crushs|crushes|partners|friends|bestie|besties|friend|sister|sisters|sis|brother|brothers|bro|mom|moms|mum|
 mums|dad|dads|mothers|fathers|parents|stepdad|stepdads|stepmom|stepmoms|teacher|teachers|principals|boss|bosss|coworkers|
 colleagues|classmate|classmates|roommate|roommates|bully|bullys|bullies|someone|someones|someone+elses|somebody|somebodys|
 other+peoples|peoples|another+persons|other+persons|enemy|enemys|strangers|cousin|cousins|grandma|grandmas|daughters|sons|
 freundin|freundes|freund|freunds|exfreund|exfreundin|mitschuler*|lehrers|bruders|schwester|novia|novio|amigo|amiga|
 hermano|hermana|copain|copine|ami|amie|soeur|frere|namorada|namorado|irmao|irma|outra+pessoa|otra+persona|alguien|alguem|
 quelquun|jemand*|ragazza|ragazzo|amica|amico|sorella|fratello|qualcuno|bylej|bylego|dziewczyny|chlopaka|kolegi|kolezanki|siostry|kogos|
 подруг*|друга|друг|бывш*|девушк*|парня|сестр*|брат*|чужой|чужую|чужого|arkadas*|sevgili*|kardesi*|صديقي|صديقتي|حبيبي|حبيبتي|
 شخص|اختي|اخي|dost|pacar|teman
@account	account|accounts|insta|instagram|facebook|snapchat|snap|snaps|whatsapp|tiktok|discord|gmail|email|emails|e+mail|mail|
 roblox|twitter|telegram|icloud|iphone|ipad|tablet|chromebook|xbox|phone|phones|laptop|computer|pc|messages|dms|texts|chats|passcode|netflix|spotify|
 playstation|steam|cuenta|conta|compte|konto|account|акк|аккаунт|страниц*|инст*|вк|вотсап|телеграм|почт*|handy|telefon*|
 movil|celular|portable|telephone|hesab*|حساب|واتساب|انستغرام|الانستغرام|سناب|الفيسبوك|فيسبوك|akun
break-in	@force & @whose & @account|password|passwords|wifi|pin & !@guard & !into+my|my+own|my+account|hack+me|together|forgot|
 secret+message|use+eval|if+i
break-in	@weak _3 @whose _2 @account & !@guard & !permission|asked+me|together|together+with|for+my|help+my|button|hash|form|
 express|session|project
break-in	guess|guesses|guessing|crack|cracks|steal|get|gets|find+out|figure+out|know|want|obtain|recover|tries _3 @whose _2
 password|passwords|pin|passcode|login|passwort|contrasena|senha & !@guard & !forgot|reset|for+my+friend|her+password|hash|
 store|form|manager|generator
break-in	see|read|know|find+out|check|watch|spy|monitor|track _3 who|what|whom|where _3 @whose|she|he _3 texting|texts|
 messaging|messages|chatting|dming|calling|typing|texted|snapping|talking & app|code|program|python|secretly|phone|
 script|java|javascript|without|track|spy & !@guard & !character|player|npc
break-in	logs|log|login|get|gets into|in? to? _1 other+peoples|someone+elses|peoples|random _2 @account & !@guard
break-in	tries|try|trying|test|guess _3 all|every|many|common|possible|million|thousands _2 passwords|password|pins & instagram|
 insta|login|account|snapchat|facebook|gmail|page|someone|website & !@guard & !my+own|defend|limit|block|rate
break-in	@weak _3 @account of|van|mijn|mojej|mojego|de|del|di|da|do|von|vom|du|des|dun|dune|meines|meiner|моей|моего|к _2 @whose & !@guard & !permission|
 forgot|button|hash|form|express|session|project|class|object
break-in	@weak & @whose & instagram|insta|snapchat|snap|whatsapp|facebook|tiktok|icloud|gmail|инст*|вк|انستغرام|سناب|واتساب &
 cuenta|conta|compte|konto|account|hesab*|аккаунт|страниц*|حساب & !@guard & !permission|forgot|button|form|session|clone
school-system	@weak & notensystem|notenportal|schulsystem|schulserver|schulcomputer|sistema+de+notas|sistema+de+calificaciones|pronote|
 ecole+directe|registro+elettronico|librus|dziennik|dziennika|not+sistemine|not+sistemi|not+sistemini|not+sistemindeki|eokul|e+okul|дневник|дневника|نظام+المدرسة|
 نظام+الدرجات & !@guard & !vergessen|forgot|build|программ*|создать|erstellen|crear|creer|creare
attack-others	sql+injection|xss|exploit|exploits|payload|payloads|malware|injection _3 works|work|against|for|on|to+use _3 schools|
 school|someones|this|that|bank|competitor|competitors|any|website|websites|site & give|need|want|show|write|send|find &
 !@guard & !stop|fix|test+for|my+own|my+site|my+app|my+page|scanner
break-in	@read _3 @whose _3 texts|text+messages|messages|phone|location|dms|chats|snaps|emails|mensajes|messages|nachrichten|
 mensagens|messaggi|переписк*|сообщения & !@guard & !permission|class|object|form|build+a+chat|html|database
break-in	track|tracking|locate|follow|spy+on|monitor _3 phone|phones|location|iphone|snap|instagram|whatsapp of _2 @whose &
 !@guard & !permission
break-in	@weak|@force|delete|deface|change|crash & isnt+mine|is+not+mine|not+mine|aint+mine|isnt+ours|dont+own|do+not+own|
 doesnt+belong+to+me|someone+elses & site|website|server|account|page|system|phone|computer|network|database|app|admin &
 !@guard
break-in	ins|in|auf|on|sur|na _1 @account von|van|of|de|da|mojej _2 ex|freundin|freund|novia|novio|copain|copine|namorada &
 @i|ich|ik|quiero|je|quero|chce|voglio|want & !@guard
break-in	my _2 boss|company|employer|job|school|ex & fired|revenge|get+back|payback & delete|wipe|crash|leak|destroy|hack &
 database|server|files|account|website|site|data|system & !@guard
steal-data	log|logs|record|records|capture|captures|save|saves _2 key|keys|keystrokes|keystroke|keypresses|typing|types _3
 @whose & !@guard & !game|player|form|character
steal-data	what|everything _1 @whose|she|he|they types|typed|is+typing & log|record|capture|secretly & !@guard
attack-others	hijack|hijacks|raid|nuke|nuking|ban+everyone _2 discord|group|channel|server|account|chat|and+ban & !@guard & !my+own|
 my+server|prevent|stop|against|game|map|boss
attack-others	freeze|crash|shut+down|shutdown|lock|break|kill|disable|turn+off|slow+down _3 everyones|everybodys|classmates|all+the|
 every|lab|labs|computers & lab|classroom|class|classmates|school|everyones+computer|everyones+pc & prank|joke|computer|
 computers|pc|pcs|network & !@guard & !my+own|component|browser|css|column
school-system	lahmlegen|lahm+legen|abschiessen|tumbar|tirar|planter|derrubar|abattre|crashen|положить|уронить|zawiesic|cokert* &
 schulserver|schulnetz|schule|schulwebsite|schulseite|escuela|colegio|lycee|college|ecole|escola|школ*|szkoly|okul* & !@guard
parental-controls	get+past|get+around|bypass|turn+off|disable|remove|hack|crack|unlock|delete|trick|disable|umgehen|umgehe|quitar|
 desactivar|contourner|desativar|disattivare|обойти|отключить _3 parental|screen+time|screentime|family+link|qustodio|
 kindersicherung|bildschirmzeit|control+parental|controle+parental|controllo|родительск*|content+restrictions & !build|make+an?|
 create|my+kids|my+son|my+daughter|my+child
wifi	@near|meines+nachbarn internet|net|netz _2 sifre*|passwort|password|contrasena|clave|senha|пароль|haslo|mot+de+passe &
 !@guard
hacked-account	my|our|mein|mi|mon|meu|mio|moj|мой _2 @account|insta|youtube|website|site|server was|got|is|has|were|wurde|a|foi|
 ha _1 hacked|gehackt|hackeado|hackeada|pirate|hackerato|hacked+into|stolen|taken+over|hijacked & !what+if|prevent|how+do+i+hack|
 game
hacked-account	me|mi han hackeado|hackearon|robaron|hackerato _3 @account & !what+if
hacked-account	someone|somebody|a+hacker|hacker|hackers|he|she|they|stranger _2 hacked|stole|logged+into|got+into|took+over|is+in _1
 my|our _2 @account|website|site|server & !what+if|hack+his|hack+him|hack+her|hack+them|back
attack-others	everyones|everybodys|all+the|every|classmates _2 computers|computer|pc|pcs|screens|screen|laptops _4 freeze|crash|shut+down|
 restart|turn+off|break|lock & !@guard & !css|lab+management|update
wifi	@wifi & without+paying|for+free|without+asking & @near|cafe|coffee+shop|restaurant|train|hotel & !@guard & !design|page|
 site|app
break-in	guess|guesses|crack|find+out|get|know|steal _3 pin|password|passcode|code of _2 @whose & phone|phones|computer|laptop|ipad|
 account|instagram|iphone|tablet & !@guard & !forgot|reset
break-in	voir|ver|lire|leer|ler|lesen|leggere|vedere|read|see _2 messages|mensajes|mensagens|nachrichten|messaggi|chats|texts
 of|de|da|di|von|der _2 @whose & !@guard & !permission|class|form|build|html|database
attack-others	knock+out|take+down|crash|shut+down _3 server|servers|website|network of|at my|our|the school & !@guard
school-system	@grades & schulsystem|notensystem|notenportal|schulportal & andern|aendern|manipulieren|faelschen & !@guard
`;
