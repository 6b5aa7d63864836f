/** What shows in English that someone is in danger; `readPatterns` says how it is written. */
export const english = `@me	me|us|myself
@kin	dad|daddy|father|mom|mum|mommy|mummy|mother|mama|papa|parents|parent|stepdad|stepfather|stepmom|stepmother|
 brother|sister|uncle|aunt|auntie|grandpa|grandma|grandfather|grandmother|cousin|husband|wife|boyfriend|girlfriend|bf|
 gf|partner|ex|fiance|roommate|babysitter|nanny|family|guardian|carer
@adult	coach|trainer|teacher|tutor|priest|pastor|boss|manager|neighbor|neighbour|instructor|doctor
@friend	friend|friends|bestie|bff|brother|sister|bro|sis|classmate|roommate|cousin|son|daughter|kid|child|student|
 students|girlfriend|boyfriend|gf|bf|mom|mum|dad|mother|father|wife|husband|partner|colleague|coworker|girl|boy|guy|
 someone|somebody|she|he|they|nephew|niece
@not	dont|dnt|do+not|doesnt|cant|cannot|can+not|wont|didnt|never
@want	want|wanna|wana|wnna|wnat|wan|wants|wish|need|ready|hope|trying|going|gonna|gunna|goin|like|rather|plan|
 planning|thinking|about|will|ill|might|could|should
@self	myself|meself|my+self|me+self
@pic	pic|pics|picture|pictures|photo|photos|nude|nudes|selfie|selfies|video|videos|fotos
@ppl	guy|man|men|stranger|strangers|person|dude|adult|someone|somebody|user|people|boy|he|she|they|coach|trainer|
 teacher|tutor|uncle|pedo|creep|boyfriend|ex
~despair	want|wanna|wana|wnna|wnat|wan to|too|2? just|really|actually|only? die|dieing
despair	i|ill|id just|really|rather|would|only? _ rather die|be+dead
despair	want|wanna|wish|wana|rather|deserve to|too|2? be|been dead|gone forever?
despair	wish|wished|whish i was|were|am|be dead|gone|never+born|invisible
despair	wish|hope|pray i was|were|had|wasnt|didnt|dont|wont|could|wouldnt _ born|exist|existed|alive|wake|disappear|
 vanish
despair	dont|dnt|do+not|no+longer|not|idont|didnt want|wanna|wana|wnat|care to|2|too? _1 live|alive|exist|living|wake
despair	dont|dnt|do+not|cant|cannot want|wanna|wana|wnat to|2? be here|around|alive|anything more|anymore|any|anymor|
 anylonger
despair	dont see|have|find|feel a|any|the|no point|reason|sense|purpose|meaning _2 live|living|alive|life|stay|
 existing|exist
despair	no|any|not|lost point|reason|reasons|sense|meaning|will|purpose|desire|wish to|in|of|for|left? _2 live|living|
 life|alive|existing|stay
despair	whats|what|wheres|is|isnt the|there? any? point|purpose|meaning|use of|in life|living|alive|existing|being|my
 _1 life|alive|living
despair	life is|isnt|has|feels|aint _2 pointless|meaningless|worthless|worth|unbearable|over|empty
despair	my life _1 no|not|without|isnt|is|has|means sense|meaning|purpose|point|worthless|over|nothing|meaningless|
 worth
~despair	kill|kil|kll|killing|hang|hanging|shoot|drown|unalive|unaliving|off|poison|stab|strangle @self
despair	hurt|hurting|harm|harming|cut|cutting|cuting|burn|burning|punish|starve|starving|injure|scratch @self
despair	kill|kil|killing|hurt|cut|hang|harm|shoot|drown my self
despair	how do|to|can|could|would i|you|people|one? _1 kill|hang|unalive yourself|myself|oneself|themselves|my+self
despair	way|ways|method|methods|how to die|suicide|commit|unalive|overdose
despair	way|ways to|2|of end|dying|die|ending my|it|life
~despair	kms
~despair	ctb
despair	unalive|unaliving @self
despair	want|wanna|gonna|going to? unalive
despair	im|am|i|feel|feeling|was|being|so|very|been|got suicidal|sucidal|suicdal|suicidel|suicidial
despair	suicidal|sucidal thoughts|again|ideation|feelings|tonight|urges
despair	commit|commiting|committing|attempt|attempted|consider|considering|contemplate|contemplating|thinking|think|
 thoughts|planning of|about|on? suicide|sucide|suiside|suicid|sewerslide
despair	my suicide|sucide note|plan|letter|attempt
despair	wrote|writing|left|written a|my suicide|goodbye|farewell|last note|letter|message|letters
despair	end|ending|ends|take|taking|took|finish|leave|leaving|quit my own? life|existence
despair	end|ending|stop it|everything|things|all|this all|tonight|now? tonight|forever|today
despair	going|gonna|want|wanna|ready|thinking|think|about|thoughts|to|of|might|will|ill|just of|to|about|on? _1 end|
 ending|endin it|things|everything|myself all? tonight|forever|now|for+good|for+all|all|soon|already|once
despair	want|wish|need it|this|everything|pain|all to|2 _2 end|stop|be|over forever|all|over|for+good
despair	end it all
despair	better off|of dead
despair	better|happier|easier|fine|relieved off|of? _1 without me
despair	better|happier|easier _2 if|when|once|had i|im|me _2 dead|died|gone|born|exist|here|wasnt|around|disappeared|
 die|vanish|left
despair	world|everyone|everybody|they|family|parents|mom|people|all|kids _4 without me around|here|in?
despair	nobody|noone|no+one|none|who|anyone|anybody|everyone|everybody|no1|wouldnt|wont|not would|will|wld|wouldnt|d|
 ll? even|really|ever? miss|notice|care|cry|mourn _3 me|gone|died|dead|die|vanished|disappeared|left|disappear|funeral
despair	would|will|if anyone|anybody|someone|they|nobody even? miss|notice|care _2 i|me|im _2 died|gone|disappeared|
 vanished|dead|me
despair	burden to|for|on everyone|everybody|my|them|others|all|family|people
despair	dont|do+not|never deserve|deserved to _1 live|alive|exist|breathe|born
despair	tired|sick|done|exhausted|weary|fed of|with|from|up _1 living|life|existing|alive|existence|breathing
despair	cant|cannot|not go|keep|carry|continue on? living|existing|breathing|with+life|like+this
despair	cant|cannot|can|not live|handle|stand|bear|take|do like|this|with|my|anymore|life _2 anymore|life|longer|pain|
 more living?
despair	hate|hating being|living|existing|to alive|me|life|here|live so?
despair	hate my|myself|me _6 die|dead|gone|over|death|cut|hurt|disappear
despair	i cut|cutting|cuts|slit|slash|slashed my wrist|wrists|arm|arms|leg|legs|thigh|thighs|skin|veins|self|hand|
 hands
despair	slit|slash|slitting|cut|cutting|cuts my wrist|wrists|veins|arms|thighs
despair	cut|cutting|hurting|harming|harmed|hurt myself|again|deeper|deep|me too?
despair	started|relapsed|stop|stopped|keep|back|again|been|urge|urges|addicted to|and|with? cutting|selfharm|cut|
 selfharming again|myself|me|since
despair	i self harm|harmed|harming
despair	self harm|harming urges|again|scars|thoughts|to|since|because
despair	selfharm|selfharming|selfharmed
despair	jump|jumping|throw|throwing off|from|of|in|infront|out|under|myself _3 bridge|roof|train|window|building|
 balcony|cliff|tracks|car|traffic|bus|rooftop
despair	standing|sitting|stand|sit|im|am on|at _3 bridge|roof|rooftop|ledge|tracks|edge|railing
despair	sleep|asleep|bed and|n? never|not|dont wake|waking|wakeup
despair	never|not|dont|wont|didnt want|wish|hope|need|have|pray? to|i? wake|waking up anymore|tomorrow|again|ever|any|
 from
despair	last|final night|day|message|goodbye|words|letter alive|everyone|on|goodbye|from|ever
despair	goodbye|bye|farewell _1 everyone|world|all|forever|cruel|everybody life?
despair	by the? time _2 read|reading this|that _2 gone|dead|be
despair	wont|will|not|ill be|not here|alive|around|there tomorrow|anymore|next|then|longer|much|by|when|for|any
despair	i|ill will|ll|am|might? be? dead|gone by|tomorrow|soon|then|next|tonight|already
despair	disappear|dissapear|dissappear|disapear|vanish|leave|gone forever|for+ever|completely|world|earth|planet|good|
 ever
despair	nothing|noone|nobody left|else _2 live|living for
despair	give|giving|gave|given|givin up on|at|in my? life|living|myself|existing
despair	done with|living|at this? life|living|world|being|everything _1 bye|goodbye|alive?
despair	why am|are|was|should|bother|do|keep i? still|even|going|living|to|stay|be|i alive|living|born|live|exist|
 here existing?
despair	not|never|shouldnt|should have|been|be _1 been|never|have born|alive|here
despair	death|dying is|would|seems|sounds|as|be|by _3 relief|peaceful|answer|option|solution|better|way|choice|escape|
 easier|nice
despair	only|no way out|exit|option|solution|answer _2 death|die|dying|me|suicide|is
despair	think|thinking|thoughts|thought|dream|dreaming|obsessed|fantasize|imagine about|of|with? _1 dying|death|
 suicide|killing|jumping|being myself|dead|not|off|in|myself?
despair	how|which|what|enough _4 pills|tablets|paracetamol|tylenol|meds|drugs|ibuprofen|aspirin _3 die|lethal|deadly|
 overdose|kill|death|fatal|od
despair	bleed|bleeding|starve|drink|drown to|myself|till|until death|die|dead
despair	painless|quick|quickest|easiest|fastest|peaceful|painlessly|painful|least _3 die|suicide|death|go|dying|kill|
 end|dead
despair	tie|tying|make|bought|have|got|get|found a|the|my noose|rope _2 neck|bought|myself|today|ready|tonight|it
despair	something|do anything|bad|stupid|harm to|with myself
despair	dont|not|cant|never feel|be|am|trust|safe safe|myself|with|alone myself|tonight|with|alone|anymore
despair	voices tell|telling|say|saying|want|in|keep _4 hurt|kill|die|cut|myself|jump
despair	let|make me|it|someone just|please? die|end|dead|stop please|forever|already|now
despair	please|someone|somebody|just kill me now|please|im|someone|i|seriously|for+real
despair	havent|not|stopped|punish|refuse|starving eaten|eating|eat|myself|to _6 days|fat|body|hate|weight|punish
despair	make|making|made myself|me throw|vomit|puke|sick
despair	starve|starving myself
despair	follow|join|be|with her|him|them|my|mom|dad _3 dead|died|death|heaven|grave|live
despair	i dont matter|belong to|in|anymore|anyone|here|this|on
overdose	took|taken|take|swallowed|ate|swallow|had|downed|drank|popped|eaten|ingested all|too|a|the|many|lots|lot|
 like|over|about|40|30|20|50|100|whole|entire|so|every|bunch|of|my|some|full _4 pills|pill|tablets|meds|medication|
 medicine|paracetamol|tylenol|ibuprofen|aspirin|xanax|antidepressants|sleeping|painkillers|bottle|drugs|medicines|
 advil|valium|capsules|dose
overdose	took|taken|take|swallowed|drank|eaten|ate|drink|swallow some|the|a|half|my|of|all|bottle _2 bleach|poison|
 detergent|antifreeze|cleaner|pesticide|disinfectant|chemicals|rat|acid|batteries|battery|drain|pesticides
overdose	i|ive|hes|shes|she|he|have|think|just|friend|brother|sister|mom|dad|girlfriend|boyfriend|son|daughter _1
 overdosed|overdose|overdosing|oded|od
overdose	taken|took|did an|a? overdose|od
overdose	bleeding|blood wont|and|everywhere|too|so|doesnt|cant|not|wrist|wrists _2 stop|much|stopping|deep|everywhere
overdose	cut too|so|very deep
overdose	wont|isnt|not|doesnt|stopped wake|breathing|waking|breathe|breath|conscious|responding up?
overdose	cant wake|waking
overdose	he|she|they|friend|brother|sister|mum|mom|dad|mother|father|son|daughter|roommate|baby cant|cannot breathe|breath
overdose	mixed|mix|mixing pills|meds|xanax|tablets|alcohol|vodka with|and _2 vodka|alcohol|pills|wine|beer|drunk
other	@friend _2 wants|want|wanted|wanting|trying|tried|going|gonna|threatens|threatening|threatened|plans|planning|
 attempted|talks|talking|says|said|about|of|will|might|is to? _3 kill|hurt|harm|cut|end|hang|unalive|starve|killing|
 hurting|ending|harming|cutting himself|herself|themselves|themself|his|her|their|hiself|themselfs|it|everything|
 things
other	@friend _5 wants|wanted|want|wanna|wishes|wished|wish|hope|hopes to|he|she|they _2 die|dead|suicide|disappear|
 gone|dying|born
other	@friend _5 suicidal|sucidal|kms|kys
other	@friend _5 commit|committing|commits|attempt|attempted suicide|sucide|suicid
other	@friend _2 is|are|seems|sounds|feels|feeling|talks|talked|talking|about suicidal|suicide|sucidal|depressed
 suicide?
other	@friend _5 doesnt|dont|didnt|does|not|no|cant want|wanna|wants|see|longer|go|see to|on|reason|want|any|point?
 _2 live|alive|exist|living|life|here|on
other	@friend _2 cuts|cutting|cut|hurts|burns|starves|harms|harming|hurting|hit|self|selfharms|selfharm himself|
 herself|themselves|themself|his|her|their|harms|harm|harming|again
other	@friend _4 life _1 pointless|meaningless|worth|over|worthless|end|anymore
other	@friend _5 wont|not be here|around|alive tomorrow|anymore|soon|longer
other	@friend _4 better off without|dead her|him|me|them?
other	@friend _3 goodbye|farewell forever|message|letter|note|everyone|to|and|texted
other	@friend _3 said|says|posted|sent|wrote|texted|saying|writes _1 goodbye|farewell|bye forever|to|everyone|and|
 letter|note|message|?
other	@friend _2 tried|attempted to|suicide _1 kill|suicide|end|hang|die|overdose|himself|herself
other	@friend _3 took|swallowed|takes _2 pills|tablets|overdose|rope
other	my friend|bestie|bff|classmate|student|sister|brother|cousin|girlfriend|neighbor|neighbour|niece|nephew is|gets|
 being|was|got|keeps|are being|getting|always|been|sexually? beaten|hit|abused|raped|bullied|blackmailed|molested|
 hurt|assaulted|stalked|harassed|groomed|threatened
other	boy|girl|kid|child|children|student|friend|sister|brother|classmate _5 gets|is|being|getting|was|has|have|are
 _1 beaten|hit|abused|bullied|raped|bruises|hurt at|by|from|all|every|everywhere|home|?
other	neighbor|neighbour|neighbors|neighbours|babysitter|teacher|man|stepdad|father|mother _1 beats|hits|hurts|abuses|
 hit|beat|hurt|beating|hitting his|her|their|the|my|our|little|a _1 kid|kids|child|children|son|daughter|wife|sister|
 brother|girl|baby|friend|boy|students
other	neighbours|neighbors|child|kid|baby _2 cries|bruises|screams|screaming|crying|scream|starving _2 night|bruises|
 day|time|nights
other	help|save|stop|worried|scared|afraid about|that|for|a|my|someone|if? _4 suicidal|suicide|kill|harm|selfharms|
 harms|hurt|die|end himself|herself|themselves|themself|friend|person|what|and|her|his|?
other	someone|friend|somebody|person who is|wants|feels suicidal|to _1 kill|die|hurt|suicide|harm|end|cut
violence	@kin|he|she|they|@adult _2 hits|hit|punches|punched|slaps|slapped|kicks|kicked|chokes|choked|strangles|
 strangled|hurts|hurt|abuses|abused|molests|molested|rapes|raped|whips|burns|burned|burnt|hitting|hurting|abusing|
 choking|slapping|punching|kicking|smacks|smacked|spanks|threatens|threatened|shoves|shoved|pushes|pushed|grabs|
 grabbed|gropes|groped|touches|touched|touching|touchs|bites|stabbed|forces|forced|bruised me|us|mom|mum|mother|
 sister|brother|my|everyone|him|her _1 with|everyday|every|when|bad|at|if|and|because|because|or|in|on|so|mom|mum|
 mother|sister|brother|little|siblings|?
violence	@kin|he|she|they|@adult _2 beats|beat|beating me|us|mom|mum|mother|sister|brother|her|him|my _1 with|every|
 everyday|when|if|because|up|badly|and|again|or|so|daily|for|mom|mum|mother|sister|brother|.
violence	@kin|he|she|they|@adult _3 hits|hit|punches|slaps|kicks|chokes|strangles|abuses|molests|rapes|raped|whips|
 hitting|hurting|abusing|choking|touching|molesting|molested|gropes|hurts|hurt my? me|us|mom|mum|mother|sister|
 brother|sis|bro|siblings|kids
violence	@kin|he|she _1 puts|put|lays|laid|putting his|her|hands|a|hand hands|hand? on|around|under|in|up|down me|my
violence	@kin|he|she|@adult|guy|man|someone|somebody|stranger|boy|boys touches|touched|touching|grabs|grabbed|gropes|
 groped|kissed|kisses|raped|rapes|assaulted|hit|followed|attacked me
violence	im|ive|was|been|being|am|got|get|getting|gets|were sexually? _1 raped|molested|assaulted|abused|beaten|hit|
 groped|trafficked|harrassed|stalked|kidnapped|strangled|choked
violence	forced|forces|forcing|made|makes|make|pressured|pressures me|us to|2? _1 have|do|marry|touch|sleep|kiss|take|
 undress|sex|strip|sexual|watch _2 sex|him|it|off|her|clothes|sexual|with|man|someone|things|porn|naked|stuff
violence	force|forcing|forced|make|making|sell|want|marry me|us into|to|off? _1 marriage|marry|married
violence	marry me off|to
violence	sexual|sexually|domestic abuse|abused|abuse|violence|assault|assaulted|molested|harassed _2 me|by|my|at|from|
 dad|husband|home|happened
violence	scared|afraid|terrified|frightened|fear|fearing|scard of|from my? @kin|him|her|going
violence	scared|afraid|terrified|dont|not|cant|dare|frightened|scard|wanna to|want|wanna|going|go to? _1 go|be|going|
 return|come|at home|house _6 hit|beat|dad|mom|father|brother|because|him|violent|safe|?
violence	scared|afraid|terrified|frightened|dare to|of go|going|be|come|return at|back? home
violence	not|isnt|never|arent|dont|unsafe feel|a|be? safe at|in home|house|here|with
violence	home|house is|isnt|feels _1 safe|unsafe|dangerous
violence	@kin|he|she _1 is|gets|was|when|are so|very|always|really? violent|abusive|aggressive|drunk _3 hits|hit|
 breaking|angry|beats|screams|throws|again|and|hurts|with|everything|to|?
violence	@kin|he|she _2 drunk _4 hits|beats|breaking|breaks|throws|hit|screams|smashing|hurts|hiding|hide|scared|
 afraid|everything
violence	abusive|violent partner|husband|boyfriend|relationship|father|parents|wife|home|girlfriend|mom|dad|ex|mother|
 stepdad
violence	@kin|he|she|they|someone|somebody|ex|boy|guy|man|people|i _2 threatens|threatened|threaten|says|said|wants|
 going|will|told|swears|threatening _4 kill|hurt|beat|stab|shoot|find|harm|rape me|us|my|him|everyone|her|family
violence	@kin|he|she|they _1 locks|locked|lock|locking|tied|ties|chained|starve|starves|feed|feeds|food me|us|dont|
 doesnt|no|wont|never in|out|up|without|from|inside|feed|give|to|food|?
violence	doesnt|dont|wont|not|never|didnt let|feed|give|gives me|us leave|out|eat|food|anything|go|see|have|talk
violence	no|nothing|without|any|not|enough food|eat|eaten|fed|to at|in|since|for|all|eat _2 home|house|yesterday|days|
 gone|kids
violence	mom|mum|dad|parents|mother|father|they _2 gone|left|leave|leaves|away|abandoned _2 days|alone|week|weeks|us|
 me
violence	kicked|threw|throw|thrown|kick me|us out of? _2 home|house|sleep|street|night|gay|now|nowhere|parents|they|
 because|?
violence	nowhere|no|street|streets|sleeping|homeless|outside place|to|on|in|and sleep|stay|go|live|streets|street|car|
 16|tonight|15|14|17
violence	ran|run|running|runaway away from home
violence	follows|following|followed|stalks|stalking|stalker|stalked me|us _1 home|everywhere|house|school|ex|around|
 every|work|back|from|to|from|at|.
violence	being|im|am|i|my|ex|someone _1 stalked|stalking|stalks me?
violence	brought|bring|brings|has|have|with|had|got a|an? gun|knife|weapon|bomb to|at|in|outside|and|here|at school|
 class|tomorrow|says|he|house|my|door
violence	shoot|bomb|stab|attack|blow|kill up? our|the|my|everyone|people|kids|school|at|someone school|at|class|in|
 everyone|tomorrow
violence	shoot up
violence	held|keep|keeps|took|hold|trapped me|here|my|us|in|against against|passport|my|documents|prisoner|locked|
 will|house will?
violence	hiding|hide in|from|under _2 room|bathroom|closet|him|dad|mom|bed|father|her _4 hit|angry|door|drunk|violent|
 dad|he|him|breaking|beat
violence	pregnant _6 afraid|scared|kill|tell|parents|hit|beat|dad|mom
violence	bruises|bruise|bruised|black on|from|eye|all|everywhere _3 dad|mom|him|husband|boyfriend|father|hit|me|body|
 arms|beat
violence	honor|honour killing
violence	comes|came|come|goes|get|gets into|in|to my|me bed|room|shower at|every|night|when|and|with|me|?
bullying	i|im|ive|am|being|been|get|getting|gets|got|was|constantly|cyber|always _1 bullied|cyberbullied|bullyed|
 bulied|mobbed|tormented|harassed|picked|ostracized|mocked|ridiculed|humiliated at|by|in|on|every|all|online|because|
 for|again|daily|school|work|every|and|so|?
bullying	bully|bullies|bullying|bullys|harass|harassing|harasses|torment|mock|mocks|mocking|humiliate|humiliates|
 ridicule|ridicules|tease|teases|teasing|exclude|excludes|insult|insults|taunt|cyberbully|cyberbullying|mob|mobs|
 hates|hate me|us
bullying	laugh|laughs|laughing|laughed|laughin|giggle at|about|abt|of me _1 all|every|at|in|everyday|because|when|
 school|class|constantly|and|for|?
bullying	make|makes|making|made|poke|pokes fun|joke|jokes of|about|at|on me|how|my
bullying	call|calls|calling|called|name me _1 names|fat|ugly|gay|stupid|freak|loser|slut|whore|monkey|pig|retard|
 retarded|fag|faggot|nigger|terrorist|weirdo|trash|worthless|dumb|disgusting|bitch|cow|skinny|nerd _3 every|everyday|
 day|school|all|and|class|daily|because|at|?
bullying	they|kids|boys|girls|everyone|classmates|people|others|bullies|guys|students|class|seniors|older|everybody|
 someone _3 push|pushed|pushes|beat|beats|hit|hits|kick|kicks|spit|spits|shove|shoves|punch|trip|attack|attacked|
 throw|threw|steal|stole|slap|jump|jumped|corner|filmed|film|grab at|on|me|my|things|stones|food|rocks|bag|
 lunch|up|and _1 me|every|up|after|at|on|in|lunch|money|bag|toilet|school|clothes|around|head|away|and|while|phone|
 stuff|?
bullying	they|kids|boys|girls|classmates|others|bullies|guys|seniors|someone _3 take|takes|took my _1 lunch|money|bag|phone|
 stuff|things|clothes
bullying	made|make|created|have|started|opened|built|has a|an|this? _2 group|chat|page|account|profile|meme|memes|
 video|gc|poll|site|website|sticker|stickers|server|story|about|of _3 laugh|mock|about|me|fun|hate|against|tease|humiliate|
 bully|insult|of me
bullying	fake|hate account|profile|page|group|messages|mail|comments|insta|nudes|accounts _3 me|my|of|about|to|every|
 everyday|name
bullying	send|sends|sent|get|getting|write|writes|receive|post|posts|posted|posting me|my|us? _1 hate|death|mean|
 hateful|nasty|threatening|cruel|horrible|insulting|racist messages|threats|comments|things|mails|texts|stuff|shit
bullying	spread|spreads|spreading|started|telling|tell rumors|rumours|lies|rumor|gossip|shit about me
bullying	tell|tells|told|telling|say|said|says|wrote|writes|comment|commented|comments|dm|dmed me|i|to|that|us? _2
 kill myself|yourself|die|kys|dead|hang|exist
bullying	kys
bullying	wait|waits|waiting|waited for me _1 after|outside|school|at|every|behind|to|with
bullying	scared|afraid|dont|cant|dare|terrified|not|refuse|refuses|hate|stopped|skip|wanna want|to|of|dare|going? to?
 go|going|to|school to? school _3 because|anymore|they|he|them|beat|bully|hit|laugh|him|kids|bullied
bullying	nobody|noone|no+one|none|everyone|everybody|they|all talks|talk|sits|speak|ignores|ignore|avoids|avoid|hates|
 hate|excludes|plays|leaves|leave|eats to|with|me|next _3 me|school|class|freak|and|laugh|because
bullying	my|class|whole class|team|classmates|school|coworkers|colleagues|boss|teammates|friends _1 mocks|hates|
 bullies|bully|humiliates|mobs|mock|mob|hate|humiliate|laugh|laughs|excludes|ignores|ignore|laughed at? me
bullying	have no|havent friends|friend|any _4 laugh|bully|hate|mock|fun|alone
bullying	my|our son|daughter|kid|child|brother|sister _2 bullied|bullying|mobbed|harassed
bullying	posted|posts|shared|shares|leaked|put|uploaded|filmed|sharing|recorded|took|edited a|my|the|an|embarrassing|
 some|photos|that? _1 video|photo|picture|pictures|pics|photos|clip|screenshots of|from|me|naked|online|where|in|and|
 on me|in|i|them|it|online|everyone|toilet|shower
bullying	racist|homophobic|transphobic|slurs things|to|at|jokes|comments|insults|names|against _2 me|us
bullying	pulled|pull|ripped|rip|cut|tore|took my hijab|hair|headscarf|scarf|pants|clothes
stranger	@ppl _3 asks|asked|asking|wants|want|wanted|keeps|begs|demands|demanded|says|said|told|tells|wanting|
 pressures|needs|offers|offered|texts|requests|pays|gives|tryna|trying|promised me|my|to|asking|for|a|us _4 @pic of|
 without|in|naked|nude|from|my|me|or|and|to|private|at|with|on|for|?
stranger	asked|asks|asking|wants|want|demands|demanding|begging|beg|begs|keep|keeps|requesting|tells|told|says me|for|
 my|to|i|more|asking|send|us? _3 nude|nudes|naked|nudez|noods|underwear|topless|shirtless|body|feet|undressed|bikini
stranger	for|more|my|send|wants|want|of my? nudes|nude|naked pics|photos|pic|picture|pictures|photo|video|of|pls|?
stranger	send|sends|sending|sent|show|showed|flash|flashed|shows him|her|them|me|a|my|his|some|one _3 nudes|nude|
 naked|dick|private|genitals|penis|privates|underwear
stranger	coach|trainer|teacher|tutor|stranger|man|men|adult|pedo|creep|priest|uncle|neighbor|neighbour|instructor _5
 pic|pics|picture|pictures|photo|photos|selfie|selfies|video of _1 me|myself|my|mine|body|us
stranger	coach|trainer|teacher|stranger|man|men|adult|priest|uncle|instructor|tutor keeps|always|asks|asked|wants|
 asking|texts|messages|dms _1 asking|me|for|and|asks|wants|requesting|night|at|my _3 pic|pics|picture|pictures|photo|
 photos|selfie|selfies|video|secret|nudes|body
stranger	he|she|they|guy|man|stranger|someone|somebody|person|people|friend|adult|dude|online|user|player _6 wants|
 asked|asks|want|needs|asking|keeps|knows|found|has|wanted|know|for _3 my home|house|real|full|phone? address|adress|
 adres|addres|number|location|school|name
stranger	asked|asks|asking|wants|know|knows|tell|told|find|found|posted|leaked|posts me|out|to|him|them|her|my|if? _2
 where i live|go|am|stay
stranger	know|knows|knew where i|we live
stranger	meet|meeting|meetup|pick|come|hangout|visit me|up|him|her|to|with|in|us? _3 alone|secret|secretly|irl|park|
 hotel|house|without|person|tonight|car|place|private|real|dont|not|parents|life _3 mom|mum|parents|telling|old|tell|
 12|13|14|11|he|she|?
stranger	@ppl|guy|man _5 wants|want|asked|asks|wanted|told|trying me|to|us to? _2 meet|meetup|hookup|pick|come _4
 alone|secret|park|person|irl|older|online|and|me|house|tell|internet|hotel|i|him|us|?
stranger	dont|not|never|cant|shouldnt|without|nobody|no tell|telling|told|know|say|show my? mom|mum|parents|dad|
 anyone|anybody|anything|mother|family|parent|police|our|about _2 us|this|secret|chats|it|him|or|about|he|because|?
stranger	our|little|a|keep|is|be|its our|little|a|it? little? secret _4 parents|mom|he|him|tell|between|adult|dont|
 touch|us|said|says
stranger	said|says|told|tells|its|be|this our|its|it|is|this is|be|as|our? our? little? secret
stranger	undress|strip|naked|topless|nude|clothes|shirt|bra|pants|bikini _3 on|in|for|cam|camera|webcam|off|him|video|
 call|front
stranger	take|remove|pull|taking off my|the|our clothes|shirt|pants|bra|top|underwear
stranger	turn|switch|put|open on my? the? camera|cam|webcam|video
stranger	webcam|cam|camera and undress|show|naked|take
stranger	blackmail|blackmails|blackmailing|blackmailed|blackmailin|blackmale|extort|extorts|extorting|extorted|
 sextortion|sextorted me|us|by|my|him|her|.
stranger	threatens|threatened|threaten|threatening|will|gonna|going|says|said|wants _2 post|leak|send|share|publish|
 show|expose|release|upload|everyone _3 my|me|nudes|it|video|photos|pics|pictures|the|everybody|everyone _3 pay|
 school|parents|nudes|photos|friends|pics|pictures|everyone|video|family|online|money|naked|send|more|mom|dad|chats
stranger	leaked|posted|shared|has|got|have|leak|spread|sent|sends|sharing|made|show|shows|share|uploaded|post|found|
 selling my|a|of|the|fake|deepfake|private|naked|me _1 nudes|nude|naked|intimate|private|deepfake|sextape of|photos|
 pictures|pics|picture|video|online|me|and|to|?
stranger	my nudes|nude are|is|got|were|online|to|leaked|pic
stranger	deepfake|ai|fake nude|nudes|porn of|about me|my|?
stranger	i|ive sent|send|gave nudes|nude|naked|pic|pics|a|photo|video|picture|it|him|her _6 blackmail|blackmails|
 money|more|threatens|everyone|parents|post|wants|pay|leak|scared
stranger	asks|asked|asking|wants|tells me|if|what|how|whether _2 home alone|wearing|underwear|bra|puberty|virgin|bed
stranger	asks|asked what im|i|am wearing
stranger	if|are im|i|my|you parents|home alone|are|home home?
stranger	offers|offered|gives|give|promised|promises|pays|pay|money|robux|vbucks|bucks me|for|if|i|100|to _4 pics|
 nudes|picture|photo|video|pictures|photos|pic|naked|meet|body|feet
stranger	stranger|man|guy|someone|car|van offered|follows|followed|takes|took|tried|photographs|taking|pull|pulled me|
 a|photos|pictures|to|us|of|lift|up _3 ride|home|me|car|playground|lift|grab|van|name
stranger	he|she|guy|boyfriend|man|friend is|was|says|claims|hes|shes|who he? is? _1 20|21|22|23|24|25|26|27|28|29|30|
 31|32|33|34|35|36|37|38|39|40|41|42|43|44|45|50|55|60|older|old|adult _6 im|i|me _2 11|12|13|14|15|10|9
stranger	doxxed|doxed|doxxing|doxing me|us|my
stranger	sends|sent|sending|texts|writes|messages me _2 dirty|sexual|naked|inappropriate|creepy|dick|sexy|disgusting
 messages|pics|pictures|photos|texts|things|stuff|videos|of|?
stranger	grooming|groomed|groom me|by
violence	grabs|grabbed|squeezed|squeezes|holds|held my throat|neck
violence	hand|hands|fingers under|up|inside|down|in my shirt|skirt|pants|underwear|dress|top|trousers
violence	forced|made|pressured me|us? to? have|do sex|it|sexual
violence	i was forced|drugged|spiked|kidnapped|trafficked|groomed
violence	punches|punched|punching|slaps|slapped|kicks|kicked|chokes|choked|strangles|strangled|whips me|us|her|my
violence	locks|locked|shuts me|us in|out|inside|outside|up
violence	no|any|nothing|little food|eat at|in|to home|house|eat
violence	mum|mom|dad|mother|father|parents gone|left|leaves|away|disappeared for|since|us|me _1 days|weeks|alone|night
overdose	drank|drunk|swallowed|ate|drinking|drink _2 bleach|cleaner|detergent|antifreeze|pesticide|acid|poison
overdose	too many|much of? _2 pills|tablets|meds|painkillers|medicine
despair	cant|cannot take|bear|stand it|this|things anymore|any|longer _4 stop|end|die|over|gone
despair	imagine|imagining|picture|wonder|wondering|daydream|fantasize _2 not|being|my|without _2 being|dead|existing|
 here|funeral|death|alive|me
despair	nothing|noone|nobody left|else for|to? me? to|for? live|stay|living
stranger	send|sends|sent a|me|some|him|her|more? pic|pics|picture|photo|selfie without|w|in|with|no _1 shirt|clothes|
 bra|pants|underwear|top|naked
bullying	calls|call|called|calling me a|an|the? freak|loser|fat|ugly|pig|slut|whore|weirdo|faggot|retard|monkey|
 psycho|disgusting|trash|cow
bullying	ignores|ignore|avoid|avoids|excludes|exclude me|us and|at|in|every|all|because|they|class|school|.
despair	death|dying|die _1 would|sounds|seems|is|feels|be _3 relief|peaceful|better|rest|nice|release|freeing|peace
despair	walk|walking|walked|step|stepping|let|drive|run into|off|in|myself|front _2 traffic|sea|ocean|river|water|
 lake|balcony|fall|platform|tree
despair	no|any reason|point to|2|for|left? to|2? go|going|carry|carrying|stay|staying|continue on|alive|here|anymore
despair	goodnight|goodbye|bye forever
despair	my|the last|final week|month|birthday|weekend|christmas alive|here|on|ever|.
despair	wrists|wrist|arms|arm _2 bandaged|bandages|bleeding|cuts|cut|scars
despair	google|googling|googled|search|searched|searching|looking|looked|looked up|for? _2 how|ways|way to|of|2? _1
 die|kill|suicide|dying
despair	what|whats the use|point of waking|being|living|getting|existing
despair	hang|drown|poison|burn|choke|starve|bleed myself|out
despair	be|are|been relieved|glad|happy if|when|once i|im _2 dead|gone|died
despair	decided|planned|set _2 end+it|day+to+die|date+to+die|die|suicide|last+day|last+night
other	@friend _5 hang|hanging|top|shoot|shooting|drown|jump|jumps|off himself|herself|themselves|off|if|from
violence	i|im get|getting|got|gets|am|was beaten|hit|whipped|kicked|punched|slapped|choked|belted
violence	strangled|strangling|strangles|chokes|choked|choking|beating|beats|whips|whipped mom|mum|mother|me|my|her|us
violence	kicked|kicks|kicking|punched|punches me|us in the? stomach|belly|back|face|head|ribs
violence	watches|watch|watching|peeks|films|filmed|spies me|us when|while|in|undress|shower|naked|on? _2 undress|
 shower|bathroom|change|changing|naked|bath|sleep
violence	touches|touched|rubs|rubbed|grabs|grabbed|strokes my leg|legs|thigh|breast|breasts|butt|private|body|chest|
 ass|crotch
violence	makes|made|forces|forced|pressures me _2 bed|sex|things _3 want|bed|no|.
violence	if i|we tell|leave|say|go _3 kill|hurt|beat
bullying	spit|spits|spitting at|on me|us
bullying	laugh|laughs|laughed|giggle|whisper when|as i|whenever _1 walk|come|enter|talk|speak|read
bullying	throw|threw|throws|steal|stole|hide|hid|break|broke|burned my|all stuff|things|bag|shoes|books|homework|
 lunch|backpack
bullying	messages|comments|texts|people|they|everyone telling|tell|tells|say|saying|comment|comments|says me|that|how|
 i|to? _2 die|ugly|fat|myself|disgusting
stranger	undress|strip|naked|nude|clothes|topless _4 video|call|facetime|webcam|cam|camera|live
stranger	video|call|facetime|webcam|cam _2 naked|nude|undress|clothes|topless
stranger	screenshots|screenshot|recordings|recorded|videos of|me|my _1 me|nudes|naked|nude
stranger	wants|want|demands|pay|asks|need _1 dollars|euros|money|bitcoin|500|300|200|100|1000 _1 or|otherwise|else|
 dollars|euros _5 publish|publishes|post|posts|send|sends|leak|leaks|share|shares|release
stranger	come|go|visit to his|her|their flat|place|house|hotel|apartment|home|room|car
stranger	in|without my? underwear|bra|panties|bikini|shirt
despair	sleep|fall|asleep|want forever|asleep and|forever? _2 never|not|dont wake|waking|feel
despair	heart|breathing _1 stop|stopped|stops beating|.
despair	do|doing|go it|through this|with time|it this? time?
despair	razor|razors|blade|blades under|found|blades|hidden|my|in|again|.
violence	hand|hands|fingers _2 in|inside|into|up|under|down my pants|trousers|underwear|skirt|shirt|panties|jeans|
 clothes|dress
violence	hide|hiding|hid when|from|while _1 dad|he|father|stepdad|mom|him|husband
violence	dad|mom|mum|father|mother|husband|stepdad|he just|has|had? hit|punched|slapped|kicked me
bullying	pushed|shoved|tripped|slammed into|in|down|against|off lockers|locker|the|stairs|wall|corridor|hallway
bullying	rate|rates|rating|vote|votes|voted|poll|says|say how|who|that|me|im|i _2 ugly|fat|ugliest|hot|am|is
stranger	leak|post|publish|share|send|release my pics|photos|pictures|nudes|video|videos unless|if|or|to|when
despair	kms|kys tonight|later|after
despair	already|ive|have|i wrote|written|write the|a|my note|notes .
despair	already|ive wrote|written the|my note|notes
despair	give|giving|gave|given away my cat|dog|pet|pets|stuff|things|belongings|books
despair	want|wannt|wanna|wana to|2? dye|dy .? not|no|dont
despair	if|when i _1 get|make|survive|live through|it? through|it? the? night|tonight
despair	i have|got no+one|noone|nobody .
despair	thinspo|thinspiration|proana|meanspo
despair	so|until|till|be|get thin|skinny|light|small _2 disappear|vanish|dissapear
despair	after|before|by|because|when _5 i wont|will+not|wouldnt be around|here|there|alive
despair	i|ill wont|will+not|not be around|here|there _3 after|anymore|weekend|grow|any
despair	leave|leaving _2 kids|children|wife|husband|family|mom|parents _4 wont|gone|goodbye|not
despair	countdown|counting _3 my|the last day|days|night .
overdose	i|ive|just|accidentally _2 swallowed|swallow|drank|took|ate|injected something|sth|stuff _3 shouldnt|
 should+not|shouldn|bad|poisonous|dangerous
overdose	going|gonna|painful|want|trying|about to? od
bullying	bullying|bullied since|for
violence	sexual abuse .
overdose	want|going|gonna|wanna|trying|planning|about to? overdose
overdose	left arm _3 numb|tingling|tingles
overdose	weight|pressure|pain|pains|tightness|squeezing|crushing|elephant _1 on|in|across my chest
overdose	my chest _2 hurts|hurt|tight|heavy|aches|pain|pains|pressure`;
