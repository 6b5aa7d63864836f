/** What shows in Italian that someone is in danger; `readPatterns` says how it is written. */
export const italian = `@kin	padre|papa|madre|mamma|patrigno|matrigna|zio|zia|nonno|nonna|fratello|sorella|cugino|marito|moglie|ragazzo|
 ragazza|fidanzato|fidanzata|compagno|ex|genitori|moroso
@friend	amico|amica|fratello|sorella|figlio|figlia|ragazzo|ragazza|madre|padre|migliore|compagno|compagna|
 cugino|cugina|mamma|papa|marito|moglie|qualcuno|alunno|studente|fidanzato
~despair	voglio|vorrei|volevo|desidero|preferirei|preferisco|meglio|vojo|penso|pensando|sto|vado|ho|voglia di|a|
 solo|essere|pensato? morire|morta|morto|uccidermi|ammazzarmi|suicidarmi|crepare|impiccarmi|morì
~despair	mi uccido|ammazzo|suicido|taglio|impicco|faccio|butto|sparo|voglio|ferisco|tagliavo|taglia|taglierei
 uccidere|ammazzare|suicidare|male|del|dal|giu|sotto|le|i|?
despair	uccidermi|ammazzarmi|suicidarmi|tagliarmi|impiccarmi|togliermi|buttarmi|ferirmi|autolesionismo|suicido
 la|?
despair	mi faccio|farmi|faccio|taglio|tagliata|tagliato del|di|le|i|male|vene|braccia|polsi|gambe|quando|nuovo|
 con
despair	farmi|faccio del|di|male male?
despair	non|nn|senza|nessun|piu voglio|vorrei|ho|sopporto|reggo|posso|vale|ce|ha|trovo|merito|vedo|ci|riesco|
 motivo|e|so|la piu|motivo|la|voglia|senso|faccio|alcun|ragione|pena|a|di|questa|nessun|il|perche|forza|neanche
 _3 vivere|vita|esistere|esserci|vivo|svegliarmi|nascere|andare|viva|mondo
despair	stanco|stanca|stufo|stufa|esausta|basta|stancata di|della|con vivere|vita|esistere|mia
despair	mia|la|questa vita non|nn|fa|e ha|vale|schifo|finita|serve piu|nessun|senso|pena|alcun|la|un|?
despair	che senso ha _2 vivere|vita
despair	farla|faccio|finirla|finiamola|facendola|la|facciamo finita|finire|faccio|per stasera|oggi|questa|
 stanotte|con|vita|per|basta|sempre|la|finita|?
despair	mettere|porre|metto fine|termine alla|a|al mia|vita|tutto|questo
despair	togliermi|togliere|levarmi la vita
despair	finire|finisca|finita|smettere tutto|con|di mia|vita|soffrire|vivere|per|sempre|stanotte _1 vita|sempre|
 ?
despair	suicidio|suicida|suicidi|suicidarmi|suicidari|suicidarsi
despair	vorrei|voglio|magari|preferirei|meglio|meglio|speriamo|avrei non|essere|solo|mai|fossi|se|sparire|che|
 voluto? _1 essere|mai|sparire|nato|nata|morto|morta|esistere|svegliarmi|scomparire|esistessi|morissi|nascere
 nata?
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
overdose	non|nn si|respira|reagisce sveglia|piu|?
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
violence	ubriaco|ubriaca|beve|bevuto e|spacca|picchia|quando|rompe|mi _2 spacca|picchia|tutto|rompe|padre|mi|
 mena|urla
violence	chiudono|chiude|chiuso|rinchiudono|chiusa a|in|senza|mi|fuori _3 chiave|cibo|mangiare|camera|casa
violence	cacciato|cacciata|buttata|buttato|mandata|scappata|scappato di|fuori|da casa|strada
violence	dormo|dormire|vivo per|in strada
violence	sposare|obbligano|costringono|matrimonio|forza per|a|combinato|forza|sposarmi|di _1 forza|sposarmi|
 sesso|sposare|?
violence	mi ammazza|uccide|uccidera|ammazzera|uccidere se|lo|vuole|?
violence	niente|non|senza|manca da|cibo|ce mangiare|in|cibo casa|da|in
bullying	bullismo|bullizzano|bullizzata|bullizzato|bullizza|bulli|bullizzare|cyberbullismo a|mi|sono|di|subisco|
 da|contro|vittima|per|sempre|?
bullying	subisco|vittima|vittime|faccio|fanno|soffro di? bullismo|cyberbullismo
bullying	prendono|prende|prendevano|ridono|ride|sfottono|deridono|presa|prendermi|ridere in|di|tutti|mi|sempre|
 alle|dietro giro|me|sempre|spalle|tutti
bullying	mi prendono|insultano|deridono|picchiano|spingono|umiliano|sfottono|escludono|sputano|chiamano|odiano|
 evitano|ignorano|rubano|bullizzano|minacciano|offendono|tormentano|menano
bullying	chiamano|chiamato|dicono|dice|scrivono|detto|chiamata|gridano grassa|grasso|brutta|di|ciccione|
 cicciona|frocio|puttana|sfigato|ritardato|balena|che|negro|mostro ammazzarmi|uccidermi|devo|morire|suicidarmi|?
bullying	gruppo|video|foto|profilo|chat|sticker|pagina|meme per|mio|mia|contro|su|falso|di _1 prendermi|ridere|
 me|deridermi|online|umiliarmi|insultarmi|mie
bullying	aspettano|aspetta fuori|dopo|alla|all|mi _3 picchiarmi|scuola|uscita|menarmi
bullying	nessuno mi|parla parla|considera|vuole|con|sopporta me|e|?
bullying	tutti|compagni|classe|scuola|classe _2 ridono|ride|odiano|odia|deridono|picchiano|ignorano|prendono|
 prende|escludono _2 me|mi|giro|?
bullying	paura|voglio|vado di|piu|andare andare|a|di a|scuola scuola?
bullying	figlio|figlia|fratello|sorella _3 bullismo|bullizzato|bullizzata
stranger	chiede|chiedono|vuole|chiesto|manda|mandato|chiedere|voleva|offre|insiste|invia|pretende|chiedeva _3
 foto|nude|nuda|video|indirizzo|nudo|spogliarmi|soldi|numero|selfie|abito|spogli _2 mie|di|me|nuda|intime|nudo|
 cam|mia|costume|intimo|casa|?
stranger	sconosciuto|uomo|tizio|adulto|allenatore|prof|qualcuno|vecchio|signore|internet|estraneo|tipo|gioco|
 lui|uno _4 chiede|vuole|chiesto|scrive|incontrarmi|manda|offre|vedermi|incontrare _4 foto|indirizzo|
 incontrarmi|abito|nuda|video|vedermi|soldi|nude|notte|mandi|soli|sola|incontri|solo
stranger	spogliarmi|spogliare|togliermi|spoglio|spogli|tolga|togliere davanti|in|i|la|su|il|le _2 cam|webcam|
 vestiti|camera|maglia|videochiamata|?
stranger	ricatta|ricattano|ricattata|ricattato|ricatto|estorsione|sextortion|ricattare
stranger	minaccia|minacciano|pubblicato|pubblicare|diffuso|postato|diffondere|mandare|mandato|condiviso|
 pubblica|pubblicate|girare|sparso _3 mie|foto|video|nude|mia|le|nuda _1 foto|video|nude|nuda|intime|tutti|
 intimo|?
stranger	mandato|inviato una|un|la foto|nude|nudo|video nuda|nudo|e|intima _5 soldi|vuole|ricatta|minaccia|ora
stranger	non|nn dirlo|dire|raccontare|dica|dirlo|racconti|parlarne|devo _1 a|ai|niente|dirlo miei|nessuno|
 genitori|mia|mamma|ai
stranger	nostro|piccolo segreto
stranger	dove abito|vivo|abiti|vivi
stranger	incontrar*|vederci|vedermi|incontro di|da|in|senza|segreto|sola|solo nascosto|sola|segreto|soli|dirlo|
 dire|genitori
despair	morire|morte _2 sollievo|meglio|liberazione|soluzione|pace
despair	ricominciato|ripreso a tagliarmi|farmi|ferirmi
despair	impiccarmi|annegarmi|avvelenarmi|affogarmi
bullying	sputano|sputato|sputa addosso|mi|in|.
bullying	mi sputano|rubano|chiudono|buttano
stranger	spogli|spogliarmi|svesta|spoglio|nuda in|davanti|su|per _1 videochiamata|cam|webcam|camera|video|
 telecamera
stranger	in mutande|reggiseno|slip
other	@friend _4 impiccarsi|buttarsi|butta|ammazzarsi|impicca
violence	mi ha|hanno strangolata|strangolato|spinta|calci|rotto|bruciata|preso|stretto|messo _2 calci|braccio|
 collo|scale|pugni|.`;
