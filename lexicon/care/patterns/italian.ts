/** What shows in Italian that someone is in danger; `readPatterns` says how it is written. */
export const italian = `@kin	padre|papa|madre|mamma|patrigno|matrigna|zio|zia|nonno|nonna|fratello|sorella|cugino|marito|moglie|ragazzo|
 ragazza|fidanzato|fidanzata|compagno|ex|genitori|moroso
@friend	amico|amica|fratello|sorella|figlio|figlia|ragazzo|ragazza|madre|padre|migliore|compagno|compagna|
 cugino|cugina|mamma|papa|marito|moglie|qualcuno|alunno|studente|fidanzato
~despair	voglio|vorrei|volevo|desidero|preferirei|preferisco|meglio|vojo|penso|pensando|sto|vado|ho|voglia di|a|
 solo|essere|pensato? morire|morta|morto|uccidermi|ammazzarmi|suicidarmi|crepare|impiccarmi|morì
~despair	mi uccido|ammazzo|suicido|impicco|sparo
~despair	mi taglio|tagliavo|ferisco|taglierei le|i|le|.|?
despair	mi faccio del? male
~despair	mi butto dal|giu|sotto
~despair	mi voglio uccidere|ammazzare|suicidare
despair	uccidermi|ammazzarmi|suicidarmi|tagliarmi|impiccarmi|togliermi|buttarmi|ferirmi|autolesionismo|suicido
 la|?
despair	farmi|faccio del male
despair	mi taglio|tagliata|tagliato le|i|quando|braccia|polsi|gambe|di+nuovo|vene
despair	farmi del|di? male
despair	non|nn|senza|nessun|piu voglio|vorrei|ho|sopporto|reggo|posso|vale|ce|ha|trovo|merito|vedo|ci|riesco|
 motivo|e|so|la piu|motivo|la|voglia|senso|faccio|alcun|ragione|pena|a|di|questa|nessun|il|perche|forza|neanche
 _3 vivere|vita|esistere|esserci|vivo|svegliarmi|nascere|andare|viva|mondo
despair	stanco|stanca|stufo|stufa|esausta|basta|stancata di|della|con vivere|vita|esistere|mia+vita
despair	mia|la|questa vita non|nn|fa|e ha|vale|schifo|finita|serve piu|nessun|senso|pena|alcun|la|un|?
despair	che senso ha _2 vivere|vita
despair	farla|facciamola|faccio finita .|stanotte|stasera|oggi|per+sempre|con+la+vita|con+tutto|qui
despair	la faccio|finisco|facciamo finita|stanotte|stasera
despair	voglio|vorrei|pensato|penso di|a? farla finita
despair	mettere|porre|metto fine|termine alla|a|al mia|vita|tutto|questo
despair	togliermi|togliere|levarmi la vita
despair	finire|finisca|finita|smettere tutto|con|di mia|vita|soffrire|vivere|sempre|stanotte _1 vita|sempre|?
despair	finire|finisca tutto per sempre
despair	suicidio|suicida|suicidi|suicidarmi|suicidari|suicidarsi
despair	vorrei|voglio|magari|preferirei|meglio|meglio|speriamo|avrei non|essere|solo|mai|fossi|se|sparire|che|voluto?
 _1 sparire|nato|nata|morto|morta|esistere|svegliarmi|scomparire|esistessi|morissi|nascere nata?
despair	voglio|vorrei|voglia|sparire|scomparire di|solo|nel? sparire|scomparire|per|nulla|sempre|da per|nel|e|
 da|sempre|questo|?
despair	meglio|felici|bene|sollievo senza|se di|me|io|fossi|non me|morta|morto|ci|fossi|esistessi
despair	nessuno|chi|qualcuno|importa|nessun|neanche _3 mancherei|accorgerebbe|importerebbe|noterebbe|
 piangerebbe|importa|mancherebbe|manchero|noterebbe|cura|accorge _4 me|morissi|morta|morto|sparissi|nessuno|
 muoio|sparisco|scomparissi
despair	non|mancherei|manco mancherei|a a|nessuno|nessuno
despair	sono|solo un|una peso|fardo per|di
despair	addio|ultimo|ultima|lettera|saluto messaggio|a|giorno|notte|di|tutti|per _1 tutti|addio|sempre|mondo|
 vita|?
despair	domani|quando|non|presto _1 ci|saro|leggerete non|piu|ci|saro|questo _1 saro|piu|qui|ci
despair	butto|buttarmi|buttare|salto|gettarmi|lanciarmi|saltare|getto|sul|sotto mi|dal|dalla|sotto|giu|da|nel|
 al|un|il? dal|ponte|finestra|treno|tetto|balcone|un|il|dalla|metro|palazzo|vuoto|binari ponte|finestra|treno|
 tetto|balcone|?
despair	vene|polsi
despair	morire|suicidarsi|uccidersi|suicida|ammazzarsi senza|indolore|velocemente soffrire|dolore
despair	quante|quanti pastiglie|pillole|compresse|pasticche _4 morire|mortale|uccidersi
despair	addormentarmi|dormire|addormentare e|per non|mai _1 svegliarmi|svegliare|piu|mai
despair	odio la|me|la|vivere|esistere mia|vita|stessa|stesso _3 finisca|morire|sparire|vita
overdose	preso|ingoiato|mandato|inghiottito|prese|ingerito|presi|ingoiate tutte|troppe|un|una|le|tutti|molte|20|
 30|flacone|scatola|le|giu|tante|delle|dei|intera _4 pillole|pastiglie|flacone|farmaci|compresse|sonniferi|
 medicine|pasticche|scatola|tranquillanti
overdose	bevuto|bevve|ingerito|beve la|il|del|della candeggina|veleno|ammoniaca|varechina|detersivo|acido
overdose	in|per|avuto|di overdose
overdose	non|nn respira
overdose	non|nn si sveglia piu|.
other	@friend _4 vuole|dice|parla|pensa|ha|minaccia|si|vuol|provato|tenta|scritto|vorrebbe _3 uccidersi|
 ammazzarsi|suicidarsi|suicidio|morire|taglia|vivere|addio|sparire|suicida|male|tagliarsi|farla
other	@friend si taglia|uccide|ammazza|suicida|ferisce|fa
other	vuole|vuol|voglia uccidersi|ammazzarsi|suicidarsi|tagliarsi
other	@friend _2 picchiata|picchiato|violentata|abusata|menata|bullizzata|bullizzato
other	amica|amico|figlia|figlio suicida|autolesionista|depressa
violence	@kin|lui|lei|prof|allenatore|capo|vicino|uomo|qualcuno|prete|tizio|zio _2 mi|ci|ha|mia|mamma|la _2
 picchia|picchiato|picchiata|mena|tocca|toccata|toccato|violenta|violentata|stupra|strangola|minaccia|
 minacciata|schiaffo|frusta|perseguita|insulta|chiude|brucia|costringe|molesta|spinge|umilia|obbliga|segue|
 collo|pugno|palpeggia|violentata|calci|picchiava|botte
violence	mi|ci picchia|picchiano|mena|menano|stupra|molesta|picchiata|violentata|violenta|palpeggia|pestano|
 strangola|toccata|menato|picchiato
violence	picchia|mena|picchiato|tocca mia|la|mio|i madre|mamma|sorella|fratello|figlia|miei
violence	mi|ci ha|hanno|han violentata|violentato|stuprata|stuprato|picchiata|picchiato|aggredita|molestata|
 abusata|toccata|strangolata
violence	sono|stata|stato|vengo|venivo stata|stato? violentata|stuprata|abusata|abusato|picchiata|picchiato|
 molestata|aggredita|perseguitata|maltrattata|stuprato|molestato
violence	subisco|subito|vittima|subire|subiamo di? violenza|violenze|abusi|abuso|stupro|molestie|maltrattamenti|
 stalking|botte
violence	ho|fa|molta|tanta|avere paura di|del|della|che _1 tornare|mio|mia|lui|a|andare|casa|lei _1 padre|
 marito|ragazzo|casa|patrigno|ex|fidanzato|scuola|lui|picchi|madre
violence	paura di tornare|rientrare|andare|mio|lui
violence	ubriaco|ubriaca|beve|bevuto e|quando|mi _2 spacca|picchia|rompe|mena|urla
violence	picchia|spacca|mena quando _1 beve|ubriaco
violence	torna|arriva ubriaco|ubriaca
violence	chiudono|chiude|chiuso|rinchiudono|chiusa a|in|senza|mi|fuori _3 chiave|cibo|mangiare|camera|casa
violence	cacciato|cacciata|buttata|buttato|mandata|scappata|scappato di|fuori|da casa|strada
violence	dormo|dormire|vivo per|in strada
violence	sposare|obbligano|costringono|matrimonio|forza per|a|combinato|forza|sposarmi|di _1 forza|sposarmi|sesso|
 sposare
violence	mi ammazza|uccide|uccidera|ammazzera|uccidere se|lo|vuole|?
violence	niente|non|senza|manca da|cibo|ce mangiare|in|cibo casa|da|in
bullying	bullismo|bullizzano|bullizzata|bullizzato|bullizza|bulli|bullizzare|cyberbullismo a|mi|sono|di|subisco|
 da|contro|vittima|per|sempre|?
bullying	subisco|vittima|vittime|faccio|fanno|soffro di? bullismo|cyberbullismo
bullying	prendono|prende|prendevano|ridono|ride|sfottono|deridono|presa|prendermi|ridere in|di|tutti|mi|sempre|
 alle|dietro giro|me|sempre|spalle|tutti
bullying	mi insultano|deridono|picchiano|spingono|umiliano|sfottono|escludono|sputano|odiano|evitano|ignorano|
 bullizzano|minacciano|offendono|tormentano|menano
bullying	mi prendono in giro
bullying	chiamano|chiamato|chiamata|dicono|gridano grassa|grasso|brutta|ciccione|cicciona|frocio|puttana|sfigato|
 ritardato|balena|negro|mostro
bullying	dicono|dice|scrivono|detto|gridano di|che? devo? ammazzarmi|uccidermi|morire|suicidarmi
bullying	gruppo|video|foto|profilo|chat|sticker|pagina|meme per|mio|mia|contro|su|falso|di _1 prendermi|ridere|
 deridermi|umiliarmi|insultarmi
bullying	gruppo|video|profilo|chat|meme contro|su|falso di? me|mio
bullying	aspettano|aspetta fuori|dopo|alla|all|mi _3 picchiarmi|scuola|uscita|menarmi
bullying	nessuno mi|parla parla|considera|vuole|con|sopporta me|e|?
bullying	tutti|compagni|classe|scuola _2 ridono|ride|odiano|odia|deridono|picchiano|ignorano|escludono _2 me|mi
bullying	mi odiano|deridono|picchiano|escludono tutti|compagni
bullying	tutti|compagni|classe _2 prendono _1 giro
bullying	paura|voglio|vado di|piu|andare andare|a|di a|scuola scuola?
bullying	figlio|figlia|fratello|sorella _3 bullismo|bullizzato|bullizzata
stranger	chiede|chiedono|vuole|chiesto|manda|mandato|chiedere|voleva|offre|insiste|invia|pretende|chiedeva _3 nude|
 nuda|nudo|spogliarmi|spogli|intime
stranger	mi|di? chiede|chiedono|vuole|chiesto|chiedere|voleva|insiste|pretende|chiedeva _3 foto|video|indirizzo|
 selfie|numero _2 mie|me|mia|intime|costume|casa
stranger	mi chiede|chiesto|chiedono una|delle|di|mie foto|mandare|mandargli|video
stranger	vuole|chiede|chiesto|pretende _1 mie|mia|mio foto|indirizzo|video
stranger	sconosciuto|uomo|tizio|adulto|vecchio|estraneo _4 chiede|vuole|chiesto|scrive|incontrarmi|manda|offre|
 vedermi|incontrare _4 foto|indirizzo|incontrarmi|abito|nuda|video|vedermi|nude|mandi|soli|sola|incontri|solo
stranger	allenatore|prof|qualcuno|signore|internet|tipo|gioco|lui|uno _4 chiede|vuole|chiesto|scrive|manda|offre|
 incontrare _4 incontrarmi|nuda|vedermi|nude|foto+mie|mie+foto|dove+abito
stranger	allenatore|prof|signore|lui|tizio _2 incontrarmi|vedermi
stranger	spogliarmi|spoglio|spogli davanti|in|su|?
stranger	togliermi|togliere|tolga la|i|il|le cam|webcam|vestiti|maglia|maglietta|reggiseno
stranger	ricatta|ricattano|ricattata|ricattato|ricatto|estorsione|sextortion|ricattare
stranger	minaccia|minacciano _4 foto|video|nude|mie|mia|diffondere|pubblicare
stranger	pubblicato|diffuso|postato|condiviso|sparso|girare|pubblicare|diffondere|mandare|mandato _3 nude|nuda|intime|
 intimo|mie+foto|foto+mie|video+mio
stranger	pubblicato|diffuso|postato|sparso _1 mia|mie|mio foto|video
stranger	mandato|inviato una|un|la foto|nude|nudo|video nuda|nudo|e|intima _5 soldi|vuole|ricatta|minaccia|ora
stranger	non|nn dirlo|dire|raccontare|dica|dirlo|racconti|parlarne|devo _1 a|ai|niente|dirlo miei|nessuno|
 genitori|mia|mamma|ai
stranger	nostro|piccolo segreto
stranger	sa|chiede|chiesto|sapere|sanno .? dove abito|vivo|abiti|vivi
stranger	incontrar*|vederci|vedermi|incontro di|da|in|senza|segreto|sola|solo nascosto|sola|segreto|soli|dirlo|
 dire|genitori
despair	morire|morte _2 sollievo|meglio|liberazione|soluzione|pace
despair	ricominciato|ripreso a tagliarmi|farmi|ferirmi
despair	impiccarmi|annegarmi|avvelenarmi|affogarmi
bullying	sputano|sputato|sputa addosso|mi|in|.
bullying	mi sputano|rubano|chiudono|buttano addosso|in|la|nel
stranger	spogli|spogliarmi|svesta|spoglio|nuda in|davanti|su|per _1 videochiamata|cam|webcam|camera|video|
 telecamera
stranger	in mutande|reggiseno|slip
other	@friend _4 impiccarsi|buttarsi|butta|ammazzarsi|impicca
violence	mi ha|hanno strangolata|strangolato|spinta|calci|rotto|bruciata|preso|stretto|messo _2 calci|braccio|collo|
 scale|pugni
violence	mi ha|hanno strangolata|strangolato|spinta|bruciata
despair	vorrei|meglio|preferirei non _2 nata|nato
stranger	allenatore|prof|uomo|mister _4 chiede|vuole _1 foto|video
stranger	vuole|chiede vedermi|incontrarmi
violence	mi fa|fanno toccare|spogliare
other	non vuole|voglio piu? vivere
stranger	di me nuda|nudo
despair	tagliata|tagliato ancora|nuovo`;
