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
despair	veux|veut|veu|envie|ve|peux|plus|voudrais|supporte|jveux|nai plus|pas|p de|jamais|envie? vivre|
 exister|continuer|la|etre|me|reveiller la|ici|vie|a|reveiller|comme|vivre|?
despair	plus|pas|aucune|sans|aucun|nulle envie|raison|gout|sens|force|but|raisons|de|la de|a|le|pour|force?
 vivre|continuer|la|ma|exister vie?
despair	en peux|ai|jai plus|marre|assez|pu de vivre|la|ma|cette|tout|exister vie?
despair	marre|fatigue|fatiguee|assez|lasse de vivre|la|ma|cette|exister vie?
despair	a quoi bon|ca vivre|continuer|sert|exister de? vivre?
despair	pourquoi|pk je|suis|continuer|jsuis vis|suis|vivre|ne|encore|a _1 vivante|vivant|ne|nee|vivre|encore|en
despair	la|ma vie n|na|ne|vaut|a|est|sert|nest plus|a|pas|vaut|rien|aucun|sans|finie|la|pas|trop sens|peine|
 aucun|vaut|rien|finie|de|fini|interet
despair	ma vie na|n|a|est plus|pas|aucun|de|a|foutue|finie
despair	en finir|fini|finirai|finis ce|cette|avec|bientot|maintenant|tout|pour|? _1 vie|soir|nuit|tout|bon|
 bientot|definitivement|?
despair	mettre|mets|mis|met|met|met fin a mes|ma|cette|mes jours|vie|tout
despair	fin a mes jours
despair	idees|pensees|envies|pulsions|pense|penser|penses|pensant|songe|parle|idee au|a|a|le|suicidaires|noires|
 suicide|suicidaire|du|de|mourir|me _1 suicide|suicidaires|suicidaire|mort|mourir|suicider|finir|?
despair	suicidaire|suicidaires|suicider|me suicider
despair	aimerais|voudrais|prefererais|prefere|souhaite|aurais|espere etre|jamais|mieux|ne|pas|plus|disparaitre|
 mourir|que|voulu morte|mort|jamais|ne|mourir|disparaitre|naitre|pour|me|pas|exister|reveiller nee?
despair	veux|voudrais|envie|aimerais|vais de|juste|tout? disparaitre pour|de|a|toujours|completement|?
despair	disparaitre pour|a|de toujours|jamais|ce|cette
despair	mieux|heureux|tranquilles|soulages sans moi
despair	personne|qui|quelqu|rien|aucune|nul|qqn _2 remarquerait|manquerait|regretterait|pleurerait|manquerai|
 verrait|regrettera|remarquera|soucie|fiche|remarque|manquer _4 moi|mort|meurs|mourais|disparaissais|pas|morte|
 personne|disparais|moi|la
despair	manquerai|manquerais|manquerait a|pas personne|a
despair	poids|fardeau|boulet pour tout|tous|ma|mes|eux|les
despair	merite pas|plus de|la? vivre|vie|exister
despair	mourir|suicider|tuer|partir sans souffrir|douleur|mal
despair	combien de _2 cachets|pilules|medicaments|comprimes|doliprane|medocs _3 mourir|mortel|mortelle|tuer
despair	sauter|jeter|jette|saute|balancer|sauterai|suis du|d|par|sous|de|dun|dans|sur|le|sous|un|au? la|le|un|
 du|pont|fenetre|train|metro|toit|balcon|une|vide _1 pont|fenetre|train|metro|toit|balcon|vide|rails
despair	saute|sauter|jeter|jette|pont|toit du|d|par|sous|dun pont|toit|fenetre|train|metro|la|un|balcon
despair	ouvrir|ouvert|coupe|couper|taillade|tailler|ouverte|coupee|tranche les|le|mes|la|aux|au veines|poignets|
 bras|poignet|cuisses|jambes
despair	endormir|dormir|coucher et|pour ne|plus|jamais _3 reveiller|reveille
despair	plus|pas|jamais me reveiller|lever
despair	adieu|dernier|derniere|lettre|au message|a|mes|nuit|d|dadieu|tous|revoir|jour|le _1 tous|tout|adieu|vie|
 monde|famille|?
