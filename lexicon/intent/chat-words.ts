/** What people say to be polite, by what it is. A message that holds nothing else asks for nothing. */
export const chatPhrases: readonly (readonly [
  kind: 'greeting' | 'thanks' | 'farewell' | 'nod',
  said: string,
])[] = [
  [
    'greeting',
    "hi|hii+|hey+|hello+|helo|hullo|hiya|yo|sup|howdy|greetings|good (?:morning|afternoon|evening|day)|what's up|whats up|how are you(?: doing)?(?: today)?|how's it going|how do you do|nice to meet you|just saying (?:hi|hello)|hola|buenos dias|buenas(?: tardes| noches)?|ola|bom dia|boa (?:tarde|noite)|bonjour|bonsoir|salut|hallo|moin|servus|guten (?:tag|morgen|abend)|ciao|buongiorno|salve|czesc|dzien dobry|merhaba|selam|привет|здравствуй(?:те)?|добрый день|namaste|namaskar|नमस्ते|مرحبا|السلام عليكم|שלום|你好|您好|嗨|こんにちは|안녕(?:하세요)?",
  ],
  [
    'thanks',
    "thanks?|thank (?:you|u)|thank you so|many thanks|thx|thnx|tnx|ty|tysm|cheers|much appreciated|i appreciate it|appreciate it|that (?:really )?help(?:s|ed)(?: me)?|(?:very |so |really )?helpful|well done|good (?:job|work|answer|bot)|nice (?:one|work|answer)|great (?:answer|job|work)|awesome answer|perfect answer|you (?:are|'re|r) (?:great|awesome|amazing|the best|so nice|very kind|kind|helpful)|(?:you're|youre) (?:great|awesome|amazing|the best)|best site ever|i love (?:it|this)|love it|gracias|muchas gracias|mil gracias|obrigad[oa]|muito obrigad[oa]|merci(?: beaucoup)?|danke(?: schon| sehr)?|vielen dank|grazie(?: mille)?|dziekuje|dzieki|tesekkur(?:ler)?|tesekkur ederim|sagol|спасибо(?: большое)?|благодарю|dhanyavaad|dhanyavad|shukriya|धन्यवाद|शुक्रिया|شكرا|תודה(?: רבה)?|谢谢|謝謝|多谢|ありがとう(?:ございます)?|고마워(?:요)?|감사합니다",
  ],
  [
    'farewell',
    'bye+|bye bye|goodbye|good night|see (?:you|ya|u)(?: later| soon| tomorrow)?|cya|later|take care|have a (?:nice|good|great) (?:day|evening|weekend|one)|adios|hasta luego|tchau|au revoir|tschuss|arrivederci|до свидания|пока|再见|さようなら',
  ],
  [
    'nod',
    "ok|okay|okey|oki|k|kk|okie|alright|all right|right|sure|fine|yes|yep|yeah|yup|ya|no|nope|nah|cool|nice|great|good|perfect|awesome|amazing|wow|super|excellent|brilliant|wonderful|fantastic|lol|haha+|hehe+|hmm+|mm+|oh|ah|aha|oops|got it|i got it|understood|i understand(?: now)?|i see|makes sense|never ?mind|nvm|no problem|np|sounds good|sorry|my bad|sorry wrong (?:window|chat)|wrong window|interesting|not bad|done|si|sim|oui|ja|vale|claro|d'accord|gut|gern|va bene|хорошо|да|нет|ладно|понятно|好|好的|はい|네",
  ],
];

/** What goes with them and says nothing of its own. */
export const chatFillers =
  "there|you|u|so|very|much|a lot|lots|again|everyone|everybody|all|guys|sir|madam|ma'am|miss|teacher|bro|dude|man|friend|my friend|buddy|ai|bot|robot|assistant|waymark|and|for|that|the|it|your|help|helping(?: me)?|answer|answers|plan|explanation|now|today|just|really|to|me|i am|im|i'm|done|then|well|but|oh|please|too|is|was";

