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
despair	nao|n|num|nunca|ja quero|queria|aguento|suporto|tenho|consigo|vejo|mereco|vale|ha|faz|tem|qro|deveria|devia
 mais|nao|vontade|motivo|razao|sentido|motivos|ter|forcas|graca|a|mais|essa|viver|nascido|razoes|pena _3 viver|
 vivendo|existir|vida|nascido|acordar|vivo|viva|estar+aqui|ficar+aqui
despair	nao|n quero|queria|aguento|mereco mais? viver|existir|acordar
despair	nao|n quero|queria mais? estar|ficar aqui|viva|vivo
despair	sem|nenhum|nenhuma|falta vontade|motivo|sentido|razao|forcas de|para|pra|em|por viver|continuar
despair	cansei|cansado|cansada|farto|farta|exausta|exausto|canso de|da viver|vida|existir|minha+vida
despair	minha|a|essa|esta vida nao|n|perdeu|acabou|nem tem|vale|faz|o|um|mais|acabou|uma sentido|pena|mais|nada|graca|
 vale|?
despair	acabar|terminar|tirar|dar|por|acabo|acabando com|fim|um+fim|a? a|na|nessa|com? minha|propria|essa|a? propria?
 vida
despair	acabar|terminar|acabo|acabando com tudo|isso hoje|agora|noite|essa+noite|esta+noite|de+vez
despair	tirar minha|a vida|propria
despair	acabar com tudo|minha+vida
despair	suicidio|suicida|suicidas|suicídio|suicidar
despair	queria|quero|prefiro|preferia|melhor|devia|gostaria ter|estar|nunca|nao|que|eu|mesmo|simplesmente|so|de? _1
 morto|morta|sumir|desaparecer|nascido|existir|morrer|morresse|sumisse
despair	queria|quero|vontade|vou|gostaria so|de|simplesmente? sumir|desaparecer pra|para|de|desse|do|da|sempre|
 e|?
despair	sumir|desaparecer pra|para|de|do|desse sempre|vez|mundo|tudo
despair	melhor|felizes|feliz|bem|aliviados sem mim|eu
despair	ninguem|quem|alguem _2 falta|notar|notaria|importa|importaria|perceber|saudade|saudades|perceberia|liga|
 ligaria|chorar|sentir|sentiria|notava|repararia _5 morresse|morrer|sumisse|mim|morri|desaparecesse|sumir|desaparecer
despair	ninguem _2 sentiria|sentir|sente _1 minha falta
despair	sou|so um|uma peso|fardo|estorvo|carga
despair	adeus a? todos|mundo|tudo
despair	carta|bilhete|mensagem de despedida
despair	minha|a ultima mensagem|noite
despair	amanha|nao|ja|quando|logo _1 vou|estarei|vou|estou|lerem|estiver nao|mais|estar|estarei|aqui|isso _1
 aqui|viva|vivo|mais|estar
despair	pular|jogar|atirar|pulo|me|saltar da|de|do|na|me|jogar|em|debaixo|pela|embaixo|num|jogo|atirar _2 ponte|
 janela|trem|predio|metro|sacada|viaduto|telhado|carro|comboio|varanda|terraco
despair	corto|cortei|cortar|cortando|mutilo|automutilo|automutilacao me|pulsos|meus+pulsos|meus+bracos|meu+braco|
 minhas+pernas|os+pulsos
despair	pulso|pulsos
despair	morrer|suicidar|matar|morte sem|indolor|rapido dor|sofrer
despair	quantos|quantas comprimidos|remedios|pilulas _4 morrer|matar|mortal|letal
despair	dormir e|pra|para nunca|nao mais? acordar|acordo
despair	odeio minha|viver|existir|me vida|e|? _2 acabe|morrer|sumir|acabar|viver
despair	por|pra|para que|q eu? continuo|existo|vivo|continuar viva|vivo|vivendo|viver
despair	por|pra|para que|q eu? nasci|existo
overdose	tomei|tomou|engoli|tomado|ingeri|engoliu|tomar todos|muitos|varios|20|30|40|cartela|demais|toda|monte|
 bastante|vidro|um+monte|uma+cartela|um+vidro|uma+caixa|duas|tres _4 remedio|remedios|comprimidos|cartela|cartelas|
 pilulas|calmantes|medicamentos|calmante|remedinhos