despair	demain|bientot|je ne|je|serai|ne _1 serai|plus|pas|la plus|la|pas|la la|de|mort|?
despair	serai|serais plus|pas la|de ici|monde|demain|?
despair	pas|aucune d|dissue|de|issue|dautre issue|moi|pour|sortie|a _3 mort|moi|mourir
despair	deteste|hais ma|me|je vie|et|deteste|hais _3 finir|mourir|arrete|fini|mort|disparaitre
overdose	pris|avale|avaler|prend|prise|avalee|gobe|ingere|bouffe|avales toute|tous|plein|trop|une|la|vingt|
 beaucoup|20|30|plusieurs|plaquette|des|boite|mes|les|tout|ses _4 medicaments|cachets|comprimes|pilules|boite|
 medocs|somniferes|plaquette|doliprane|anxiolytiques|antidepresseurs|doliprane|medoc
overdose	bu|avale|boit|ingere de|du|la|l|un|une|le? la|du|javel|poison|mort|eau|detergent|acide|produit _2
 javel|poison|rats|javel|menager|?
overdose	fait|pris|fais|en|une overdose|surdose|od
overdose	se|ne|respire|reagit reveille|respire|plus pas|plus|respire
other	@friend _4 veut|pense|parle|va|essaye|essaie|tente|menace|souhaite|dit|se|ecrit|poste|envie|fait _4
 mourir|tuer|suicider|suicide|scarifie|coupe|mutile|vivre|adieu|mal|mort|disparaitre|jours|mutiler|scarifier|
 finir
other	@friend se|s _1 scarifie|coupe|mutile|blesse|suicide|taillade
other	veut se|sle tuer|suicider|pendre
other	@friend _3 battue|battu|frappee|frappe|violee|harcelee|harcele|tape|agressee|maltraitee|abusee
other	ami|amie|pote|copine|fille|fils|frere|soeur suicidaire|depressive|suicidaires
violence	@kin|prof|coach|voisin|patron|il|elle|homme|mec|on|ils|gars _3 me|m|ma|nous|mon|maman|ma|mere|soeur _1
 frappe|bat|tape|cogne|touche|touchee|viole|violee|force|menace|gifle|etrangle|touches|insulte|agresse|agressee|
 tabasse|enferme|brule|caresse|fouette|pousse|frappee|battue|violente|attouche|harcele|suit|frapper|battre|
 humilie|abuse|maltraite|frappait|gueule
violence	me|m|nous frappe|bat|frappent|tape|tapent|viole|violee|viole|etrangle|gifle|tabasse|cogne|
 attouchements|fouette|tabassent|agressent
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
violence	ivre|bourre|soul|bu|boit|alcoolique|saoul et|il|casse|nous|me|quand|frappe|mon|tape _2 casse|tape|
 frappe|tout|pere|mari|bat|hurle|violent
violence	mis|foutue|mise|foutu|jete|virer|vire|viree|dehors|rue dehors|a|la|de|dans|mise|rue|dors _2 dehors|
 porte|rue|maison|parents|chez|?
violence	dors|dormir|vis dans|a|dehors la|rue rue?
violence	enferme|enferment|enfermee|cle sans|a|dans|pas|me|moi _2 manger|cle|chambre|cave|nourriture|?
violence	marier|mariage|epouser de|force|forcer|force|contre|forcee _1 force|gre|un|me|?
violence	va|veut|dit|dis me|m|qu|quil _2 tuer|buter|frapper|tue|taper|tuera si|je|ma|?
violence	securite|danger a|chez la|moi|maison
violence	pas|rien a manger _1 maison|chez|depuis|parents
bullying	harcele|harcelee|harceler|harcelent a|par|au|me|en|dans|tous|depuis|moi
bullying	moque|moquent|rigole|rigolent|rient|rit|moquer|moqueries|foutent|ri|fout de|du moi|ma|mon|gueule|moi
bullying	m|me insultent|traitent|traite|frappent|bousculent|harcelent|rejettent|humilient|poussent|crachent|
 detestent|rackettent|tapent|menacent|excluent|ignorent|insulte|lynchent|harcele|embetent
