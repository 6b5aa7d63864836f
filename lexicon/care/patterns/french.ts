/** What shows in French that someone is in danger; `readPatterns` says how it is written. */
export const french = `@kin	pere|papa|mere|maman|beau|belle|oncle|tante|grand|frere|soeur|cousin|mari|femme|copain|copine|mec|
 compagnon|conjoint|ex|parents|daron|pote|papy
@friend	ami|amie|pote|copain|copine|frere|soeur|fils|fille|meilleur|meilleure|cousin|cousine|mere|pere|eleve|
 mari|femme|camarade|quelqu|quelquun|enfant|maman|papa
~despair	envie|envi|veux|veu|voudrais|aimerais|prefere|prefererais|vais|pense|penser|faut|vouloir|pensais|
 pensee|prefererai de|a|que? mourir|crever|mourrir|suicider|tuer|pendre
~despair	me|m|se tuer|suicider|pendre|buter|flinguer|scarifier|mutiler
despair	je me tue|suicide|coupe|mutile|scarifie|pends|blesse|deteste|taillade|fais|scarifies|griffe
despair	je|jme|me fais|faire|faisais|fait du mal
despair	me faire|fais du mal|mal
despair	veux|veut|veu|envie|ve|peux|plus|voudrais|supporte|jveux|nai plus|pas|p de|jamais|envie? vivre|exister
despair	veux|veut|veu|voudrais|jveux|peux plus|pas _1 continuer|etre a+vivre|comme+ca|la+vie|ici|vivante|vivant|la
despair	veux|voudrais|jveux plus|pas|jamais me reveiller
despair	plus|pas|aucune|sans|aucun|nulle envie|raison|gout|sens|force|but|raisons|de|la de|a|le|pour|force? vivre|
 exister|continuer+a|la+vie|ma+vie
despair	en peux|ai|jai plus|marre|assez|pu de vivre|exister|la+vie|ma+vie|cette+vie
despair	en peux plus de tout|rien
despair	marre|fatigue|fatiguee|assez|lasse de vivre|exister|la+vie|ma+vie|cette+vie|tout+.
despair	a quoi bon vivre|continuer|exister|.
despair	a quoi ca sert de vivre|continuer|exister
despair	pourquoi|pk je|suis|continuer|jsuis vis|suis|vivre|encore|a _1 vivante|vivant|nee|vivre|en+vie
despair	pourquoi je vis|suis+ne|suis+nee
despair	la|ma vie n|na|ne|vaut|a|est|sert|nest plus|a|pas|vaut|rien|aucun|sans|finie|la|pas|trop sens|peine|
 aucun|vaut|rien|finie|de|fini|interet
despair	ma vie na|n|a|est plus|pas|aucun|de|a|foutue|finie
despair	en finir|fini|finirai|finis ce|cette|bientot|maintenant|pour soir|nuit|bon|definitivement|toujours
despair	en finir avec tout|la+vie|ma+vie|cette+vie
despair	en finir .|maintenant
despair	mettre|mets|mis|met|met|met fin a mes|ma|cette|mes jours|vie|tout
despair	fin a mes jours
despair	idees|pensees|envies|pulsions suicidaires|noires|suicidaire|de+suicide|de+mourir|de+mort
despair	pense|penser|penses|pensant|songe|parle|idee au|a|du|de me|m? _1 suicide|suicider|mort+.|mourir|en+finir
despair	suicidaire|suicidaires|suicider|me suicider
despair	aimerais|voudrais|prefererais|prefere|souhaite|aurais|espere etre|jamais|mieux|ne|pas|plus|disparaitre|mourir|
 que|voulu _1 morte|mort|disparaitre|naitre|exister|nee|reveiller
despair	aimerais|voudrais|prefererais|prefere|souhaite mourir|disparaitre|etre+morte|etre+mort|etre+jamais
despair	veux|voudrais|envie|aimerais|vais de|juste|tout? disparaitre pour|de|a|toujours|completement|?
despair	disparaitre pour|a|de toujours|jamais|ce|cette
despair	mieux|heureux|tranquilles|soulages sans moi
despair	personne|qui|quelqu|rien|aucune|nul|qqn _2 remarquerait|manquerait|regretterait|pleurerait|manquerai|verrait|
 regrettera|remarquera|soucie|fiche|remarque|manquer _4 moi|mort|meurs|mourais|disparaissais|morte|disparais
despair	manquerai|manquerais|manquerait a|pas personne|a
despair	poids|fardeau|boulet pour tout|tous|ma|mes|eux|les
despair	merite pas|plus de|la? vivre|vie|exister
despair	mourir|suicider|tuer|partir sans souffrir|douleur|mal
despair	combien de _2 cachets|pilules|medicaments|comprimes|doliprane|medocs _3 mourir|mortel|mortelle|tuer
despair	sauter|jeter|jette|saute|balancer|sauterai|suis du|d|par|sous|de|dun|dans|sur|le|sous|un|au? la|le|un|
 du|pont|fenetre|train|metro|toit|balcon|une|vide _1 pont|fenetre|train|metro|toit|balcon|vide|rails
despair	saute|sauter|jeter|jette du|d|par|sous|dun pont|toit|fenetre|train|metro|balcon
despair	ouvrir|ouvert|coupe|couper|taillade|tailler|ouverte|coupee|tranche les|le|mes|la|aux|au veines|poignets|
 bras|poignet|cuisses|jambes
despair	endormir|dormir|coucher et|pour ne|plus|jamais _3 reveiller|reveille
despair	plus|pas|jamais me reveiller|lever
despair	adieu a|tous|tout|mes|la|le|.
despair	lettre|message d? adieu|dadieu
despair	ma derniere nuit|lettre
despair	dernier|derniere message|lettre _1 adieu|tous|famille
despair	demain|bientot|je ne|je|serai|ne _1 serai|plus|pas|la plus|la|pas|la la|de|mort|?
despair	serai|serais plus la|de|ici ici|monde|demain|?
despair	pas|aucune d|dissue|de|issue|dautre issue|moi|pour|sortie|a _3 mort|moi|mourir
despair	deteste|hais ma|me|je vie|et|deteste|hais _3 finir|mourir|arrete|fini|mort|disparaitre
overdose	pris|avale|avaler|prend|prise|avalee|gobe|ingere|bouffe|avales toute|tous|plein|trop|vingt|beaucoup|20|30|40|
 plusieurs|plaquette|boite|deux|trois|une+boite|la+boite|une+plaquette|tout+le|toutes _4 medicaments|cachets|
 comprimes|pilules|boite|medocs|somniferes|plaquette|plaquettes|doliprane|anxiolytiques|antidepresseurs|medoc
overdose	avale|avaler|gobe|ingere|bouffe|avales|avalee des|mes|les|une|la|ses|tout _2 medicaments|cachets|comprimes|
 boite|medocs|somniferes|plaquette
overdose	pris une|la|des|mes boite|plaquette|somniferes|anxiolytiques
overdose	bu|avale|boit|ingere de|du|la|l|un|une|le? la|de+la|eau|produit|mort? javel|poison|detergent|acide|rats|
 menager|mort+aux+rats|de+javel|eau+de+javel
overdose	bu|avale _2 javel|poison|detergent|destop
overdose	fait|pris|fais|en|une overdose|surdose|od
overdose	se|ne|respire reveille|respire|plus pas|plus|respire
other	@friend _4 veut|pense|parle|va|essaye|essaie|tente|menace|souhaite|dit|se|ecrit|poste|envie|fait _4 mourir|tuer|
 suicider|suicide|scarifie|mutile|adieu|disparaitre|mutiler|scarifier|en+finir|plus+vivre|se+coupe|mort
other	@friend se|s _1 scarifie|coupe|mutile|blesse|suicide|taillade
other	veut se|sle tuer|suicider|pendre
other	@friend _3 battue|battu|frappee|frappe|violee|harcelee|harcele|tape|agressee|maltraitee|abusee
other	ami|amie|pote|copine|fille|fils|frere|soeur suicidaire|depressive|suicidaires
violence	@kin|prof|coach|voisin|patron|il|elle|homme|mec|on|ils|gars _3 me|m|ma|nous|mon|maman|ma|mere|soeur _1
 frappe|bat|cogne|touchee|viole|violee|menace|gifle|etrangle|agresse|agressee|tabasse|enferme|fouette|frappee|battue|
 violente|attouche|harcele|frapper|battre|humilie|abuse|maltraite|frappait
violence	@kin|coach|prof|voisin|homme|patron _3 me|m|ma|mes _1 touche|touches|force|tape|insulte|brule|caresse|pousse|
 suit|gueule
violence	me|m|nous frappe|bat|frappent|tapent|viole|violee|viole|etrangle|gifle|tabasse|cogne|attouchements|fouette|
 tabassent|agressent
violence	frappe|bat|tape|cogne|tabasse ma|mon|maman|sa|mes mere|maman|frere|soeur|femme|freres|enfants
violence	papa|pere frappe|tape|bat
violence	ete|suis|fait|etais|fais|m|on|ma violee|viole|violer|agressee|abusee|battue|frappee|maltraitee|
 agresser|harcelee|harcele|maltraite|agresse|battu
violence	victime|subis|subit|subi|victimes de|d|des|du violences|violence|harcelement|abus|inceste|viol|
 attouchements|maltraitance|coups
violence	peur|trouille|terrifiee|ose|oser|crains de|d|du|plus|pas|que? mon|ma|rentrer|rentre|lui|mes|retourner|
 aller|pere|elle _2 pere|mere|mari|copain|ex|chez|maison|beau|lui|frere|oncle|college|lycee|ecole|frappe|tue|
 parents
violence	peur de|d rentrer|retourner|aller|lui|mon
violence	ivre|bourre|soul|bu|boit|alcoolique|saoul et|il|casse|nous|me|quand|frappe|mon|tape _2 casse|tape|frappe|
 pere|mari|bat|hurle|violent
violence	mis|foutue|mise|foutu|jete|virer|vire|viree|jetee dehors|a|la|de|dans _2 dehors|porte|rue
violence	mis|mise|foutu|foutue|jete|jetee dehors
violence	dehors|rue _2 dors|dormi
violence	dors|dormir dans|a la rue
violence	dors dehors
violence	enferme|enferment|enfermee _3 manger|cle|chambre|cave|nourriture
violence	m|me|nous enferme|enferment
violence	menferme|menferment
violence	marier|mariage|epouser de|force|forcer|force|contre|forcee _1 force|gre
violence	va|veut|dit|dis me|m|qu|quil _2 tuer|buter|frapper|tue|taper|tuera si|je|ma|?
violence	securite chez moi
violence	en danger chez|a moi|la+maison
violence	pas|rien a manger _1 maison|chez|depuis|parents
bullying	harcele|harcelee|harceler|harcelent a|par|au|me|en|dans|tous|depuis|moi
bullying	moque|moquent|rigole|rigolent|rient|rit|moquer|moqueries|foutent|ri|fout de|du moi|ma|mon|gueule|moi
bullying	m|me insultent|traitent|traite|frappent|bousculent|harcelent|rejettent|humilient|poussent|crachent|
 detestent|rackettent|tapent|menacent|excluent|ignorent|insulte|lynchent|harcele|embetent
bullying	traitent|traite|traitee|appellent|appelle|dit|disent de|grosse|que|gros? grosse|gros|moche|pute|sale|
 pd|negre|thon|intello|cochon|suicider|tuer|suicide|crever|mourir|vache|boloss
bullying	disent|dit|ecrivent|dis|conseillent de|d|que me|m|mourir|crever|je suicider|tuer|pendre|creve|meure|tue
bullying	groupe|video|compte|photo|page|snap|montage|faux pour|de|contre|sur|compte _1 moquer|insulter|humilier|rire|
 foutre|harceler
bullying	groupe|video|compte|page|montage contre|sur moi
bullying	attendent|attend a|apres|devant|au la|le|l|cours|portail|sortie _4 frapper|taper|sortie|tabasser
bullying	personne _1 parle|adresse|veut|assoit|aime _4 moi|poussent|bousculent|me|classe|moque|ecole
bullying	peur|veux|ose|envie plus|pas|d|de|aller aller|a|au|l|retourner a|au|en|l|d? ecole|college|lycee|lecole|
 cours _4 cause|moquent|frappent|harcelent|peur|ils|eux
bullying	fils|fille|enfant|frere|soeur _2 harcele|harcelee|harceler|harcelement
stranger	demande|demandent|veut|veulent|reclame|exige|envoie|envoye|envoies|demander|demandait|insiste|propose|
 voudrait|voulait _4 nudes|nude|nue|nu|seins|dickpic|denudee|culotte
stranger	demande|demandent|veut|veulent|reclame|exige|demander|demandait|insiste|voudrait|voulait _4 photo|photos|
 video|videos|corps _3 moi|sexy|intimes|maillot|culotte
stranger	demande|demandent|veut|exige|demandait mon|mes|ma adresse|photo|photos
stranger	me|m demande|demandent|demander|reclame|envoie|propose|exige|envoye des|mon|mes|une|d|de|ma|dargent _2 nudes|
 nue|enlever|deshabiller|dickpics
stranger	me|m demande|demandent|reclame|exige des|mes|mon|une|ma photo|photos|adresse|video
stranger	enlever|enleve|deshabiller|deshabille|retirer mes|devant|mon|ma|moi|vetements|tshirt|en vetements|la|
 camera|webcam|haut|culotte|habits|cam
stranger	fait|font|faire|me|m chanter|chantage avec|?
stranger	chantage avec|me|sur|a|mes|moi|au
stranger	menace|menacent de|d _2 publier|diffuser|envoyer|poster|partager|balancer|montrer
stranger	publie|publier|diffuse|diffuser|poste|balance|balancer|partage _2 nudes|nue|intimes
stranger	publie|diffuse|poste|balance|partage mes|ma|des _1 nudes|photos+de+moi|video+de+moi|photos|photo|video
stranger	mes|ma|des nudes|photos|video|photo intime|intimes|nue|nu|circulent|fuite|leak
stranger	mes nudes
stranger	inconnu|inconnue|homme|adulte|vieux|majeur _4 me|photos|adresse|rencontrer|voir|photo|habite|nue|vienne|
 rejoindre|rejoigne|rencontre|seule|cachette _4 photos|photo|seule|seul|rencontrer|adresse|voir|cachette|habite|moi|
 nue|parents|rejoigne|nudes
stranger	type|mec|gars|quelqu|monsieur|internet|prof|coach|quelquun _4 photos|adresse|rencontrer|photo|habite|nue|
 rejoindre|rejoigne|rencontre|seule|cachette _4 seule|seul|cachette|moi|nue|parents|nudes
stranger	ne|pas|rien|a|en le|rien|pas|parler|dire|parle|dis|personne|dise _1 dire|dis|parler|personne|parents _2
 parents|personne|mere|secret
stranger	notre|petit secret
stranger	sait|demande|savoir|sais|demander .? ou je|jhabite habite|vis|seule|?
stranger	photos|photo|video de moi nue|nu|en|intime|sans|culotte
despair	mort|mourir|crever _2 soulagement|solution|mieux|repos|delivrance|paix
despair	recommence|recommencer|recommencee a me|m couper|scarifier|faire|mutiler
despair	me noyer|pendre|empoisonner|ouvrir|noie|pends
bullying	crachent|crache|crachait me|dessus|sur
stranger	deshabille|deshabiller|denude|denuder|nue|seins en|devant|par|sur|dans _1 visio|camera|webcam|cam|
 facetime|video|direct
stranger	en culotte|sous|sousvetements|slip|maillot
other	@friend _4 pendre|sauter|tuer|jeter
violence	m|ma|mas etranglee|etrangle|frappee|giflee|tabassee|battue|violee|poussee|cogne
violence	ma|mas casse le|la|un bras|nez|gueule|dent
despair	voudrais|aurais|aurai ne|n|du jamais etre|du ne|nee|etre
violence	pas en securite _2 maison|chez
bullying	ont|a poste|publie|mis une|des video|photos|photo de moi
stranger	veut|demande|veulent|insiste _6 photos|photo|video de moi
violence	il me touche|force+a
overdose	pris|avale les cachets|medicaments|comprimes|cachetons de`;
