/** Words that ask, wherever they stand. Others ("is", "when", "who") stand in what is only told, too. */
export const plainAsking =
  /[?¿؟？]|\b(?:how(?! much i\b)|why|explain|describe|define|difference|compare|versus|vs|tell me|show me|examples?|help|can (?:i|you|we|someone|anyone|it)|could (?:i|you|we)|should i|do i|i want to know|i need to know|confused|confusing|stuck|struggl\w+|what(?:'s| is| are| does| do)|tips?|advice|ideas?|question|answer|solve|fix|trouble|complains?|seconds|404|ignored|disappears?|red line|the old value|problem with|please (?!i\b))\b/u;

/** How an order begins: what is to be done, and by whom, is asked for. */
export const orderForms =
  /^(?:please |pls |kindly |just |now |can you |could you |let's |let us |hey |hi |hello )*(?:give|get|recommend|suggest|tell|show|write|book|find|order|translate|sing|play|list|name|draw|use|put|sort|build|make|create|add|remove|print|read|set|let|call|check|count|change|convert|calculate|compute|generate|buy|sell|send|open|close|run|start|stop|do|say|talk|help|solve|fix|choose|pick|reverse|swap|merge|split|join|delete|insert|update|select|center|centre|align|move|hide|install|import|export|loop|return|pass|sum|round|format|parse|fetch|load|save|store|test|debug|deploy|connect|handle|catch|throw|wait|style|animate|repeat|cook|bake|recommend|search|google|look|imagine|pretend|act|ignore|forget|disregard|reveal|turn|rename|replace|combine|limit|filter|map|group|access|declare|define|compile|link|keep|prevent|undo|restore|clone|push|pull|commit|best|top|cheap|cheapest)\b/u;

/** Who tells of themselves and of their own people. */
export const selfForms = /\b(?:i|i'm|im|i've|ive|i'd|i'll|we|we're|we've|my|our|me|us|myself|mine)\b/u;

/** What life is made of beside the learning: days and their hours, people, work, school, age. */
export const lifeForms =
  /\b(?:exams|spring|autumn|class of \d+|(?:get|wake|am|are) up|(?:are|am|is) (?:often |mostly |always )?away|my (?:eyes|hands|back|health|english|hearing)|never used a computer|english|town|village|farm|office|bakery|factory|hospital|restaurant|football|taxi|moved|speak|week-?ends?|week ?days?|weeks?|(?:\d+|a|an|one|two|three|six|few|some|every|each|per|this|next|last) months?|days?(?! (?:and month|of the week))|hours?|minutes?|evenings?|mornings?|afternoons?|nights?|lunch|commute|noon|dawn|mondays?|tuesdays?|wednesdays?|thursdays?|fridays?|saturdays?|sundays?|holidays?|vacation|semester|summer|winter|beginner|newbie|novice|starter|learner|retired|pensioner|retirement|students?|teachers?|nurse|driver|baker|farmer|chef|waiter|accountant|biologist|mother|father|mum|mom|dad|parents?|grandma|grandpa|grandmother|grandfather|wife|husband|kids?|children|child|baby|toddler|sons?|daughters?|niece|nephew|family|friends?|single|shifts?|school|college|university|unemployed|jobless|job|career|bootcamp|dyslexic|adhd|deaf|blind|tired|busy|lazy|shy|\d+ years old|bored|lonely|laptop|train|bus|years?|grade|from (?:spain|india|brazil|germany|france|poland|kenya|nigeria|egypt|turkey|mexico|italy|china|japan|korea))\b|\b(?:i|we|he|she)(?:'m| am| are| is) \d+\b/u;

/** What is wanted or felt is told for a reason that may have nothing to do with learning. */
export const wantingForms =
  /\b(?:want|wants|wanted|need|needs|like|love|loves|looking for|hungry|craving|wish)\b/u;
