/** What shows in Spanish that someone is in danger; `readPatterns` says how it is written. */
export const spanish = `@kin	papa|padre|mama|madre|padrastro|madrastra|tio|tia|abuelo|abuela|hermano|hermana|primo|novio|novia|marido|
 esposo|esposa|mujer|pareja|ex|padres|viejo
@adult	profesor|profe|maestro|entrenador|cura|jefe|vecino|coach
@friend	amigo|amiga|hermano|hermana|hijo|hija|novio|novia|mama|papa|primo|prima|companero|companera|alumno|
 alumna|mejor|sobrino|sobrina|esposo|esposa|alguien
~despair	me quiero|kiero|quisiera|queria morir|matar|suicidar
~despair	quiero|kiero|quisiera|deseo|voy|vamos|gustaria|ganas|pienso|pensando|intente|necesito|pensado a|de|en|
 por? morirme|matarme|suicidarme|morir|ahorcarme|cortarme|lastimarme|autolesionarme|herirme
~despair	quiero|kiero|quisiera|deseo morir|estar|dejar muerto|muerta|de? existir|vivir?
despair	quiero|kiero|quisiera|deseo dejar|parar de vivir|existir|sufrir|estar
despair	voy a matarme|suicidarme|ahorcarme|tirarme|morirme
despair	me voy|vamos a matar|suicidar|morir|ahorcar|tirar|cortar
despair	no|nunca|sin|ya quiero|kiero|tengo|quisiera|deseo|aguanto|soporto|puedo|merezco|vale|ganas|veo|
 encuentro|hay mas|ganas|razon|razones|motivo|motivos|sentido|la|seguir|a|de|pena|nada|para|por|de|este|esta|
 seguir|mi? _2 vivir|vivo|viva|existir|vida|mundo|viviendo
despair	sin|no ganas|razon|sentido|motivo|motivos|razones de|para|por vivir
despair	mi|la|esta vida no|ya tiene|vale|importa|sirve
despair	mi vida _1 sentido|acabo|termino
despair	acabar|terminar|quitarme|quitar|quitarse|acabe con? mi|la|todo|toda vida|esto|hoy|ya|esta|de
despair	acabar con todo
despair	pensamientos|ideas|idea suicidas|suicida|de
despair	pienso|pensando|pensar|piensa|penso|considero en|el suicidio|suicidarme|matarme|quitarme|morir|muerte|
 suicidar|morirme
despair	suicidarme|suicidio|me+suicido|me+suicidare
despair	ojala|quisiera|desearia|preferiria|prefiero|mejor _1 estuviera|estar|morir|morirme|muerto|muerta|
 naciera|nacido|existir|existiera|desaparecer|desapareciera|morirme|no
despair	quiero|quisiera|voy|gustaria|deseo a? desaparecer para|y|de|del|por|ya|siempre|?
despair	desaparecer para|de siempre|este|todo
despair	mejor|mejores|felices sin mi
despair	nadie|quien|quien|a nadie|alguien me|se|le|notaria|va|lo? _2 extranaria|extranara|extranar|notaria|
 notara|importaria|importa|echara|lloraria|daria|cuenta|importo|extrana _3 muero|muriera|desaparezco|
 desapareciera|falta|murio|mi|importo|importaria|extranaria|extrana
despair	soy|solo una|un carga|estorbo
despair	cansado|cansada|harto|harta|cansa de vivir|la|esta|mi|existir vida?
despair	me corto|corte|cortaba|lastimo|autolesiono|rasguno|hago|hice|quemo|hago|lastime|autolesione|hiero los|
 las|con|dano|la|cuando|a|brazos|cortes|en|heridas|?
despair	hacerme|hago|hacerme|haciendo|hice dano|cortes|heridas|algo
despair	cortarme|cortes las|los|en|la|venas|munecas
despair	saltar|tirarme|lanzarme|aventarme|me+tiro|salto del|de|por|al|un|a|desde|la|el|una? puente|ventana|tren|
 techo|azotea|edificio|balcon|metro|via|vias|vacio
despair	morir|suicidarse|matarse|muerte|suicidarme|matarme sin|rapido|indoloro dolor|sufrir
despair	cuantas|cuantos pastillas|tabletas _4 morir|morirme|matarme|mortal
despair	dormir|dormirme|dormida y|para no|nunca _2 despertar|despierto
despair	no|nunca despertar|despertarme|despertarme mas|nunca|jamas|?
despair	adios|despedida|despido|carta|ultimo|ultima de? a|para|todos|mundo|siempre|mensaje|despedida|noche|vida
despair	ya|manana|cuando no voy|estare|voy|este|estar a? estar|aqui|viva|vivo
despair	odio mi|me vida|odio|a|tanto|y _2 acabe|morir|mi|muerta|vivir
despair	no merezco|debi|deberia|tendria vivir|nacer|haber|existir|seguir
despair	no hay|veo|encuentro salida _2 morir|muerte|mi
despair	para|por que|q|k sigo|estoy|vivo|seguir|naci vivo|viva|viviendo|?
overdose	tome|tomo|tomado|trague|tomaron|ingeri|comi|tomo|tragado|tomarme|me todas|muchas|demasiadas|un|una|las|
 veinte|30|20|50|varias|40|muchos|todos|frasco|caja|bote|toda|el|tome|trague _3 pastillas|pastilla|frasco|
 medicamentos|pildoras|caja|remedios|medicinas|blister|tabletas|somniferos
overdose	tome|bebi|tomo|bebio|trague|tomado|bebido cloro|lejia|veneno|raticida|detergente
overdose	sobredosis
overdose	no despierta|respira|reacciona
other	@friend _4 se|quiere|quieres|suicidarse|matarse|va|intento|quitarse|quitar|dice|piensa quiere|morir|matar|
 suicidar|a|que|corta|en|suicidarse|matarse|la|cortarse|autolesiona|despidio|vida|no|matarse|quitarse|
 suicidarse _3 morir|matar|suicidar|vivir|vida|brazos|matarse|suicidio|suicidarse|cortar|cortarse|piernas|
 quitarse|todos|muera|morirse|desaparecer|dano
other	mi|un|una @friend _2 se|me? corta|lastima|suicido|autolesiona|corto|hace
other	@friend _2 le|la|lo pega|golpea|pegan|golpean|maltratan|violo|abusan|acosan
other	que se quiere|va|quieren|quiera a? morir|matar|suicidar
other	amigo|amiga|alguien|hijo|hija|hermano|hermana _3 suicidarse|suicida|suicidio|matarse
violence	@kin|@adult|el|ella|me|hombre|senor|nos _1 me|nos|le|lo|la|le _1 pega|pego|pegan|golpea|golpean|golpeo|
 maltrata|maltratan|viola|violo|toca|toco|tocan|abusa|abuso|ahorca|ahorco|empuja|patea|patean|quema|quemo|
 encierra|encierran|amenaza|amenazo|obliga|insulta|golpearon|manosea|tocaba|pegaba|humilla|estrangula|persigue|
 sigue
violence	me|nos pega|golpea|golpean|pego|golpeo|maltrata|maltratan|violo|violaron|viola|abusa|abuso|abusaron|
 manosea|ahorca|ahorco|encierran|encierra|golpearon|pegan|ahorca|patean|patea|tiran|escupen|empujan
violence	le|la pega|golpea|maltrata|mata|empuja a? mi|mama|madre|hermano|hermana
violence	abusan|abusa|abuso|abusaron|abusado|abusada|violada|violado|sexual|maltratado|maltratada|acoso de|
 sexual|sexualmente|por|mi|en|me|fui|?
violence	sufro|hay|vivo|victima|sufre|con de? maltrato|violencia|abuso|abusos|golpes
violence	tengo|da|me miedo|miedo|terror|da de|a|volver|ir|regresar|a? _1 mi|a|ir|volver|regresar|el|mi|estar _1
 casa|padre|papa|novio|marido|esposo|padrastro|ex|mama|hermano|escuela|colegio|tio
violence	miedo|temo le|de? tengo? mi|el|a? casa|padre|papa|novio|marido|esposo|padrastro|ex
violence	le tengo miedo|mucho
violence	@kin|el borracho|ebrio|tomado|bebe|toma|borracha y|cuando|me|rompe|todo|otra|pega|?
violence	cuando toma|bebe|borracho|esta _1 pega|golpea|borracho
violence	me|nos echaron|echo|sacaron|corrieron|botaron de|la|mi casa|calle
violence	no|sin hay|tenemos|dan|comer|comida de? comida|comer|nada _1 casa|comer|dias|mi
violence	casar|obligan|obligar|forzar|obligada|casarme|fuerza|obliga me? a|con|la|por|fuerza|tener|casarme _1
 fuerza|sexo|obligan|casar|relaciones
violence	va a|que matarme|matar|mata|hacerme|pegarme|me si|mata|dano|dejo|mi|matar|?
violence	me va|dijo|dice que|a va|matar|a|me _2 mata|matar si|?
violence	duermo|vivo|dormir en la calle
violence	me sigue|persigue|acosa|sigue|vigila a|mi|todas|por|ex|un|?
bullying	bullying|buling|bulin|bulling|acoso me|a|en|escolar|sufro|por|al|la|mi|todos|todo|cada
bullying	hacen|hace|sufro|sufre|me|haciendo|victima|con de? bullying|buling|bulin|bulling|acosan|molestan|
 bulean|buleando|discriminan|humillan|acoso|insultan|maltratan
bullying	burlan|rien|burla|burlaban|rie|burlarse|reirse|mofan|burlandose|riendose de mi|m
bullying	me insultan|acosan|molestan|humillan|empujan|pegan|escupen|discriminan|excluyen|bulean|patean|ignoran|
 odian|amenazan|roban|golpean
bullying	me dicen|llaman|dijeron|gritan|mandan|ponen|escriben que? gorda|gordo|fea|feo|negro|negra|puta|marica|
 maricon|me|joto|mate|muera|matara|muerta|tonto|retrasado|estupido|cosas|insultos|apodos
bullying	grupo|video|cuenta|pagina|perfil|memes|stickers|foto|fotos para|mio|sobre|contra|mia|de|falsa|falso _2
 burlarse|reirse|mi|mia|mio|humillarme|insultarme
bullying	me esperan _4 pegarme|golpearme|salida|pegar
bullying	companeros|clase|escuela|colegio|ninos|chicos|todos|salon|instituto|liceo _3 me|de pegan|molestan|
 odian|golpean|mi|insultan|ignoran|empujan|burlan|excluyen|tiran|escupen
bullying	no|miedo quiero|puedo|ir|a ir|la|a? a|al|la? _1 escuela|colegio|instituto|liceo _1 porque|me _4 pegan|
 molestan|burlan|golpean|insultan|miedo
bullying	nadie me habla|quiere y|me|porque|en
bullying	hijo|hija|hermano|hermana _2 bullying|acoso|acosan|molestan
stranger	me|nos pide|piden|pidio|pidieron|exige|exigen|pidiendo|solicita|manda|mando|envia|envio|ofrece|pedia|
 ruega|pedir|enseno _3 foto|fotos|nudes|pack|packs|video|videos|direccion|desnuda|desnudo|ubicacion|desnudos|
 camara|ropa|intimas|mensajes|dinero
stranger	quiere|quieren|pide|pidio|manda|pedia|exige|que|tiene|comparte que|fotos|foto|mis|mi|un|de|le|videos|
 ver|video|nudes|me _3 fotos|foto|desnuda|desnudo|mande|nudes|envie|desnude|mia|mias|intimas|pack|intimos|ropa|
 mi _2 mia|mias|fotos|foto|desnuda|desnudo|video|ropa|mi|cuerpo|nudes|intimas|pack|mi
stranger	chantaj*|extorsion*|sextorsion
stranger	amenaza|amenazan|amenazo|amenazando|publico|subio|difundio|publicar|difundir|subir|compartio|filtro|
 filtraron|publicaron _3 mis|fotos|foto|video|nudes|imagenes|mi _1 fotos|video|nudes|desnuda|intimas|desnudo|
 pack|intimo|foto|mia|mias
stranger	desconocido|desconocida|extrano|senor|hombre|tipo|adulto|viejo|alguien|internet|mayor|chico|chavo _4
 verme|conocerme|vernos|verse|foto|fotos|direccion|encontrarme|encontrarse|escribe|solas|vivo|casa|toque|
 tocarme|escondidas
stranger	no|que|sin le|lo|les|se|saber|que|sepa|sepan|contar|decir|decirle|cuente|diga|secreto _3 cuente|diga|
 padres|papas|nadie|mama|papa|secreto|decir|contarle
stranger	nuestro secreto
stranger	quitarme|quite|quitarse|sacarme|saque|quitara|desnudarme|desvista la|ropa|camara|webcam ropa|camara|en|
 frente|?
stranger	donde|adonde vivo|estudio|estoy sola? y|pregunta|alguien|un|quiere|me|sabe|?
stranger	pregunta|pregunto|saber|sabe|sepa donde vivo|vivimos|estudio
stranger	me acosa|acosan|sigue por|un|en internet|redes|hombre|instagram|whatsapp
despair	morir|muerte|morirme _2 alivio|descanso|solucion|mejor|paz
despair	vuelto|volvi|volviendo|empece|empezado a cortarme|lastimarme|autolesionarme|herirme
despair	ahorcarme|ahogarme|envenenarme|desangrarme
bullying	escupen|escupe|escupieron me|en|a|.
bullying	me escupen|quitan|tiran|encierran|roban
stranger	desnude|desnudarme|desvista|quite en|la|frente|por|ropa|videollamada|camara
stranger	ropa interior
other	@friend _4 ahorcarse|tirarse|tirar|ahorcar|suicidarse
violence	ahorco|estrangulo|estrangulado|patadas|azotan|azota|rompio me|con|el|brazo|anoche|ayer|.`;
