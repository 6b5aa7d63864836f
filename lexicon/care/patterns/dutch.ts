/** What shows in Dutch that someone is in danger; `readPatterns` says how it is written. */
export const dutch = `@kin	vader|moeder|mama|papa|stiefvader|oom|tante|opa|broer|zus|man|vrouw|vriend|vriendin|ex|partner|hij|zij|ze|
 leraar|trainer|iemand|baas|ouders|neef
@friend	vriend|vriendin|broer|zus|zoon|dochter|moeder|vader|beste|klasgenoot|leerling|man|vrouw|kind|nichtje|
 iemand|maat|collega|mama|papa
~despair	wil|wou|wilde|was|liever|ga|zou|wens echt|gewoon|maar|ik|liever|alleen? _1 dood|sterven|doodgaan|
 zelfmoord zijn?
despair	wil|kan|hoef|zie|heb|geen|niet niet|geen|er|zin|reden|langer? _3 leven|bestaan|wakker|levenslust|verder
despair	leven _2 zin|waard|zat|moe|beu|einde|nut|betekenis|aankan
despair	moe|zat|beu|klaar van|met het|mijn|dit? leven|alles
despair	zelfmoord|suicide|suicidaal|suicidale|zelfdoding|automutilatie|zelfbeschadiging|automutileer
despair	einde|eind|punt aan|maken|maak _2 leven|alles|maken|er|mijn|eraan|?
despair	maak|maken er|ik|een _1 einde|eind
despair	niet|nooit meer|er|geboren|had wakker|zijn|zijn|worden|geboren
despair	mezelf|mijzelf|mij|me|mn _1 snijden|snij|snijd|pijn|kant|ophangen|wat|aandoen|snijdt|krassen|kapot|
 doden|vermoorden|haat|ophang|beschadig*
despair	snij|snijd|sneed|gesneden|kras|krab|doe|haat|verwond|vermoord|beschadig ik? mezelf|mijzelf|me|in
despair	verdwijnen|weg voor|van altijd|?
despair	niemand|wie _1 zou|zal|merken|mist|missen|geeft|merkt _4 mis*|merk*|mij|weg|dood|me
despair	beter|gelukkiger|makkelijker af? _1 zonder|als|dat mij|me|ik
despair	zonder mij|me _2 beter|af
despair	last voor|van iedereen|mijn|anderen
despair	spring|springen|spring*|stap voor|van|uit|onder|af de|het|een|mn? _1 brug|trein|dak|raam|flat|spoor|
 balkon
despair	morgen|straks|binnenkort ben|zal ik _1 er _1 niet|dood
despair	pijnloos|snel|zonder sterven|dood|doodgaan|zelfmoord|pijn
despair	vaarwel|afscheidsbrief|afscheid|laatste iedereen|allemaal|bericht|?
despair	slapen|inslapen en _1 nooit|niet
overdose	pillen|tabletten|slaappillen|medicijnen|paracetamol|bleek|chloor|gif _2 genomen|geslikt|ingenomen|
 slikt|gedronken|op|gepakt
overdose	overdosis
overdose	wordt|word|wakker|ademt niet|meer _1 wakker|meer
violence	@kin _2 slaat|sloeg|slaan|mishandelt|verkracht|misbruikt|raakt|wurgt|bedreigt|stalkt|schopt|zit|
 aanrandt|duwt|zat|aangeraakt|betast|volgt|dwingt _2 me|mij|ons|moeder|mama|aan|mijn|?
violence	slaat|mishandelt|schopt|wurgt|sloeg|misbruikt|verkracht me|mij|ons|mijn|hem|haar
violence	me|mij slaat|slaan|geslagen|verkracht|misbruikt|aangerand|aan|bedreigt|gewurgd|betast
violence	ben|word|werd|wordt|was _1 verkracht|mishandeld|misbruikt|geslagen|aangerand|gestalkt|bedreigd|gepest|
 gechanteerd|uitgescholden|uitgelachen|afgeperst|buitengesloten|getreiterd
violence	bang|durf|doodsbang voor|om|niet|naar _2 vader|huis|man|vriend|hem|thuis|school|ex|stiefvader|moeder
violence	thuis niet veilig
violence	niet veilig thuis
violence	huis|thuis uit|weggelopen|uitgezet gezet|gegooid|geschopt|?
violence	slaap|slapen|woon op straat
bullying	gepest|pesten|pest|gepes|uitgelachen|getreiterd me|mij|op|elke|door|word|mn|al
bullying	word|wordt|ben|worden _3 gepest|uitgelachen|buitengesloten|uitgescholden|getreiterd
bullying	pesten|pest|uitlachen|lachen|lacht|schelden|uitschelden|schoppen|duwen|slaan|haten|haat|negeren|
 bespugen|treiteren|trappen me|mij|om
bullying	lachen|lacht|lachten _1 me|mij|uit|om _1 uit|mij
bullying	noemen|noemt|zeggen|schrijven|scheld* me|mij|dat _2 dik|lelijk|hoer|homo|dood|mezelf|varken|dom|vetzak
bullying	groep|filmpje|video|account|foto|groepsapp _2 mij|me|uit|over _1 lachen|?
bullying	wachten|wacht me|mij|op op? _2 school|na
bullying	durf|wil|bang niet|om naar|meer _1 school
bullying	zoon|dochter|kind|broer|zus _1 gepest|pesten
stranger	wil|vraagt|vragen|stuurt|eist|vroeg|wilt|willen|stuurde|dwingt _4 foto*|naaktfoto*|adres|nudes|woon|
 uitkleed|naakt|uitkleden|dickpic*|filmpje* _2 van|me|mij|mijn|?
stranger	onbekende|vreemde|man|iemand|trainer|leraar|volwassen*|vreemdeling|kerel|internet|online _4 foto*|
 adres|afspreken|ontmoeten|woon|naakt|nudes|filmpje|contact _1 mij|me|van|?
stranger	gechanteerd|chanteert|chantage|afgeperst|afpers*|chanter*
stranger	dreigt|dreigen|gedeeld|gepost|verspreid|gelekt|doorgestuurd _3 foto*|online|naaktfoto*|video|filmpje|
 nudes|delen
stranger	foto*|naaktfoto*|nudes|video|filmpje* _3 gedeeld|verspreid|online|gelekt|doorgestuurd|gepost|zetten|
 delen|verspreiden
stranger	niemand|ouders|mag|moet|niet _2 vertellen|zeggen|ouders|geheim
stranger	ons geheim|geheimpje
stranger	waar ik woon
other	@friend _4 zelfmoord|dood|leven|snijdt|snijden|aandoen|suicid*|einde|kant _2 plegen|zichzelf|meer|wil|?
other	zichzelf|zich iets|wat|pijn|van|snijd*|snijden aandoen|aan|kant|doen|doet|?
other	@friend _2 geslagen|mishandeld|gepest|verkracht|misbruikt|slaat`;
