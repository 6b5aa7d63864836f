/** Begins a question, in folded text. */
const forms = [
  "how|what|what's|when|where|why|which|who|can|could|do|does|did|is|are|should|would|will|must|may|if",
  'hoe|wat|wanneer|waar|waarom|welke|kan|kun|moet|wie|was|wann|wo|warum|welche|kann|muss|darf',
  'como|que|cuando|donde|por que|cual|puedo|se puede|quando|onde|posso|qual|comment|quand|pourquoi|est-ce que|quel|quelle|je peux|puis-je',
  'come|cosa|dove|perche|posso|quale|jak|kiedy|gdzie|dlaczego|czy|co|nasil|neden|ne zaman|kaise|kyun|kab|gimana|kenapa|kapan',
  'как|когда|почему|зачем|где|можно ли|что',
].join('|');
/** Joins a question to what is said before it. */
const joints =
  'but|and|so|then|ok|okay|maar|en|dus|aber|und|pero|y|mais|et|mas|ma|ale|a|ama|lekin|tapi|но|а|и|basically|though';

/** A question behind whatever is said before it: "it works, but how do I". */
export const asksSomething = new RegExp(
  String.raw`(?:^|[.!?,;:]+\s*|(?<![\p{L}\p{N}])(?:${joints})[\s,]+)(?<question>(?:${forms})(?![\p{L}\p{N}']).*)$`,
  'su',
);
/** What is said before a statement that asks to be confirmed. */
export const beforeStatement =
  /^(?:(?:ok|okay|so|and|but|then|well|hm+|basically|wait|right|also|alors|donc|dann|entonces|allora|dus|wiec)[\s,]+)+/u;
/** Asks for the same answer told in another way, or for what answers, and not for something new. */
export const asksAgain =
  /^(?:can|could|would|will|do|are|did|kannst|kan|puedes|peux|pode|puoi|mozesz) (?:you|u|je|tu|du|voce)\b|^(?:what|how|why|when|where|which)(?: so| not| come| now| then| else| next| is (?:that|this|it)| about (?:you|that|this|it))?\s*\?*$|^(?:is (?:it|that|this)|are (?:they|you)) (?:right|true|correct|wrong|sure|all)\b|^(?:what|how) (?:should|shall|do) i (?:do|learn|go) (?:next|now|on|first|after)|^how long\b|^(?:am i|are we)\b|^where (?:do|can|should) i (?:start|begin|learn)/u;

/** Signs of a language by the names that learners give them. */
export const signNames: readonly (readonly [name: RegExp, sign: string])[] = [
  [/\b(?:star|asterisk)s?\b|\*/, '*'],
  [/\bampersands?\b|&/, '&'],
  [/\bdollar(?: sign)?s?\b|\$/, '$'],
  [/\bsemicolons?\b|;(?=\s*$)/, ';'],
  [/\bcolons?\b/, ':'],
  [/\b(?:hash|pound)(?: sign)?\b|#/, '#'],
  [/\b(?:at sign)\b|@/, '@'],
  [/\bpercent(?: sign)?\b|%/, '%'],
  [/\barrow\b/, '=>'],
  [/\b(?:curly )?(?:braces|brackets)\b/, '{'],
];

/** What someone else says against an answer. */
export const claims =
  /\b(?:says?|said|thinks?|told me|tells me|claims?|insists?|swears?|wrote|writes)\b(?: that)?\s+(?<claim>.{3,120})/su;
/** Doubts an answer. */
export const doubts =
  /\b(?:are|r) (?:you|u) (?:really |quite |very )?(?:sure|certain)\b|\bis that (?:really )?(?:true|right)\b/;
