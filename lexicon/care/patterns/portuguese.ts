/** What shows in Portuguese that someone is in danger; `readPatterns` says how it is written. */
export const portuguese = `@kin	pai|mae|padrasto|madrasta|tio|tia|avo|irmao|irma|primo|namorado|namorada|marido|esposo|esposa|mulher|ex|
 pais|companheiro|cunhado
@friend	amigo|amiga|irmao|irma|filho|filha|namorado|namorada|mae|pai|primo|prima|colega|melhor|aluno|aluna|
 alguem|marido|esposa|vizinho|vizinha
~despair	quero|queria|kero|qro|vontade|vou|penso|pensando|pensei|prefiro|preferia|tentei|desejo|pensado so|
 muito|mto|de|em|a|mt|estar? morrer|suicidar|matar|morta|morto|morre|enforcar|mata
~despair	me matar|mato|suicidar|enforcar|mata
despair	vou|quero|queria|pensando|penso|vontade|tentei em|de? me matar|suicidar|cortar|enforcar|jogar|mutilar|
 machucar|ferir|suicida
despair	me matar|suicidar|mato|mutilo|corto|cortei|machuco|machucar|mutilar|cortando|machuquei|ferir|corte
despair	nao|n|num|nunca|ja quero|queria|aguento|suporto|tenho|consigo|vejo|mereco|vale|ha|faz|tem|qro|deveria|
 devia mais|nao|vontade|motivo|razao|sentido|motivos|ter|forcas|graca|a|mais|essa|viver|nascido|razoes|pena _3
 viver|vivendo|existir|vida|nascido|acordar|vivo|viva|aqui
despair	nao|n quero|queria|aguento|mereco mais? viver|existir|estar|acordar|ficar aqui|viva|vivo|mais|?
despair	sem|nenhum|nenhuma|falta vontade|motivo|sentido|razao|forcas de|para|pra|em|por viver|continuar
despair	cansei|cansado|cansada|farto|farta|exausta|exausto|canso de|da viver|vida|existir|estar|minha
despair	minha|a|essa|esta vida nao|n|perdeu|acabou|e|ta|nem tem|vale|faz|o|um|mais|acabou|uma sentido|pena|mais|
 nada|graca|vale|?
despair	acabar|terminar|tirar|dar|por|acabo|acabando com|fim|a|um|na? a|minha|tudo|fim|com|na|nisso propria|
 minha|vida|hoje|isso|agora|tudo|noite
despair	tirar minha|a vida|propria
despair	acabar com tudo|minha|isso
despair	suicidio|suicida|suicidas|suicídio|suicidar
despair	queria|quero|prefiro|preferia|melhor|devia|gostaria ter|estar|nunca|nao|que|eu|mesmo|simplesmente|so|
 de? _1 nunca|morto|morta|ter|sumir|desaparecer|nascido|existir|morrer|morresse|sumisse nascido?
despair	queria|quero|vontade|vou|gostaria so|de|simplesmente? sumir|desaparecer pra|para|de|desse|do|da|sempre|
 e|?
despair	sumir|desaparecer pra|para|de|do|desse sempre|vez|mundo|tudo
despair	melhor|felizes|feliz|bem|aliviados sem mim|eu
despair	ninguem|quem|alguem _2 falta|notar|notaria|importa|importaria|perceber|saudade|saudades|perceberia|liga|
 ligaria|chorar|sentir|sentiria|notava|repararia _5 morresse|morrer|sumisse|mim|morri|desaparecesse|falta|sumir|
 desaparecer|eu
despair	sou|so um|uma peso|fardo|estorvo|carga
despair	adeus|ultima|ultimo|carta|despedida mensagem|a|de|todos|noite|mundo _1 todos|despedida|mundo|vida|?
despair	amanha|nao|ja|quando|logo _1 vou|estarei|vou|estou|lerem|estiver nao|mais|estar|estarei|aqui|isso _1
 aqui|viva|vivo|mais|estar
despair	pular|jogar|atirar|pulo|me|saltar da|de|do|na|me|jogar|em|debaixo|pela|embaixo|num|jogo|atirar _2 ponte|
 janela|trem|predio|metro|sacada|viaduto|telhado|carro|comboio|varanda|terraco
despair	corto|cortei|cortar|cortando|mutilo|automutilo|automutilacao me|meus|pulsos|minhas|meu|quando
despair	pulso|pulsos
despair	morrer|suicidar|matar|morte sem|indolor|rapido dor|sofrer
despair	quantos|quantas comprimidos|remedios|pilulas _4 morrer|matar|mortal|letal
despair	dormir e|pra|para nunca|nao mais? acordar|acordo
despair	odeio minha|viver|existir|me vida|e|? _2 acabe|morrer|sumir|acabar|viver
despair	por|pra|para que|q eu? continuo|nasci|existo|vivo|continuar viva|vivo|vivendo|viver|?
overdose	tomei|tomou|engoli|tomado|ingeri|engoliu|tomar um|uma|todos|muitos|a|varios|20|30|o|cartela|demais|
 muito|toda|monte|os|umas|bastante|meus|caixa|vidro _4 remedio|remedios|comprimidos|cartela|pilulas|calmantes|
 medicamentos|caixa|calmante|remedinhos
overdose	tomei|bebi|tomou|bebeu|ingeri agua|veneno|cloro|chumbinho|desinfetante|lixivia|alvejante|soda
overdose	tive|teve|uma|de|tomei overdose|sobredose
overdose	nao|n acorda|respira|reage
other	@friend _4 quer|vai|tentou|pensa|fala|disse|falou|se|falando|ameaca|diz|queria|nao _3 matar|morrer|
 suicidio|suicidar|viver|corta|mutila|despediu|cortando|sumir|machuca|cortar|vida
other	@friend se corta|mutila|machuca|matou|despediu|cortou
other	@friend _2 apanha|apanhando|sofre|abusada|abusado|estuprada|espancada|ameacada
other	quer|vai se matar|suicidar|cortar|machucar
violence	@kin|ele|ela|professor|treinador|patrao|vizinho|homem|padre|cara|alguem _2 me|nos|na|no|em _1 bate|
 bateu|batem|toca|tocou|estuprou|abusa|abusou|enforca|enforcou|ameaca|ameacou|espanca|espancou|xinga|machuca|
 persegue|agride|agrediu|chuta|empurra|tranca|queima|forca|obriga|humilha|apalpa|estupra|trancou|maltrata|batia|
 mim
violence	bate|bateu|batem|bater|espanca|batendo|abusa|abusou|agride em|na|no|de|da|a mim|mim|minha|nos|mae|eu|
 gente mae?
violence	me|nos bate|batem|bateu|espanca|espancam|estuprou|estupraram|agride|enforca|abusou|espancou|molesta|
 bater|violenta|chutam|empurram|cospem
violence	passa|passou|poe|colocou|passando|bota a|as mao|maos em|no|na|por mim|meu|minha|meus
violence	fui|sou|sendo|foi|era|estou estuprada|estuprado|abusada|abusado|violentada|agredida|espancada|
 molestada|assediada|agredido|espancado|violada|perseguida|ameacada|maltratada
violence	sofro|sofri|vitima|sofrendo|sofre com|de? violencia|abuso|abusos|agressao|maus|assedio|estupro
violence	tenho|com|morro|muito|to medo de|do|da|dele _1 ir|voltar|meu|minha|dele|casa|do _1 pai|padrasto|marido|
 namorado|casa|ex|para|pra|mae|tio
violence	medo de|do|da meu|voltar|ir|minha|ele|dele _2 pai|casa|padrasto|marido|namorado|mae|ex|escola
violence	bebado|bebe|bebeu|bebida|bebada e|quando|quebra|me|quebrando|ele|bate _2 quebra|bate|tudo|quebrando|
 pai|me|agressivo
violence	trancam|tranca|trancou|prende|prendem me|sem|no|eu _2 comida|comer|quarto|casa|?
violence	expulsaram|expulsou|botaram|colocaram|fugi de? me|de|pra|para|casa|fora casa|fora|rua|?
violence	durmo|dormindo|morando|dormir na rua
violence	sem|nao|falta tem|comida|da? comida|comer em|casa|ha|dias casa?
violence	casar|obrigam|obrigada|forcada|obrigando a|me|forca|com|casar _1 forca|casar|sexo|transar|?
violence	vai|disse|fala|falou que|me? vai? me? matar|mata se|eu|?
bullying	bullying|bulling|buling|bulin comigo|na|no|sofro|contra|todo|por|por|mim|?
bullying	sofro|sofre|fazem|sofri|vitima|faz|sofrendo de? bullying|bulling|zoacao|assedio
bullying	riem|rindo|rir|ri|zoam|zombam|zoando|debocham|caçoam|zoa|tiram|gozam de|da|com|sarro|comigo mim|minha|
 cara|eu|comigo
bullying	me xingam|zoam|humilham|excluem|chamam|empurram|batem|zombam|insultam|ofendem|ameacam|ignoram|
 perseguem|chutam|provocam|odeiam|cospem
bullying	chamam|chama|chamaram|chamando de gorda|gordo|feia|feio|burro|burra|macaco|viado|puta|bicha|baleia|
 retardado|preto|aberracao|esquisita
bullying	falam|falaram|mandam|dizem|disseram|manda|mandaram|escrevem para|pra|que|eu? eu? me|morrer|eu|devia
 matar|morrer|?
bullying	grupo|video|foto|perfil|conta|figurinhas|pagina|fake|figurinha|montagem pra|para|meu|minha|de|falso|me
 _1 rir|zoar|humilhar|zombar|mim|xingar|humilhando|rirem|falar
bullying	esperam|pegam|cercam me|na|no _3 bater|saida|escola
bullying	ninguem fala|gosta|brinca|conversa|quer comigo|de|mim
bullying	todo|todos|colegas|turma|sala|escola|classe mundo? _1 odeia|odeiam|ri|riem|zoa|zoam|ignora|exclui|
 zomba de|me|mim _1 mim|?
bullying	medo|quero|vontade de|ir|mais ir|a para|pra|a|na escola|aula|colegio
bullying	filho|filha|irmao|irma _2 bullying|bulling|apanha
stranger	pede|pedem|pediu|quer|pedindo|exige|pedir|pediram|manda|mandou|mostrou|quis|queria|insiste|oferece _3
 nudes|nude|foto|fotos|pelada|pelado|endereco|video|videos|camera _2 minha|minhas|pelada|pelado|nua|nude|dele|
 pelado|sem|intima|intimas|meu|da|?
stranger	homem|cara|estranho|desconhecido|treinador|professor|tio|velho|adulto|alguem|mulher|moco|pessoa|rapaz|
 internet|jogo|ele _4 pede|pediu|quer|pedindo|perguntou|manda|mandou|pergunta|encontrar|pedir|oferece|queria|
 insiste _3 foto|fotos|endereco|encontrar|nudes|moro|nude|video|pelada|sozinha|sozinho|ver|comigo|dinheiro|casa|
 escondido
stranger	tirar|tire|tirasse|tiro a|minha roupa|blusa|calcinha na|?
stranger	chantagem|chantageando|chantageia|chantagear|extorquindo|extorsao|chantageada|sextorsao
stranger	ameaca|ameacou|ameacando|postou|vazou|vazar|divulgou|espalhou|vazaram|divulgar|espalhar|postar|
 postaram|compartilhou|mostrar _3 minhas|meus|meu|fotos|nudes|video|foto|minha _1 nudes|fotos|video|foto|
 intimas|pelada|nua|intimo|?
stranger	mandei|enviei nude|nudes|foto|fotos|uma _5 dinheiro|quer|ameaca|mais|chantagem|pelada
stranger	nao|sem|pra|para contar|conta|falar|contasse|contar|conte|eles para|pra|nada|a|aos|saberem meus|
 ninguem|minha|pais pais|mae|?
stranger	nosso segredo|segredinho
stranger	onde|aonde eu moro|estudo|moramos
stranger	encontrar|ver|sair|encontro comigo|me|escondido|sozinha|escondida _2 sozinha|escondido|contar|pais|
 secreto|velho|adulto|sozinho
despair	morrer|morte _2 alivio|descanso|melhor|solucao|paz
despair	voltei|comecei|recomecei a me cortar|machucar|mutilar
despair	me afogar|enforcar|envenenar
bullying	cospem|cuspiram|cospe|cuspir em|na|no mim|minha
stranger	tire|tirar|tira|sem a? minha? roupa|blusa|calcinha|camisa na|em|no|pela|.
stranger	de|so calcinha|cueca|sutia
other	@friend _4 enforcar|pular|matar|jogar|cortar
violence	me enforcou|estrangulou|chutou|empurrou|espancou|queimou|bateu|socou`;
