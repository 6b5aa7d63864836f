/** What shows in German that someone is in danger; `readPatterns` says how it is written. */
export const german = `@kin	vater|papa|mutter|mama|stiefvater|stiefmutter|onkel|tante|opa|oma|bruder|schwester|cousin|mann|frau|freund|
 freundin|ex|eltern|partner|exfreund|dad|ehemann|papi|lebensgefahrte
@friend	freund|freundin|bruder|schwester|sohn|tochter|kumpel|mutter|vater|beste|bester|kollege|mitschuler|
 mitschulerin|kind|klassenkamerad|cousin|cousine|jemand|frau|mann|mama|papa|schuler|schulerin|bekannter|bff
~despair	will|mochte|wollte|wunsch|wunsche|wurde|wunscht|lieber|am|wil ich? einfach|nur|lieber|nicht|gern|
 liebsten|jetzt|sofort|echt|bitte? sterben|tot|verrecken|krepieren sein?
~despair	bringe|bring|will|werde|mochte|konnte|muss|wollte|sollte|mich|gleich ich? mich? heute|selbst|jetzt|
 einfach|um|bald|selber|morgen? um|umbringen|erhangen|aufhangen|toten|erschiessen|umbrigen|tote|umzubringen|
 ritzen|verletzen|aufschlitzen
despair	mich umzubringen|umbringen|umzubrigen|zu+toten|toten
despair	tot sein|ware|wunscht|will
despair	ware|war lieber|besser|ich|am tot|gestorben|nie|weg|liebsten geboren?
despair	nie|niemals|nicht geboren|mehr|wieder worden|aufwachen|aufwache|leben|hier
despair	nicht|nich|kein|keine|keinen|ned|nimmer mehr|lust|kraft|sinn|bock|grund|langer|weiter|auf|wirklich _3
 leben|weiterleben|existieren|da|hier|aufwachen|aufzuwachen|lebens sein?
despair	kein|keine|keinen sinn|grund|lust|kraft|mut|lebenswillen|bock _2 leben|weiterzuleben|lebens|existieren
despair	leben _2 sinn|sinnlos|lebenswert|beenden|nehmen|vorbei|wert|satt|hasse|scheisse|aushalten|ertragen
despair	das|mein|mir leben nehmen|beenden
despair	das|mein leben zu|macht|hat|ist|nicht|nimmt nehmen|keinen|sinnlos|lebenswert|vorbei|mehr|nichts
despair	sinn des|im|meines leben|lebens|mehr
despair	wozu|warum|wieso lebe|existiere ich|uberhaupt noch|uberhaupt|am|?
despair	wozu|warum|wieso bin ich _1 leben|geboren|da|welt
despair	selbstmord|suizid|suizidgedanken|selbstmordgedanken|suizidal|suizit|selbstmort|freitod|suizidale
despair	lebensmude|lebensmuede
despair	schluss|ende mit|machen|allem|mit|setzen|zu allem|machen|leben|setzen|bereiten
despair	alles|es vorbei|beenden|ende|hort|aufhort|zu ist|sein|fur|heute|aufhort|ware|ende _1 immer|nacht|vorbei|
 mehr|?
despair	verschwinden|weg|weg fur|von|aus|sein immer|dieser|der|hier|will
despair	will|mochte|wurde|wunsche einfach|am|nur|fur|gerne? liebsten|immer? verschwinden|weg fur|?
despair	niemand|keiner|kein|wer|niemanden wurde|wird|wurd|interessiert|merkt|wurds|vermisst|mensch _3 vermissen|
 merken|interessieren|vermisst|auffallen|kummern|weinen|fehlen _5 tot|weg|sterbe|ware|mich|bin|gestorben|nicht|
 mehr
despair	ohne mich besser|glucklicher|ware|waren|ist|geht|leichter|gluecklicher
despair	besser|leichter|glucklicher|dran|allen|alle ohne|wenn|dran mich|ich|ohne _1 mich|nicht|weg|tot|da|gabe
despair	last|belastung fur alle|meine|andere|jeden
despair	verdient|verdiene zu|nicht|es leben|verdient|zu
despair	abschiedsbrief|lebwohl
despair	lebt wohl
despair	abschied nachricht|brief|von|geschrieben
despair	letzte|letzter nachricht|brief|nacht|abend
despair	bin|bis|morgen|bald|wenn ich|morgen|bald|ihr|weg|das nicht|das|weg|ich|tot|lest mehr|lest|nicht|tot da|
 hier|bin|mehr|weg
despair	springe|springen|spring|werfe|werfen|werf vor|von|aus|auf|mich|runter|der|dem|ich|in _2 brucke|zug|dach|
 fenster|gleise|gleisen|hochhaus|balkon|ubahn|bahn|auto|gelander
despair	stehe|steh|sitze|sitz auf|am|an|vor der|dem|den|dach? brucke|gleise|gleisen|hochhaus|gelander
despair	ritze|geritzt|ritz|ritzen|schneide|geschnitten|schneid|selbstverletzung|verletze mich|mir|wieder|selbst|
 selber|arme|arm
despair	mich|mir wieder|selbst|selber|die|den|in|oft? geritzt|geschnitten|ritze|verletzen|arme|pulsadern|
 aufgeschnitten|aufschneiden
despair	mich|mir selbst|selber|wieder|oft verletzt|verletze|weh|verletzen
despair	pulsadern|adern
despair	mir|sich selber|selbst|selbst|etwas|was weh|antun|angetan
despair	mir was|etwas antun|anzutun
despair	tu|tue|fuge|fug mir selber|selbst|schmerzen|wieder? weh|zu|an|schmerzen
despair	einschlafen|schlafen|schlaf und|ohne|um nie|nicht|nimmer wieder|mehr|? aufwachen|aufzuwachen|wieder
despair	schmerzlos|schmerzfrei|leicht|schnell|schmerzen sterben|umbringen|selbstmord|toten
despair	bringt man sich um
despair	wie|wieviel|wieviele viele|viel? tabletten|schlaftabletten|pillen _4 sterben|todlich|tot|umbringen|
 stirbt
despair	halte|ertrage|pack|packe|kann|halt|schaff dieses|das|mein|nicht|nich|es leben|mehr|so nicht|mehr|leben|
 und|ohne mehr|aus|leben|weiterleben|will
despair	hasse mich|mein|es leben|und|zu|selbst _3 weg|sterben|tot|leben|ritze
overdose	tabletten|pillen|schlaftabletten|medikamente|schlafmittel|paracetamol|ibuprofen|antidepressiva|packung _2
 genommen|geschluckt|eingeworfen|runtergeschluckt
overdose	alle|zu|ganze|packung|20|30|50|viele|viel|schachtel|menge viele? _2 tabletten|pillen|schlaftabletten|
 medikamente _1 genommen|geschluckt|eingenommen
overdose	uberdosis|ueberdosis
overdose	bleiche|gift|rohrreiniger|chlor|reiniger|putzmittel|rattengift|domestos getrunken|geschluckt|genommen
overdose	wacht|atmet nicht|nimmer mehr|auf
other	@friend _5 umbringen|suizid|selbstmord|ritzt|umzubringen|verabschiedet|suizidgedanken|suizidal|suizidgefahrdet|
 lebensmude|selbstmordgedanken|umgebracht|anzutun|sterben _2 sich|will|mehr|mochte|von|hat|selbst|antun|leben|selber|
 er|sie|?
other	@friend _4 das leben nehmen
other	@friend _4 nicht mehr leben
other	@friend _4 sich|selbst _1 weh|verletzt|schneidet|antun|was+an|etwas+an
other	sich umbringen|umzubringen
other	sich was|das|etwas|selbst _1 antun|umbringen|nehmen|verletzt|anzutun
other	@friend _4 geschlagen|misshandelt|missbraucht|vergewaltigt|verprugelt|gemobbt|erpresst _1 wird|wurde|
 zuhause|vater|mutter|?
violence	@kin|er|sie|lehrer|trainer|chef|nachbar|jemand|typ|mann|opa _3 schlagt|haut|schlug|wurgt|gewurgt|prugelt|
 verprugelt|missbraucht|misshandelt|vergewaltigt|tritt|bedroht|schlaegt|gehauen|schubst|schlagen|ohrfeigt|boxt|
 angefasst|verfolgt|begrapscht|fasst|stalkt|zwingt|sperrt|qualt|beruhrt|anfasst|geschlagen _2 mich|uns|meine|mama|
 mutter|mir|schwester|geschlagen
violence	@kin|er|sie|lehrer|trainer|mann|jemand|typ|onkel|opa mich|uns _2 schlagt|haut|geschlagen|angefasst|
 wurgt|verprugelt|vergewaltigt|missbraucht|anfasst|gehauen|beruhrt|gewurgt|begrapscht|bedroht|verfolgt
violence	schlagt|haut|wurgt|verprugelt|tritt|schlaegt|prugelt|misshandelt|missbraucht|begrapscht|vergewaltigt
 mich|uns|meine|seine|immer|mama mutter?
violence	fasst|beruhrt|grapscht|langt mich|mir|uns _2 an|dort|unten|zwischen|wo|?
violence	wurde|werde|wird|bin|worden|worde zuhause|von|daheim|jeden|sexuell|oft|immer|missbraucht? _3
 vergewaltigt|missbraucht|geschlagen|misshandelt|verprugelt|belastigt|gestalkt|angefasst|zwangsverheiratet
violence	angst|trau|traue|panik|furcht|schiss mich|vor|nach|nicht|heim|davor? _2 nach|vor|heim|meinem|meiner|
 hause|zuhause|ihm|daheim _1 hause|vater|mann|freund|ex|papa|stiefvater|bruder|ihm|zu|mutter|gehen|onkel|mir|
 eltern
violence	angst|panik vor|nach meinem|meiner|hause|ihm|ihr|daheim|heimzugehen
violence	zuhause|daheim|hause nicht|un sicher
violence	betrunken|besoffen|sauft|trinkt|alkoholiker und|schlagt|wieder|dann|wenn|haut|wird _3 schlagt|haut|kaputt|
 schreit|rastet|aggressiv|gewalttatig|prugelt
violence	rausgeworfen|rausgeschmissen|rausschmeisst|obdachlos|abgehauen|weggelaufen _2 schlafe|zuhause|eltern|
 draussen|daheim|schlafen
violence	strasse _2 schlafe|schlafen
violence	schlafe|schlaf|schlafen _2 strasse|draussen|bahnhof
violence	eltern|vater|mutter|mann _3 rausgeworfen|rausgeschmissen|rausschmeisst|rausschmeissen
violence	sperren|sperrt|einsperren|eingesperrt|schliessen|schliesst mich|uns _2 ein|zimmer|keller
violence	mich|uns _2 eingesperrt|einsperren
violence	zwangsheirat|zwangsverheiratet|zwangsehe
violence	zwingt|zwingen mich _3 sex|heiraten|heirat
violence	heiraten muss|soll _3 nicht|will|zwingen
violence	soll|muss _3 heiraten|verheiratet _2 nicht|kenne|zwingen
violence	bringt|will|droht|umbringt|wird|todt mich|mir um|umbringen|toten|umzubringen wenn|ich|toten|mann|gehe|
 schluss|?
violence	nichts|kein zu|essen essen|mehr|zuhause|da|hause
violence	hausliche|hauslicher|sexuelle|sexueller|sexuell gewalt|missbrauch|belastigt|belastigung|missbraucht
bullying	gemobbt|mobbt|mobben|gemobt|gehanselt|schikaniert mich|in|von|werde|jeden|wegen|alle|ich|wurde|wird
bullying	werde|wurde|werd|mich|sie|die|alle|wird _3 gemobbt|mobben|mobbt|gehanselt|schikaniert|ausgelacht|
 beleidigt|verprugelt|gemobt|schikanieren|ausgegrenzt|bespuckt|gedemutigt|runtergemacht|fertiggemacht
bullying	lachen|lacht|lachten|lachn uber|mich alle|mich|mich|immer|nur|aus
bullying	lustig|witze|fertig|runter uber|mich mich|lustig|runter|immer|jeden|in
bullying	mich|mir lustig|fertig|runter
bullying	lachen|lacht|lachten mich _1 aus
bullying	mich aus gelacht|lachen
bullying	beleidigen|beschimpfen|nennen|bespucken|treten|schubsen|hanseln|ausgrenzen|ignorieren|hassen|
 verprugeln|schlagen|demutigen|bedrohen|argern|bewerfen|anspucken|anpobeln mich|uns|fett
bullying	mich alle|nur|immer|jeden|in|standig|die|auf? tag|der? _2 schubsen|hassen|schlagen|ignorieren|auslachen|
 beleidigen|mobben|argern|verprugeln|treten|hanseln|beschimpfen|schubst
bullying	nennen|nennt|rufen|sagen|schreiben|schreibt|sagt mich|mir|ich|zu|dass _2 fett|hasslich|fette|
 schwuchtel|hurensohn|behindert|schlampe|umbringen|sterben|opfer|umbringe|missgeburt|schwul|dick|tot
bullying	gruppe|video|bilder|account|chat|fakeprofil|profil|whatsappgruppe|memes|fotos gegen|uber mich
bullying	gruppe|video|bilder|account|chat|fakeprofil|profil|whatsappgruppe|memes|fotos von|mit mir _2 herumgeschickt|
 verschickt|lachen|lustig|hochgeladen|gepostet
bullying	warten|lauern|passen nach|mir|mich _3 mich|schlagen|auf|verprugeln|schule
bullying	niemand|keiner|alle|klasse|mitschuler _2 redet|mag|spricht|hasst|hassen|meiden|ignorieren|ignoriert|
 lachen|sitzen _3 mir|mich|schubsen|neben|alle|schule
bullying	trau|traue|angst|will|mag|geh mich|nicht|in|vor|mehr|nimmer nicht|mehr|in|der? mehr? in|zur|der schule|
 klasse _3 weil|mehr|die|mich|gehen|schlagen|angst|mobben
bullying	sohn|tochter|kind|bruder|schwester _1 gemobbt|gehanselt|schikaniert|mobbing
stranger	will|wollen|fragt|verlangt|bittet|mochte|mocht|fordert|schickt|bittet|fragte|wollte|sagt _5 nacktbild|
 nacktbilder|nacktfotos|nacktfoto|nudes|dickpic|dickpics|unterwasche|nackt|bikini|ausziehe|ausziehen|dickpicks
stranger	mann|fremder|typ|jemand|trainer|lehrer|chat|spiel|erwachsener|alter|unbekannter|discord|insta|instagram|snap|
 snapchat|onkel|kerl|er|roblox|fortnite|whatsapp _5 bilder|fotos|bild|foto|adresse|selfie|handynummer|wohne|videos|
 video|telefonnummer _3 mir|schicke|meiner|meine|schicken+soll
stranger	bilder|fotos|bild|foto|video|videos|selfies|nudes|nacktfotos von mir|meinem _2 haben|will|schicken|mochte|
 schicke|verlangt|posten|veroffentlichen|verschickt|hochgeladen|geschickt
stranger	fremder|unbekannter|mann|typ|kerl _4 treffen|verabreden|abholen|treffe _4 will|mich|mir|mochte|heimlich|
 allein|alleine|park
stranger	jemand|er|alter|chat|internet _4 treffen|verabreden|treffe _4 heimlich|allein|alleine|eltern|mich
stranger	heimlich|allein|alleine treffen
stranger	erpresst|erpressen|erpressung|erpresser|sextortion|epresst mich|mit|werde|ich|uns|von|wegen|?
stranger	droht|drohen|gedroht _4 bilder|fotos|nudes|video|nacktbilder|nacktfotos|intime|bild|foto|veroffentlichen|
 verschicken
stranger	veroffentlicht|verschickt|postet|gepostet|leakt|geleakt|hochgeladen|verbreitet|verschicken|veroffentlichen
 _3 nudes|nacktbilder|nacktfotos|intime|meine+bilder|meine+fotos
stranger	nacktbilder|nudes|nacktfotos|bilder+von+mir|fotos+von+mir|foto+von+mir|video+von+mir _3 verschickt|gepostet|
 rumgeschickt|herumgeschickt|veroffentlicht|geleakt
stranger	darf|soll|sollte|nicht|niemandem|keinem|eltern es|das|ich|niemand|nichts|davon? niemandem|keinem|
 niemand|meinen|eltern|erzahlen|sagen|mama eltern|sagen|erzahlen|nichts|verraten|davon
stranger	unser|kleines geheimnis
stranger	ausziehen|ausziehe|auszieh|nackt|unterhose vor|mich|fur|die|zeigen _2 kamera|cam|webcam|ihn|will|?
stranger	weiss|fragt|wissen|gefragt|fragen .? wo ich wohne|wohn|schule
stranger	kamera|cam anmachen|anschalte|anmache
despair	tod|sterben _2 erlosung|besser|befreiung|ausweg|losung|frieden
despair	angefangen|fange|anfangen|ruckfallig|wieder _1 mich|an _1 ritzen|schneiden|verletzen|mich
despair	mich|mir zu? erhangen|ertranken|vergiften|aufhangen|verbluten
bullying	spucken|spuckt|bespucken mich|auf mich|an|.
bullying	mich|mir _1 bespuckt|angespuckt|anspucken|spucken
stranger	mich _3 ausziehe|ausziehen|auszieh|ausziehn|nackt
stranger	nackt _3 zeige|zeigen|ausziehen
stranger	in unterwasche|unterhose|bh
other	sich _1 zu? erhangen|umzubringen|umbringen|springen|erschiessen|ritzen|toten
other	@friend _4 erhangen|springt|springen|umzubringen|erschiessen
violence	hat|haben mich|mir _3 gewurgt|getreten|geschlagen|gebrochen|geschubst|vergewaltigt|verprugelt|
 eingesperrt
despair	tue|tu|tun mir was|etwas an
bullying	lachen|lacht mich _3 aus
bullying	sie|die haben _1 video|bilder|foto|fakeprofil|fotos von mir
stranger	lehrer|trainer|mann|typ _3 selfies|fotos|bilder von mir
other	@friend verletzt|ritzt sich
overdose	irgendwas|was|zeug eingeworfen`;
