/** What shows in Dutch that someone is in danger; `readPatterns` says how it is written. */
export const dutch = `@kin	vader|moeder|mama|papa|stiefvader|oom|tante|opa|broer|zus|man|vrouw|vriend|vriendin|ex|partner|hij|zij|ze|
 leraar|trainer|iemand|baas|ouders|neef
@friend	vriend|vriendin|broer|zus|zoon|dochter|moeder|vader|beste|klasgenoot|leerling|man|vrouw|kind|nichtje|
 iemand|maat|collega|mama|papa
@wish	wil|wou|wilde|zou|liever
~despair	wil|wou|wilde|was|liever|ga|zou|wens echt|gewoon|maar|ik|liever|alleen? _1 dood|sterven|doodgaan|
 zelfmoord zijn?
despair	wil|kan|hoef|zie|heb|geen|niet niet|geen|er|zin|reden|langer? _3 leven|bestaan|wakker|levenslust
despair	leven _2 zin|waard|zat|moe|beu|einde|nut|betekenis|aankan
despair	moe|zat|beu|klaar van|met het|mijn|dit? leven|alles
despair	zelfmoord|suicide|suicidaal|suicidale|zelfdoding|automutilatie|zelfbeschadiging|automutileer
despair	einde|eind|punt aan|maken|maak _2 leven|alles|maken|er|mijn|eraan|?
despair	maak|maken er|ik|een _1 einde|eind
despair	niet|nooit meer wakker
despair	er niet|nooit meer zijn
despair	nooit|niet geboren|er+geweest was|ben|zijn|had|.
despair	mezelf|mijzelf _1 snijden|snij|snijd|pijn|kant|ophangen|wat|aandoen|snijdt|krassen|kapot|doden|vermoorden|
 haat|ophang|beschadig*
despair	mij|me|mn _1 snijden|snij|snijd|van+kant|ophangen|ophang|wat+aandoen|doden|vermoorden|polsen
despair	snij|snijd|sneed|gesneden|kras|krab|haat|verwond|vermoord|beschadig ik? mezelf|mijzelf|mijn+armen|mijn+polsen|
 in+mijn
despair	doe mezelf|mijzelf
despair	verdwijnen voor+altijd|van+de+wereld|uit+het+leven
despair	@wish _2 weg|verdwijnen voor+altijd|zijn+voor+altijd
despair	niemand|wie _1 zou|zal|merken|mist|missen|geeft|merkt _4 mis*|merk*|mij|weg|dood|me
despair	beter|gelukkiger|makkelijker af? _1 zonder|als|dat mij|me|ik
despair	zonder mij|me _2 beter|af
despair	last voor|van iedereen|mijn|anderen
despair	spring|springen|spring*|stap voor|van|uit|onder|af de|het|een|mn? _1 brug|trein|dak|raam|flat|spoor|balkon
despair	voor|onder|van de|een trein|flat|brug|dak spring*
despair	morgen|straks|binnenkort ben|zal ik _1 er _1 niet+meer
despair	morgen|straks|binnenkort ben|zal ik dood
despair	pijnloos|snel|zonder+pijn sterven|dood|doodgaan|zelfmoord
despair	vaarwel|afscheidsbrief
despair	afscheid|laatste iedereen|allemaal|bericht|brief
despair	slapen|inslapen|slaap en _1 nooit|niet _2 wakker
overdose	pillen|tabletten|slaappillen|medicijnen|paracetamol|bleek|chloor|gif _2 genomen|geslikt|ingenomen|
 slikt|gedronken|op|gepakt
overdose	overdosis
overdose	ademt niet|bijna|meer
overdose	wordt|word niet _1 wakker
violence	@kin _2 slaat|sloeg|slaan|mishandelt|verkracht|misbruikt|wurgt|bedreigt|stalkt|schopt|aanrandt|duwt|
 aangeraakt|betast|dwingt _2 me|mij|ons|moeder|mama|mijn
violence	@kin _2 raakt|zit|zat _1 me|mij|ons _2 aan
violence	@kin _2 zit|zat aan me|mij|mijn|ons
violence	@kin _2 volgt me|mij
violence	@kin me|mij|ons|mama _1 slaat|sloeg|slaan|mishandelt|verkracht|misbruikt|aanraakt|betast|aanrandt
violence	slaat|mishandelt|schopt|wurgt|sloeg|misbruikt|verkracht me|mij|ons|mijn|hem|haar
violence	me|mij slaat|slaan|geslagen|verkracht|misbruikt|aangerand|bedreigt|gewurgd|betast|aanraakt|aangeraakt
violence	ben|word|werd|wordt|was _1 verkracht|mishandeld|misbruikt|geslagen|aangerand|gestalkt|bedreigd|gepest|
 gechanteerd|uitgescholden|uitgelachen|afgeperst|buitengesloten|getreiterd
violence	bang|durf|doodsbang voor|om|niet|naar _2 vader|huis|man|vriend|hem|thuis|school|ex|stiefvader|moeder
violence	thuis niet veilig
violence	niet veilig thuis
violence	huis|thuis uit+gezet|uitgezet|uit+gegooid|uit+geschopt|weggelopen
violence	weggelopen van|uit huis|thuis
violence	slaap|slapen|woon op straat
bullying	gepest|pesten|pest|gepes|uitgelachen|getreiterd me|mij|op|elke|door|word|mn|al
bullying	word|wordt|ben|worden _3 gepest|uitgelachen|buitengesloten|uitgescholden|getreiterd
bullying	pesten|pest|uitlachen|lachen|lacht|schelden|uitschelden|schoppen|duwen|slaan|haten|haat|negeren|
 bespugen|treiteren|trappen me|mij|om
bullying	lachen|lacht|lachten _1 me|mij _1 uit
bullying	lachen|lacht|lachten om mij
bullying	noemen|noemt|zeggen|schrijven|scheld* me|mij|dat _2 dik|lelijk|hoer|homo|dood|mezelf|varken|dom|vetzak
bullying	groep|filmpje|video|account|foto|groepsapp|groepschat _3 mij|me|uit|over _2 lachen|uitlachen|schelden
bullying	groep|filmpje|groepsapp|groepschat|nepaccount over|van|tegen mij|me
bullying	groep|filmpje|groepsapp|groepschat|nepaccount over|van|tegen mij|me
bullying	wachten|wacht me|mij _1 op|school|na
bullying	durf|wil|bang niet|om naar|meer _1 school
bullying	zoon|dochter|kind|broer|zus _1 gepest|pesten
stranger	vraagt|vragen|stuurt|eist|vroeg|stuurde|dwingt _4 naaktfoto*|nudes|dickpic*|naakt|uitkleed|uitkleden|
 waar+ik+woon|mijn+adres|foto+van+mij|foto+van+me|fotos+van+me|fotos+van+mij
stranger	wil|wilt|willen|wilde dat|een|mijn|naaktfoto*|nudes|naakt _4 uitkleed|uitkleden|naakt|naaktfoto*|nudes|
 foto+van+mij|foto+van+me|fotos+van+me|fotos+van+mij|fotos+stuur|foto+stuur|adres+geef
stranger	me|mij om|vraagt|stuurt _3 fotos|foto|naaktfoto*|filmpje*|adres
stranger	onbekende|vreemde|man|iemand|trainer|leraar|volwassen*|vreemdeling|kerel|internet|online _5 afspreken|
 ontmoeten|naakt|nudes|naaktfoto*|uitkleed|uitkleden|waar+ik+woon|mijn+adres
stranger	onbekende|vreemde|man|vreemdeling|kerel|volwassen* _4 foto*|adres|filmpje|contact _1 mij|me|mijn
stranger	man|trainer|leraar|kerel|iemand _3 fotos|foto van mij|me
stranger	gechanteerd|chanteert|chantage|afgeperst|afpers*|chanter*
stranger	dreigt|dreigen _4 foto*|online|naaktfoto*|video|filmpje|nudes|delen
stranger	gedeeld|gepost|verspreid|gelekt|doorgestuurd _3 naaktfoto*|nudes|mijn+foto|mijn+fotos|naakt
stranger	naaktfoto*|nudes|foto+van+mij|fotos+van+mij|fotos+van+me|foto+van+me|filmpje+van+me|filmpje+van+mij _3
 gedeeld|verspreid|online|gelekt|doorgestuurd|gepost|zetten|delen|verspreiden
stranger	aan|tegen? niemand|ouders|mama|papa _1 vertellen|zeggen
stranger	mag|moet _3 niemand|geheim|ouders _2 vertellen|zeggen|houden
stranger	niet _3 ouders|mama|papa vertellen|zeggen|mag
stranger	ons geheim|geheimpje
stranger	waar ik woon
other	@friend _4 zelfmoord|suicid*|snijdt|snijden _2 plegen|zichzelf|meer|wil|?
other	@friend _4 dood|leven|einde|kant _2 wil|maken|meer
other	zichzelf|zich iets|wat aandoen|aandoet|aan
other	zichzelf pijn|snijd*|van+kant|beschadig*
other	zich van+kant|snijd*
other	@friend _2 geslagen|mishandeld|gepest|verkracht|misbruikt|slaat
stranger	wil|vraagt|stuurt|eist naaktfoto*|nudes
stranger	me|mij _1 alleen|stiekem _1 ontmoeten|afspreken
stranger	mag _1 niet vertellen
stranger	cam|webcam aandoe|aandoen|aanzet`;