overdose	tomei|engoli|engoliu um|uma|o|os|meus|umas|a _2 cartela|calmantes|comprimidos|vidro|remedios
overdose	tomei|bebi|tomou|bebeu|ingeri agua+sanitaria|veneno|cloro|chumbinho|desinfetante|lixivia|alvejante|soda
overdose	tive|teve|uma|de|tomei overdose|sobredose
overdose	nao|n acorda|respira
other	@friend _4 quer|vai|tentou|pensa|fala|disse|falou|se|falando|ameaca|diz|queria|nao _3 matar|morrer|suicidio|
 suicidar|corta|mutila|despediu|cortando|machuca|quer+viver
other	@friend se corta|mutila|machuca|matou|despediu|cortou
other	@friend _2 apanha|apanhando|sofre|abusada|abusado|estuprada|espancada|ameacada
other	quer|vai se matar|suicidar|cortar|machucar
violence	@kin|ele|ela|professor|treinador|patrao|vizinho|homem|padre|cara|alguem _2 me|nos _1 bate|bateu|batem|toca|
 tocou|estuprou|abusa|abusou|enforca|enforcou|ameaca|ameacou|espanca|espancou|xinga|machuca|persegue|agride|agrediu|
 chuta|empurra|tranca|queima|forca|obriga|humilha|apalpa|estupra|trancou|maltrata|batia
violence	@kin|ele|ela|professor|treinador|vizinho|homem _2 bate|bateu|espanca|abusa|abusou|agride|mexe|toca em|na mim|
 minha|gente
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
violence	bebado|bebe|bebeu|bebida|bebada e|quando|ele _2 quebra|bate|quebrando|agressivo|xinga
violence	chega bebado|bebada
violence	trancam|tranca|trancou|prende|prendem me|sem|no|eu _2 comida|comer|quarto|casa
violence	expulsaram|expulsou|botaram|colocaram|fugi de? me|de|pra|para|casa|fora casa|fora|rua
violence	durmo|dormindo|dormir na rua
violence	sem|nao|falta tem|comida|da? comida|comer em|casa|ha|dias casa?
violence	casar|obrigam|obrigada|forcada|obrigando a|me|forca|com|casar _1 forca|sexo|transar|casar
violence	vai|disse|fala|falou que|me? vai? me? matar|mata se|eu|?
bullying	bullying|bulling|buling|bulin comigo|sofro|contra+mim|todo+dia
bullying	sofro|fazem _1 bullying|bulling|buling
bullying	sofro|sofre|fazem|sofri|vitima|faz|sofrendo de? bullying|bulling|zoacao|assedio
bullying	riem|rindo|rir|ri|zoam|zombam|zoando|debocham|caçoam|zoa|tiram|gozam de|da|com|sarro|comigo mim|minha|
 cara|eu|comigo
bullying	me xingam|zoam|humilham|excluem|empurram|batem|zombam|insultam|ofendem|ameacam|ignoram|perseguem|chutam|
 provocam|odeiam|cospem
bullying	chamam|chama|chamaram|chamando de gorda|gordo|feia|feio|burro|burra|macaco|viado|puta|bicha|baleia|
 retardado|preto|aberracao|esquisita
bullying	falam|falaram|mandam|dizem|disseram|manda|mandaram|escrevem para|pra|que|eu? eu? me|morrer|eu|devia matar|
 morrer
bullying	falam|falaram|mandam|dizem|disseram|manda|mandaram para|pra|eu? eu? morrer
bullying	grupo|video|foto|perfil|conta|figurinhas|pagina|fake|figurinha|montagem pra|para|meu|minha|de|falso|me
 _1 rir|zoar|humilhar|zombar|mim|xingar|humilhando|rirem|falar
bullying	esperam|pegam|cercam me|na|no _3 bater|saida|escola
bullying	ninguem fala|brinca|conversa comigo
bullying	ninguem gosta|quer de|saber mim|de+mim
bullying	ninguem gosta de mim
bullying	todo|todos|colegas|turma|sala|escola|classe mundo? _1 odeia|odeiam|ri|riem|zoa|zoam|ignora|exclui|
 zomba de|me|mim _1 mim|?
