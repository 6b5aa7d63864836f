const nouns =
  'list|tracker|database|diary|log|catalog(?:ue)?|collection|inventory|record|archive|table|overview|chart|graph|plot|pages?|site|website|homepage|app|quiz|game|api|back-?end|server|cards?|trainer|planner|shop|store|program|tool|system|register|model|board|dashboard';
const verbs =
  'keep(?: track of)?|keeps(?: track of)?|track|record|log|store|manage|organi[sz]e|plot|chart|analy[sz]e|visuali[sz]e|collects?|count|catalog(?:ue)?|look after|sell|remember';
const learners = String.raw`(?:me|myself|us|people|them|players|(?:my|the|our) (?:\w+ )?(?:kids?|children|pupils|students|class|son|daughter|friends?|brother|sister))`;

/** Words behind which a learner names what the thing is about, the plainest first. */
export const thingLeads: readonly RegExp[] = [
  String.raw`\b(?:tests?|quizz?(?:es)?|drills?|asks?|examines?) ${learners} (?:on|about|in|with) (?<things>.+)`,
  String.raw`\b(?:tick|choose|see|know|track|remembers?|note|mark)\w* which (?<things>(?!ones\b)\p{L}{3,}s)\b`,
  String.raw`\b(?:which|what|how many) (?<things>(?!ones\b|kinds\b|days\b|times\b|hours\b|minutes\b|weeks\b)\p{L}{3,}s) (?:are|were|is|have|need|still|must|should|to|i|we|they|he|she|dropped|went|got|come|came|do|did|will|can|go|run|gave|give)\b`,
  String.raw`\b(?<!waiting |to-?do )(?:${nouns}) (?:of|about|for) (?<things>.+)`,
  String.raw`^(?<things>[\p{L}' ]+?) on (?:a|one|my|our|the) (?:own |single )?(?:page|site|website)\b`,
  String.raw`\b(?:${verbs}) (?<things>.+)`,
  String.raw`\b(?:with|about|for) (?<things>(?:my|our) .+)`,
].map((lead) => new RegExp(lead, 'iu'));

/** Things that a learner counts: "eleven hives", "4,200 recordings". */
export const countedThings =
  /(?<![\p{L}\p{N}.,:/-])(?<count>\d[\d,.]*|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|(?:a |some |nine |ten |two |three |several )?(?:hundreds?|thousand|dozens?)(?: of)?) (?<things>(?:(?!of\b|and\b|to\b|or\b|per\b|a\b|in\b)[\p{L}'-]+ ){0,1}(?!minutes|mins|hours|days|weeks|months|years|times|people|euros|dollars|pounds|points|percent|others|seconds|evenings|nights|classes|things|steps|topics|lines|pages|goals)\p{L}{3,}s)(?!\p{L})/giu;

/** One thing that stands for all of its kind: "which pet is next", "how many minutes each kid got". */
export const singleThings =
  /\b(?:which (?<which>\p{L}{3,}) (?:is|was|has|comes|goes|needs|gets)|each (?<each>(?!one\b|other\b|day\b|time\b|week\b|month\b|year\b|morning\b|evening\b|night\b|hour\b|minute\b|step\b|topic\b|line\b|side\b|way\b|language\b|page\b|thing\b|person\b|child\b)\p{L}{3,}))(?!\p{L})/iu;

/** Where the name of a thing ends. */
export const thingEnds = new RegExp(
  [
    String.raw`[.,;:!?()"\n\d]`,
    String.raw`\b(?:and|or|but|that|which|who|whose|whom|where|when|while|so|because|with|without|in|on|onto|for|from|to|by|before|after|at|until|till|using|via|as|like|if|is|are|was|were|be|has|have|had|can|could|will|would|should|i|we|he|she|they|it|you|each|every|within|per|perhaps|maybe|please|pls|since|instead|than|then|there|not|only|myself|ourselves|together|into|around|during|over|this|these|those|just|also|some ?day|looking|coming|going|using|named|called)\b`,
  ].join('|'),
  'iu',
);

/** At the end of a name, these say when or how and not what. */
export const thingTails =
  /\s+(?:daily|weekly|monthly|yearly|now|today|tomorrow|online|again|properly|well|nicely|first|later|too|own|the|a|an|of|my|our|all)$/iu;

/** What is no name of a thing. */
export const noThings =
  /^(?:my |our |your |the |a |an |some |this |that |small |simple |little |nice |good |first |own |new |whole )*(?:app|apps|face|body|hands?|head|name|photos? of me|list|lists|page|pages|program|programs|website|site|project|thing|things|stuff|something|data|it|them|one|work|job|life|own|level|age|time|head|goal|code|self|way|free time|spare time|computer|phone|lot|bit|fun|language|skills?|portfolio|cv|resume|boss|company|team|what|who|how|new job|html|css|javascript|python|java|sql|mysql|react|vue|kotlin|express|plan|course|backend|front ?end|server|beginners?|people|users?|kids?|learning|studying|practice|example)$/iu;
