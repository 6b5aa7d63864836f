/** Words that ask, wherever they stand. Others ("is", "when", "who") stand in what is only told, too. */
export const plainAsking =
  /[?¿؟？]|\b(?:how(?! much i\b)|why|explain|describe|define|difference|compare|versus|vs|tell me|show me|examples?|help|can (?:i|you|we|someone|anyone|it)|could (?:i|you|we)|should i|do i|i want to know|i need to know|confused|confusing|stuck|struggl\w+|what(?:'s| is| are| does| do)|tips?|advice|ideas?|question|answer|solve|fix|trouble|complains?|seconds|404|ignored|disappears?|red line|the old value|problem with|please (?!i\b))\b/u;

/** Who tells of themselves and of their own people. */
export const selfForms = /\b(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|my|our|of us|myself|mine)\b/u;

/** How an order begins: what is to be done to a thing is asked for, whoever owns the thing. */
export const orderForms =
  /^(?:please |can you |just )*(?:make|put|show|give|let|move|keep|change|set|turn|hide|add|remove|open|close|save|print|recommend|suggest|find|book|translate|sing|play|cook|buy|draw)\b/u;

/** What life is made of beside the learning: days and their hours, people, work, school, age. */
export const lifeForms = new RegExp(
  [
    String.raw`\b(?:exams|spring|summer|autumn|winter|(?:get|wake|am|are) up|(?:are|am|is) (?:often |mostly |always )?away)\b`,
    String.raw`\b(?:(?:the )?(?:two|three|four|both) of us|live alone)\b|\bmy (?:eyes|hands|back|health|english|hearing)\b|\b(?:never|hardly|barely) used a computer\b`,
    String.raw`\b(?:english|class of \d+|town|village|farm|office|bakery|factory|hospital|restaurant|football|taxi|moved|speak|law)\b`,
    String.raw`\b(?:week-?ends?|week ?days?|weeks?|days?(?! (?:and month|of the week))|hours?|minutes?|years?|grade)\b`,
    String.raw`\b(?:\d+|a|an|one|two|three|six|few|some|every|each|per|this|next|last) months?\b`,
    String.raw`\b(?:evenings?|mornings?|afternoons?|nights?|lunch|commute|noon|dawn|holidays?|vacation|semester)\b`,
    String.raw`\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b`,
    String.raw`\b(?:beginner|newbie|novice|starter|learner|retired|pensioners?|retirement|students?|teachers?|nurse)\b`,
    String.raw`\b(?:driver|baker|farmer|chef|waiter|accountant|biologist|unemployed|jobless|job|career|shifts?)\b`,
    String.raw`\b(?:mother|father|mum|mom|dad|parents?|grandma|grandpa|grandmother|grandfather|wife|husband|kids?)\b`,
    String.raw`\b(?:children|baby|toddler|sons?|daughters?|niece|nephew|family|friends?|school|college|university)\b`,
    String.raw`\b(?:dyslexic|adhd|deaf|blind|tired|busy|lazy|shy|bored|lonely|laptop|train|bus)\b`,
    String.raw`\b(?:i|we|he|she)(?:'m| am| are| is) \d+\b|\b\d+ years old\b`,
    String.raw`\bfrom (?:spain|india|brazil|germany|france|poland|kenya|nigeria|egypt|turkey|mexico|italy|china|japan|korea)\b`,
  ].join('|'),
  'u',
);

/** What is said around a message and adds nothing to it. */
export const fillers =
  /^(?:honestly|well|mostly|basically|actually|for now|at the moment),? (?=\p{L})|(?<=\p{L}\W{0,2}) *(?:, thanks|,? just so you know|,? and that(?: is|'s) all|,? these days|,? at the moment|,? for now)[.!]*$/giu;