bullying	medo|quero|vontade de|ir|mais ir|a para|pra|a|na escola|aula|colegio
bullying	filho|filha|irmao|irma _2 bullying|bulling|apanha
stranger	pede|pedem|pediu|quer|pedindo|exige|pedir|pediram|manda|mandou|mostrou|quis|queria|insiste|oferece _3 nudes|
 nude|pelada|pelado|sem+roupa
stranger	pede|pedem|pediu|quer|pedindo|exige|pedir|pediram _3 foto|fotos|endereco|video|videos|camera _2 minha|minhas|
 pelada|pelado|nua|sem|intima|intimas|meu
stranger	quer|pede|pediu|queria meu|minha endereco|foto
stranger	homem|estranho|desconhecido|velho|adulto _4 pede|pediu|quer|pedindo|perguntou|manda|mandou|pergunta|
 encontrar|pedir|oferece|queria|insiste _3 foto|fotos|endereco|encontrar|nudes|moro|nude|video|pelada|sozinha|sozinho|
 ver|comigo|escondido
stranger	cara|treinador|professor|tio|alguem|mulher|moco|pessoa|rapaz|internet|jogo|ele _4 pede|pediu|quer|pedindo|
 perguntou|manda|mandou|pergunta|pedir|oferece|queria|insiste _3 nudes|nude|pelada|sozinha|sozinho|escondido|
 foto+minha|fotos+minhas|meu+endereco|encontrar|moro
stranger	tirar|tire|tirasse|tiro a|minha roupa|blusa|calcinha na|?
stranger	chantagem|chantageando|chantageia|chantagear|extorquindo|extorsao|chantageada|sextorsao
stranger	ameaca|ameacou|ameacando _4 fotos|nudes|video|foto|minhas|meus
stranger	postou|vazou|vazar|divulgou|espalhou|vazaram|divulgar|espalhar|postar|postaram|compartilhou|mostrar _3 nudes|
 pelada|nua|intimo|intimas|minhas+fotos+intimas
stranger	postou|vazou|divulgou|espalhou|vazaram|postaram|compartilhou minhas|meus|meu|minha|fotos+minhas fotos|video|
 foto|videos|?
stranger	mandei|enviei nude|nudes|foto|fotos|uma _5 dinheiro|ameaca|chantagem|pelada
stranger	nao|sem|pra|para contar|conta|falar|contasse|conte|eles para|pra|nada|a|aos|saberem meus|ninguem|minha|pais
 pais|mae|?
stranger	nosso segredo|segredinho
stranger	sabe|sabem|pergunta|perguntou|descobriu .? onde|aonde eu? moro|estudo|moramos
stranger	encontrar|ver|sair|encontro comigo|me|escondido|sozinha|escondida _2 sozinha|escondido|contar|pais|
 secreto|velho|adulto|sozinho
despair	morrer|morte _2 alivio|descanso|melhor|solucao|paz
despair	voltei|comecei|recomecei a me cortar|machucar|mutilar
despair	me afogar|enforcar|envenenar
bullying	cospem|cuspiram|cospe|cuspir em|na|no mim|minha
stranger	tire|tirar|tira|sem a? minha? roupa|blusa|calcinha|camisa na|em|no|pela|.
stranger	de|so calcinha|cueca|sutia
other	@friend _4 enforcar|pular|matar|jogar|cortar
violence	me enforcou|estrangulou|chutou|empurrou|espancou|queimou|bateu|socou
bullying	me trancam|trancaram no|na
stranger	treinador|professor|homem _2 pede|quer|pediu _2 foto|fotos|video
other	@friend nao quer mais? viver
despair	queimei|queimo|corto|cortei de proposito
overdose	engoli|tomei a|uma caixa|cartela inteira|toda
violence	ameacando|ameacou|ameacam de morte
bullying	postaram|fizeram um|uma video|foto meu|minha
despair	desejado|queria|quero estar morta|morto`;