bullying	traitent|traite|traitee|appellent|appelle|dit|disent de|grosse|que|gros? grosse|gros|moche|pute|sale|
 pd|negre|thon|intello|cochon|suicider|tuer|suicide|crever|mourir|vache|boloss
bullying	disent|dit|ecrivent|dis|conseillent de|d|que me|m|mourir|crever|je suicider|tuer|pendre|creve|meure|tue
bullying	groupe|video|compte|photo|page|snap|montage|faux pour|de|contre|sur|compte _1 moquer|moi|insulter|
 humilier|rire|foutre|harceler
bullying	attendent|attend a|apres|devant|au la|le|l|cours|portail|sortie _4 frapper|taper|sortie|tabasser
bullying	personne _1 parle|adresse|veut|assoit|aime _4 moi|poussent|bousculent|me|classe|moque|ecole
bullying	peur|veux|ose|envie plus|pas|d|de|aller aller|a|au|l|retourner a|au|en|l|d? ecole|college|lycee|lecole|
 cours _4 cause|moquent|frappent|harcelent|peur|ils|eux
bullying	fils|fille|enfant|frere|soeur _2 harcele|harcelee|harceler|harcelement
stranger	demande|demandent|veut|veulent|reclame|exige|envoie|envoye|envoies|demander|demandait|insiste|propose|
 voudrait|voulait _4 nudes|nude|photo|photos|adresse|nue|nu|video|videos|seins|corps|dickpic _3 moi|nue|nu|mes|
 de|sexy|intimes|maillot|denudee|adresse|culotte|perso|mon
stranger	me|m demande|demandent|demander|reclame|envoie|propose|exige|envoye des|mon|mes|une|d|de|ma|dargent _2
 photo|photos|adresse|nudes|video|nue|enlever|deshabiller|dickpics|argent
stranger	enlever|enleve|deshabiller|deshabille|retirer mes|devant|mon|ma|moi|vetements|tshirt|en vetements|la|
 camera|webcam|haut|culotte|habits|cam
stranger	fait|font|faire|me|m chanter|chantage avec|?
stranger	chantage avec|me|sur|a|mes|moi|au
stranger	menace|menacent|publie|publier|diffuse|diffuser|poste|balance|balancer|envoyer|envoye|partage de|d|mes|
 ma|des? publier|diffuser|envoyer|photos|poster|partager|nudes|photo|video|balancer|montrer|intimes mes|la|
 nudes|ma|photos|des|nue|intimes|a|de|moi|mes|?
stranger	mes|ma|des nudes|dossiers|photos|video|photo|nudes intime|intimes|nue|nu|circulent|publies|fuite|ont|
 sur|leak
stranger	inconnu|inconnue|homme|adulte|type|vieux|mec|gars|quelqu|monsieur|internet|majeur|prof|coach|quelquun
 _4 me|photos|adresse|rencontrer|voir|photo|habite|nue|vienne|rejoindre|rejoigne|rencontre|seule|cachette _4
 photos|photo|seule|seul|rencontrer|adresse|voir|cachette|habite|moi|nue|parents|rejoigne|nudes
stranger	ne|pas|rien|a|en le|rien|pas|parler|dire|parle|dis|personne|dise _1 dire|dis|parler|personne|parents|
 mes|le|a _2 parents|personne|mere|secret|mes
stranger	notre|un secret
stranger	ou j|jhabite|je habite|vis|seule|jhabite
stranger	photos|photo|video de moi nue|nu|en|intime|sans|culotte|?
despair	mort|mourir|crever _2 soulagement|solution|mieux|repos|delivrance|paix
despair	recommence|recommencer|recommencee a me|m couper|scarifier|faire|mutiler
despair	me noyer|pendre|empoisonner|ouvrir|noie|pends
bullying	crachent|crache|crachait me|dessus|sur
stranger	deshabille|deshabiller|denude|denuder|nue|seins en|devant|par|sur|dans _1 visio|camera|webcam|cam|
 facetime|video|direct
stranger	en culotte|sous|sousvetements|slip|maillot
other	@friend _4 pendre|sauter|tuer|jeter
violence	m|ma|mas etranglee|etrangle|frappee|giflee|casse|tabassee|battue|violee|poussee|cogne`;