/** A wish about a reply that went before; no reply remembers another. */
export const followUps = new RegExp(
  [
    String.raw`^(?:ok |okay |no |can you |could you |please |now |and |but |a bit |a little |much |even |make it |make this |make that |give me |give it |i want it |say it |write it |explain it |explain that |answer |it )*(?:more )?(?:shorter|longer|simpler|easier|harder|clearer|briefer|slower|faster)(?: please| pls| answer| reply| version| explanation| words| than that| than this| and clearer| with details)*$`,
    String.raw`^(?:please |can you |could you |now )*(?:in )?(?:other|simple|simpler|plain|easier|fewer) (?:words|terms)(?: please)?$`,
    String.raw`^(?:please |can you |could you |now |and |no )*(?:continue|go on|carry on|keep going|tell me more|more|more details?|more please|some more|one more|another one|one more example|another example|more examples?|give me (?:another|one more|more)(?: examples?| details?)?|again|once more|repeat (?:that|it|this)|say (?:that|it) again|try again|next(?: one| topic)?|previous one|the (?:first|second|third|last|other) one|elaborate|summari[sz]e(?: it| that| this)?|rephrase(?: it| that)?|translate (?:it|that))(?: please| pls)?$`,
    String.raw`^(?:please |can you |could you )*explain (?:that|it|this) (?:again|better|differently|in more detail|more)(?: please)?$`,
    String.raw`^(?:no|nope)?,? ?(?:not that|that's wrong|thats wrong|that is wrong|wrong|i meant something else|the other one|that's not what i (?:meant|asked)|not what i asked)(?: please)?$`,
    String.raw`^(?:i (?:still )?(?:don't|dont|do not) (?:get|understand) (?:it|that|this)|i didn't (?:get|understand) (?:it|that|this)|what do you mean|what does that mean|like what|why|how so|and then|what else|what now)$`,
  ].join('|'),
  'u',
);

const reached = String.raw`(?:exam|exams|test|tests|quiz|interview|course|class|midterm|finals?|certification|semester|module|assignment|project|internship|bootcamp)`;

/** Something went well: an examination, work, a program. */
export const goodNews = new RegExp(
  [
    String.raw`\b(?:i|we) (?:have |just |finally |actually |totally )*(?:passed|aced|nailed|won|made it|did it|got (?:in|hired|accepted|an? a|full marks))\b`,
    String.raw`^(?:(?:omg|yes+|yay|guys|wow|finally|just) )*(?:passed|aced|nailed) (?:my|the|it)\b`,
    String.raw`\b(?:got|landed|have got) (?:the|a|an|my|my first) (?:\S+ )?(?:job|internship|offer|promotion|place)\b`,
    String.raw`\b(?:got|getting|am|was|been) (?:hired|promoted|accepted)\b`,
    String.raw`\b(?:it|this|everything|that|my (?:code|program|app|game|site|website|page|loop)) (?:finally |now |all |just )*(?:works|worked|runs|compiles|is online|is live|is done|is finished)(?: now| finally| perfectly| great| at last)*(?: (?:yes|yay|thanks?|thank you|so|im|i'm|happy|proud|omg|wow|haha\S*|lol|you|very|much|good|a lot))*$`,
    String.raw`^(?:(?:omg|yes+|yay|guys|wow|finally|just) )*(?:it|everything) (?:finally |now |all |just )*(?:works?|worked)\b(?! (?:but|except|only|until|for|in|on|when|if|with|like|fine|as|differently)\b)(?!.*\b(?:but|except|only|until|however|though|why|how)\b)`,
    String.raw`\b(?:fixed|solved|figured) it\b|\bthe (?:error|bug|problem) is (?:gone|fixed|solved)\b`,
    String.raw`\b(?:it|that) (?:finally |just )*clicked\b|\b(?:finally|now) (?:i |we )?(?:understand|get|got) (?:it|recursion|loops|pointers|this)\b`,
    String.raw`\b(?:so|really|very) proud\b|\bmy first (?:app|game|site|website|program|project) is (?:done|online|live|finished|ready)\b`,
    String.raw`\b(?:finished|completed|done with) (?:the |my |this )?(?:whole |entire |all )?(?:\S+ )?(?:roadmap|plan|course|project|${reached})\b(?: (?:today|yesterday|now|yay|thanks?|finally))*$`,
    String.raw`\b(?:gave me|i got) (?:an a|an a\+|the best grade|full marks|a good grade|100)\b`,
    String.raw`\b(?:aprobe|he aprobado|lo logre|ya funciona|funciona por fin|passei|consegui|bestanden|geschafft|es klappt|es funktioniert|j'ai reussi|ca marche enfin|ca marche maintenant|ho passato|ce l'ho fatta|funziona finalmente|zdalem|zdalam|udalo sie|dziala|basardim|gectim)\b|(?<!\p{L})(?:я сдала?|получилось|сработало|заработало)(?!\p{L})`,
  ].join('|'),
  'u',
);

