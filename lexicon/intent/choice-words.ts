/** What somebody who weighs technologies says it is for. The first that is said counts. */
export const choicePurposes = [
  ['phone', /\b(?:android|iphone|ios|ipad|mobile|smartphone|phones?|tablet|(?<!web )apps?)\b/u],
  ['games', /\b(?:games?|gaming|gamedev|minecraft|steam)\b/u],
  [
    'job',
    /\b(?:jobs?|hired|career|employ\w*|salary|salaries|freelanc\w*|internship|get paid|earn|money|arbeit|trabajo|emploi)\b/u,
  ],
  [
    'data',
    /\b(?:data|stats?|statistics?|statistical|thesis|dissertation|phd|research|analy\w+|survey|charts?|science|psycholog\w+|biolog\w+|researchers?|scientists?|economics|machine learning|ml|ai)\b/u,
  ],
  [
    'office',
    /\b(?:accounting|bookkeeping|accountant|invoices?|spreadsheets?|office|budget|taxes|automat\w+|reports?)\b/u,
  ],
  [
    'web',
    /\b(?:web ?sites?|web ?pages?|homepage|pages?|sites?|blog|shop|store|online|web|front ?end|portfolio|cms)\b/u,
  ],
  ['server', /\b(?:back ?end|servers?|apis?|microservices?|chat)\b/u],
  [
    'first',
    /\b(?:first (?:programming |coding )?language|first language|beginners?|begin|newbie|noob|never (?:programmed|coded)|from (?:zero|scratch)|zero|starting (?:out|from)|start with|kids?|child(?:ren)?|son|daughter|grandson|granddaughter|nephew|niece|\d+[- ]?(?:years?|yrs?|yo|y o)[- ]?(?:old)?|empezar|anfanger|debuter|iniciar|zuerst)\b/u,
  ],
  [
    'school',
    /\b(?:school|university|uni|college|class|teacher|exam|course|homework|a[- ]levels?|gcse|olympiad)\b/u,
  ],
  [
    'speed',
    /\b(?:fast(?:er|est)?|speed|performance|quick(?:er|est)?|memory|embedded|drivers?|microcontrollers?)\b/u,
  ],
] as const;

export type ChoicePurpose = (typeof choicePurposes)[number][0];

/** What it is for in the writer's words, to the end of the sentence. */
export const choiceFor =
  /\bfor (?<said>(?:a |an |the |my |our |his |her |their )?[\p{L}\d][\p{L}\d' -]{2,50})/giu;

/** Words that end what it is for, where the sentence goes on. */
export const choiceForEnds =
  /\s+(?:and|or|but|if|in|when|while|since|so|because|with|who|which|that|to|i|should|is|vs|please|right now)\b.*$/iu;

/** For whom, or for how long, is not what it is for. */
export const noPurpose =
  /^(?:(?:a|an|the|my|our|some|any) )?(?:guy|man|woman|person|girl|boy|lady|dude|kid|someone|somebody|people|beginners?|me|us|him|them|now|ages|(?:\d+ |few |couple of )?(?:years?|months?|weeks?|days?|hours?|weekends?)(?!\s*old))\b/iu;

/** Behind these words, "go" is a verb. */
export const beforeGoing: ReadonlySet<string> = new Set(
  'could can would should to will must i we they you he she might may lets and just gonna dont'.split(' '),
);

/** Words that ask which of two names to take, wherever they are. */
export const weighingWords =
  /\b(?:vs|versus|better|best|easier|easiest|which|should (?:i|we|he|she|my)|rather|choose|choosing|pick|decide|prefer|first|instead of|worth|recommend|mejor|besser|meilleur|melhor|meglio)\b/u;

/** Small words that may be between two names to choose from. */
export const betweenChoices: ReadonlySet<string> = new Set(
  'a an and or vs versus oder ou o y e the to learn learning use using go with for first rather than i should better is just maybe even compared plain start starting says say said tells told recommends suggests wants uses friend teacher boss brother sister dad mom cousin other another one some people my me stay staying stick sticking keep keeping remain continue still do take pick choose directly straight right away at on was been better already'.split(
    ' ',
  ),
);

/** What is kept where nothing else is taken: it is known already. */
export const keptChoice =
  /\b(?:stay(?:ing)?|stick(?:ing)?|keep(?:ing)?|remain(?:ing)?|continue|bleib\w*|rester|seguir|already (?:know|use)) (?:with |using |to |on |in |at |bei |avec |con )?(?:plain |just |the )?(?<kept>\S+)/u;
