/** What shows in Spanish that someone is in danger; `readPatterns` says how it is written. */
export const spanish = `@kin	papa|padre|mama|madre|padrastro|madrastra|tio|tia|abuelo|abuela|hermano|hermana|primo|novio|novia|marido|
 esposo|esposa|mujer|pareja|ex|padres|viejo
@adult	profesor|profe|maestro|entrenador|cura|jefe|vecino|coach
@friend	amigo|amiga|hermano|hermana|hijo|hija|novio|novia|mama|papa|primo|prima|companero|companera|alumno|
 alumna|mejor|sobrino|sobrina|esposo|esposa|alguien
~despair	me quiero|kiero|quisiera|queria morir|matar|suicidar
~despair	quiero|kiero|quisiera|deseo|voy|vamos|gustaria|ganas|pienso|pensando|intente|necesito|pensado a|de|en|
 por? morirme|matarme|suicidarme|morir|ahorcarme|cortarme|lastimarme|autolesionarme|herirme
~despair	quiero|kiero|quisiera|deseo morir
~despair	quiero|kiero|quisiera|deseo estar muerto|muerta
~despair	quiero|kiero|quisiera|deseo dejar de? existir|vivir
despair	quiero|kiero|quisiera|deseo dejar|parar de vivir|existir|sufrir
despair	voy a matarme|suicidarme|ahorcarme|tirarme|morirme
despair	me voy|vamos a matar|suicidar|morir|ahorcar|tirar|cortar
despair	no|nunca|sin|ya quiero|kiero|tengo|quisiera|deseo|aguanto|soporto|puedo|merezco|vale|ganas|veo|
 encuentro|hay mas|ganas|razon|razones|motivo|motivos|sentido|la|seguir|a|de|pena|nada|para|por|de|este|esta|
 seguir|mi? _2 vivir|vivo|viva|existir|vida|mundo|viviendo
despair	sin|no ganas|razon|sentido|motivo|motivos|razones de|para|por vivir
despair	mi|la|esta vida no|ya tiene|vale|importa|sirve
despair	mi vida _1 sentido|acabo|termino
despair	acabar|terminar|quitarme|quitar|quitarse|acabe con? mi|la|toda vida
despair	acabar|terminar con? todo|esto hoy|ya|de+una
despair	acabar|terminar con esta vida
despair	acabar con todo
despair	pensamientos|ideas|idea suicidas|suicida|de
despair	pienso|pensando|pensar|piensa|penso|considero en|el suicidio|suicidarme|matarme|quitarme|morir|muerte|
 suicidar|morirme
despair	suicidarme|suicidio|me+suicido|me+suicidare
despair	ojala|quisiera|desearia|preferiria|prefiero|mejor _1 morir|morirme|muerto|muerta|naciera|nacido|existir|
 existiera|desaparecer|desapareciera
despair	quiero|quisiera|voy|gustaria|deseo a? desaparecer para|y|de|del|por|ya|siempre|?
despair	desaparecer para|de siempre|este|todo
despair	mejor|mejores|felices sin mi
despair	nadie|quien|quien|a nadie|alguien me|se|le|notaria|va|lo? _2 extranaria|extranara|extranar|notaria|notara|
 importaria|importa|echara|lloraria|daria|cuenta|importo|extrana _3 muero|muriera|desaparezco|desapareciera|importo|
 importaria|extranaria|extrana
despair	nadie me extranaria|extranara|extrana
despair	soy|solo una|un carga|estorbo
despair	cansado|cansada|harto|harta|cansa de vivir|existir
despair	cansado|cansada|harto|harta|cansa de la|esta|mi vida
despair	me corto|cortaba|autolesiono|lastimo|rasguno|autolesione|hiero|lastime los|las|cuando|con|brazos|piernas|en|?
despair	me corte|quemo los|las brazos|venas|piernas|munecas
despair	me hago|hice dano|cortes|heridas
despair	hacerme|hago|haciendo|hice dano|cortes|heridas
despair	cortarme|cortes las|los|en|la|venas|munecas
despair	saltar|tirarme|lanzarme|aventarme|me+tiro|salto del|de|por|al|un|a|desde|la|el|una? puente|ventana|tren|
 techo|azotea|edificio|balcon|metro|via|vias|vacio
despair	morir|suicidarse|matarse|muerte|suicidarme|matarme sin|rapido|indoloro dolor|sufrir
despair	cuantas|cuantos pastillas|tabletas _4 morir|morirme|matarme|mortal
despair	dormir|dormirme|dormida y|para no|nunca _2 despertar|despierto
despair	no|nunca despertarme
despair	no|nunca despertar mas|nunca|jamas
despair	adios a? todos|mundo|para+siempre|siempre
despair	carta|mensaje|nota de despedida
despair	me+despido|despido de todos|ustedes
despair	ultimo|ultima mensaje|noche .|de+mi+vida
despair	ya|manana|cuando no voy|estare|voy|este|estar a? estar|aqui|viva|vivo
despair	odio mi|me vida|odio|a|tanto|y _2 acabe|morir|mi|muerta|vivir
despair	no merezco vivir|nacer|existir|seguir
despair	no debi|deberia|tendria nacer|existir|haber+nacido|vivir|estar+viva|estar+vivo
despair	no hay|veo|encuentro salida _2 morir|muerte|mi
despair	para|por que|q|k sigo|estoy|vivo|seguir|naci vivo|viva|viviendo
despair	para que|q vivo|naci|vivir
overdose	tome|tomo|tomado|trague|tomaron|ingeri|comi|tomo|tragado|tomarme|me todas|muchas|demasiadas|un|una|las|
 veinte|30|20|50|varias|40|muchos|todos|frasco|caja|bote|toda|el|tome|trague _3 pastillas|frasco|medicamentos|
 pildoras|remedios|medicinas|blister|tabletas|somniferos
overdose	tome|bebi|tomo|bebio|trague|tomado|bebido cloro|lejia|veneno|raticida|detergente
overdose	sobredosis
overdose	no despierta|respira
other	@friend _4 suicidarse|matarse|ahorcarse|cortarse|autolesiona|morirse|suicidar|suicidio
other	@friend _3 se|quiere|va|intento|dice matar|morir|corta|despidio|a+matar|desaparecer|quitar+la|quitarse+la
other	@friend _3 no quiere|quiera vivir
other	@friend se _1 hace|hizo dano
other	mi|un|una @friend _2 se corta|lastima|suicido|autolesiona|corto
other	@friend _2 le|la|lo pega|golpea|pegan|golpean|maltratan|violo|abusan|acosan
other	que se quiere|va|quieren|quiera a? morir|matar|suicidar
other	amigo|amiga|alguien|hijo|hija|hermano|hermana _3 suicidarse|suicida|suicidio|matarse
violence	@kin|@adult|el|ella|hombre|senor _1 me|nos|le|lo|la|le _1 pega|pego|pegan|golpea|golpean|golpeo|maltrata|
 maltratan|viola|violo|abusa|abuso|ahorca|ahorco|empuja|patea|patean|encierra|encierran|amenaza|amenazo|golpearon|
 manosea|pegaba|humilla|estrangula
violence	@kin|@adult|hombre|senor me|nos _1 toca|toco|tocaba|tocan|quema|quemo|obliga|insulta|persigue|sigue
violence	me|nos golpean|golpearon|pegan|amenazan
violence	me|nos pega|golpea|golpean|pego|golpeo|maltrata|maltratan|violo|violaron|viola|abusa|abuso|abusaron|
 manosea|ahorca|ahorco|encierran|encierra|golpearon|pegan|ahorca|patean|patea|tiran|escupen|empujan
violence	le|la pega|golpea|maltrata|mata|empuja a? mi|mama|madre|hermano|hermana
violence	abusan|abusa|abuso|abusaron|abusado|abusada de|sexualmente mi|ella|nosotras|nosotros|nina|?
violence	me abusan|abusa|abusaron|violan
violence	fui|he+sido|sido abusada|abusado|violada|violado|maltratada|maltratado|acosada
violence	acoso|abuso sexual
violence	sufro|hay|vivo|victima|sufre|con de? maltrato|violencia|abuso|abusos|golpes
violence	tengo|da|me miedo|miedo|terror|da de|a|volver|ir|regresar|a? _1 mi|a|ir|volver|regresar|el|mi|estar _1
 casa|padre|papa|novio|marido|esposo|padrastro|ex|mama|hermano|escuela|colegio|tio
violence	miedo|temo le|de? tengo? mi|el|a? casa|padre|papa|novio|marido|esposo|padrastro|ex
violence	le tengo miedo|mucho
violence	@kin|el borracho|ebrio|tomado|bebe|toma|borracha y|cuando _1 pega|rompe|grita|golpea
violence	llega|viene|vuelve borracho|borracha|ebrio
violence	cuando toma|bebe|borracho|esta _1 pega|golpea|borracho
violence	me|nos echaron|echo|sacaron|corrieron|botaron de|la|mi casa|calle
violence	no|sin hay|tenemos|dan|comer|comida de? comida|comer|nada _1 casa|comer|dias|mi
violence	casar|obligan|obligar|forzar|obligada|casarme|obliga me? a|con|la|por|fuerza|tener|casarme _1 fuerza|sexo|
 casar|casarme|relaciones
~violence	va a|que matarme|hacerme|pegarme si|dano|dejo|.
~violence	va a matar si|mi|me
violence	me va|dijo|dice que|a va|matar|a|me _2 mata|matar si|?
violence	duermo|vivo|dormir en la calle
violence	me persigue|acosa|vigila a|mi|todas|por|ex|un|?
violence	me sigue a+todas|mi+ex|un+hombre|por+la+calle|un+tipo
bullying	bullying|buling|bulin|bulling|acoso me|a|en|escolar|sufro|por|al|la|mi|todos|todo|cada
bullying	hacen|hace|sufro|sufre|me|haciendo|victima|con de? bullying|buling|bulin|bulling|acosan|molestan|
 bulean|buleando|discriminan|humillan|acoso|insultan|maltratan
bullying	burlan|rien|burla|burlaban|rie|burlarse|reirse|mofan|burlandose|riendose de mi|m
bullying	me insultan|acosan|molestan|humillan|empujan|pegan|escupen|discriminan|excluyen|bulean|patean|ignoran|
 odian|amenazan|roban|golpean
bullying	me dicen|llaman|dijeron|gritan|mandan|ponen|escriben que? gorda|gordo|fea|feo|negro|negra|puta|marica|
 maricon|me|joto|mate|muera|matara|muerta|tonto|retrasado|estupido|cosas|insultos|apodos
bullying	grupo|video|cuenta|pagina|perfil|memes|stickers|foto|fotos para|sobre|contra|de|falsa|falso _2 burlarse|
 reirse|humillarme|insultarme
bullying	grupo|video|memes|stickers|perfil|cuenta sobre|contra|falso|falsa|mio|mia mi|mio|mia|.
bullying	me esperan _4 pegarme|golpearme|salida|pegar
bullying	companeros|clase|escuela|colegio|ninos|chicos|todos|salon|instituto|liceo _3 me|de pegan|molestan|odian|
 golpean|insultan|ignoran|empujan|burlan|excluyen|escupen
bullying	no|miedo quiero|puedo|ir|a ir|la|a? a|al|la? _1 escuela|colegio|instituto|liceo _1 porque|me _4 pegan|
 molestan|burlan|golpean|insultan|miedo
bullying	nadie me habla|quiere y|me|porque|en
bullying	hijo|hija|hermano|hermana _2 bullying|acoso|acosan|molestan
stranger	me|nos pide|piden|pidio|pidieron|exige|exigen|pidiendo|pedia|ruega|pedir _3 foto|fotos|nudes|pack|packs|
 video|videos|mi+direccion|desnuda|desnudo|ubicacion|intimas
stranger	me|nos manda|mando|envia|envio|ofrece|enseno _3 nudes|pack|packs|desnuda|desnudo|desnudos|intimas|
 fotos+suyas|sin+ropa
stranger	quiere|quieren|pide|pidio|manda|pedia|exige|que|tiene|comparte que|fotos|foto|mis|mi|un|de|le|videos|ver|
 video|nudes|me _3 desnuda|desnudo|nudes|desnude|intimas|pack|intimos|sin+ropa
stranger	quiere|pide|pidio|exige que|le _1 mande|envie|mandara _2 fotos|foto|video|nudes
stranger	tiene|comparte mis fotos|videos _1 intimas|desnuda|y|.
stranger	chantaj*|extorsion*|sextorsion
stranger	amenaza|amenazan|amenazo|amenazando _3 mis|fotos|foto|video|nudes|imagenes|publicar|subir
stranger	publico|subio|difundio|compartio|filtro|filtraron|publicaron _2 nudes|mi+video|mis+fotos|mi+foto|fotos+mias|
 foto+mia|fotos+intimas|desnuda
stranger	publicar|difundir|subir _3 nudes|desnuda|desnudo|intimas|pack|intimo
stranger	desconocido|desconocida|extrano _4 verme|conocerme|vernos|verse|foto|fotos|direccion|encontrarme|encontrarse|
 escribe|solas|vivo|casa|toque|tocarme|escondidas
stranger	senor|hombre|tipo|adulto|viejo|alguien|internet|mayor|chico|chavo _4 verme|conocerme|a+solas|escondidas|
 tocarme|toque|fotos+mias|foto+mia|mis+fotos|mi+direccion|donde+vivo|encontrarme|en+persona
stranger	no le|lo|les _1 cuente|diga|digas|cuentes|dijera|contara _2 padres|papas|nadie|mama|papa
stranger	no|sin que? se? sepa|sepan _2 padres|papas|mama|nadie
stranger	no _1 contar|decir|contarle|decirle|diga|cuente|digas|cuentes _2 padres|papas|nadie|mama|papa
stranger	que no _3 cuente|diga|sepa|contar _3 nadie|padres|mama|papa|papas|?
stranger	sin que|q _1 sepan|sepa _2 padres|mama|papa|papas|nadie
stranger	nuestro secreto
stranger	quitarme|quite|quitarse|sacarme|saque|quitara|desnudarme|desvista la? ropa|camiseta|blusa
stranger	desnudarme|desvista en|frente|camara|.
stranger	pregunta|pregunto|sabe|saben|saber . donde vivo|estudio
stranger	pregunta|pregunto|saber|sabe|sepa donde vivo|vivimos|estudio
stranger	me acosa|acosan|sigue por|un|en internet|redes|hombre|instagram|whatsapp
despair	morir|muerte|morirme _2 alivio|descanso|solucion|mejor|paz
despair	vuelto|volvi|volviendo|empece|empezado a cortarme|lastimarme|autolesionarme|herirme
despair	ahorcarme|ahogarme|envenenarme|desangrarme
bullying	escupen|escupe|escupieron me|en|a|.
bullying	me escupen|quitan|tiran|encierran|roban
stranger	desnude|desnudarme|desvista en|la|frente|por|videollamada|camara|.
stranger	ropa interior
other	@friend _4 ahorcarse|tirarse|tirar|ahorcar|suicidarse
violence	ahorco|estrangulo|estrangulado|patadas|azotan|azota me|con|brazo|anoche|ayer|.
violence	me rompio|quebro el|la|un brazo|nariz|labio|dedo|costilla
despair	me quemo|queme|quemaba con|a+proposito|un+poquito|cuando|los|las
despair	mejor|para|quisiera|quiero no despertar
violence	me da|dan|dio golpes|patadas|bofetadas
other	se va|quiere a? tirar|matar|ahorcar|suicidar
despair	no quiero estar mas|aqui
despair	ojala no hubiera|haber nacido
overdose	me? acabo de tomar _1 todas|muchas|toda
violence	la|lo toca
bullying	le pegan todos|cada|en
bullying	subieron|pusieron|hicieron un video|foto mio|mia
despair	no despertar .
stranger	profesor|entrenador|hombre _4 quiere|pide fotos|foto`;