/** A wish, a question or trouble beside good news goes before it. */
export const noNews =
  /(?<!\b(?:finished|completed|done with) (?:the |my |this )?(?:whole |entire |all )?(?:\S+ )?)\b(?:plan|roadmap)\b|\b(?:but|learn|teach|want|wanna|need|how|why|what|which|when(?! i (?:press|click|tap|push|type|touch|move)\b)|where|next|should|can|could|help|explain|error(?! is)|not|n't|doesn't|dont|don't|isn't|failed|only|unless|except|until|if|nicht|kein\p{L}*|pero|mais|mas|aber|ma|plano|quiero|ne)\b/u;

/** Thanks with a few words about what for, and nothing else. */
export const gratitude =
  /^(?:(?:ok|okay|hi|hey|wow|oh|great|and|well) )*(?:thanks?|thank (?:you|u)|thx|tysm|ty|cheers|merci|danke|grazie|gracias|obrigad[oa]|dzieki|спасибо)(?: (?:mate|a lot|so|very|much|beaucoup|mille|many|you|schon|sehr|bro|man|guys|all|again))*(?:$| (?:for (?:everything|all|your|the help|the plan|the answer|being)|you (?:helped|saved|are|really|were)|(?:this|that|it) (?:was|is|helped|really)|das (?:hat|war)|pour (?:ton|votre|tout)|sei|i (?:really )?(?:appreciate|love|like))(?!\p{L})(?!.*\b(?:but|now|want|need|how|why|what|which|can|could|next|make|give|explain|another|also|learn|teach|days?|weeks?|please|pls)\b).*$)/u;

/** Scolds what answers, and asks for nothing. */
export const insults =
  /\b(?:you|u|your answers?|ur answers?|this (?:site|bot|thing|app|page|assistant|is)|the answers?)\b.{0,25}\b(?:useless|stupid|crap|garbage|rubbish|trash|sucks?|idiot|moron|dumb|worst|terrible|awful|shit|worthless|pathetic)\b|\b(?:stupid|dumb|useless|shitty|crappy|rubbish) (?:bot|ai|site|machine|program|assistant|answers?)\b/u;
/** Speaks of the one who writes, or of something to be answered. */
export const noInsult =
  /\b(?:i am|i'm|im|i feel|me feel|myself|am i|how|why|what|error|code|loop|learn|plan|exam|teacher|boys|girls|kids|they)\b/u;

/** Jokes that learners tell or ask for, with how they end; the last is for whoever wants any. */
export const jokes: readonly (readonly [told: RegExp, end: string])[] = [
  [/\bwhy do (?:java )?(?:programmers?|developers?|coders?|devs) wear glasses\b/u, "Because they can't C#."],
  [
    /\bwhy do (?:programmers?|developers?|coders?|devs) (?:always )?(?:mix up|confuse) (?:halloween|christmas)\b/u,
    'Because Oct 31 equals Dec 25.',
  ],
  [
    /\bwhy do (?:programmers?|developers?|coders?|devs) (?:prefer|like|love|use) dark mode\b/u,
    'Because light attracts bugs.',
  ],
  [
    /\b(?:tell|know|give|got|have)\b.{0,12}\b(?:an?|any|another|some)\b.{0,12}\bjokes?\b|\bmake me laugh\b/u,
    'There are 10 kinds of people: those who read binary, and those who do not.',
  ],
];

/** Words of thanks and joy, which a story may be told with. */
export const joyWords =
  /\b(?:thank(?:s| you| u)?|thx|grateful|gracias|danke|merci|obrigad[oa]|grazie|dzieki|teri\w* kasih|tesekkur\w*|shukriya|dhanyavad|works? now|finally (?:works?|worked|ran|runs?|got|understood|understand|did)|(?:so|very|really|honestly) (?:happy|proud|glad)|proud of|(?:it|that|everything) (?:runs|ran|works|worked)|(?:my|the) (?:very )?first (?:ever )?(?:program|page|pull request|merge|app|commit|loop|function|try|class)|first try|i (?:did|made) it|got it|(?:i|i've|i have) (?:just |finally |really )*understood|(?:passed|aced) (?:my|the)|got merged|was merged|went live|got the (?:job|place|internship)|job offer|cr(?:ied|ying) (?:a little|happy|for joy|with joy)|haha\w*|jaja\w*|hehe\w*|alegria|funciono|funcionou|funziona|ca marche|es lauft|hat geklappt|udalo sie|ya+y+|woo+ ?hoo+|hooray|hurray)\b|спасибо|धन्यवाद|शुक्रिया|شكرا/u;
