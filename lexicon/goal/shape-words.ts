/** What a learner's own thing may be, the ids of `content/shapes`, by the words that say it plainly; the first that fits is taken. */
export type ShapeWords = {
  readonly shape: string;
  readonly says: RegExp;
  /** Plainer than a ready goal that needs more technologies; `always`, than any. */
  readonly isPlain?: 'apart' | 'always';
};

const own = String.raw`(?:my|our|my \w+'s|our \w+'s|the club's|the school's)`;
const site = '(?:web ?site|site|web ?page|page|homepage|shop|store|blog|portfolio)';
const people = String.raw`(?:me|myself|us|people|them|players|(?:my|the|our) (?:\w+ )?(?:kids?|children|pupils|students|class|son|daughter|friends?|brother|sister))`;

/** Whatever a program does for its owner, its entries have to be kept first. */
const serving = new RegExp(
  String.raw`\b(?:programs?|apps?|tool|software|system|something)\b[^.]*\b(?:that|which|to|so|where)\b[^.]*\b(?:tells?|shows?|says?|prints?|warns?|works? out|calculat\w*|counts?|adds? up|finds?|compares?|picks?|chooses?|suggests?|splits?|assigns?|helps? (?:me|us|my|our))\b`,
  'u',
);

const quizzing = new RegExp(
  [
    String.raw`\b\d+ questions\b|\bquestions\b[^.]*\b(?:wrong|right|score|seconds)\b`,
    String.raw`\b(?:quizz?(?:es)?|tests|drills|asks|examines) ${people} (?:on|about|in|with|the|some|questions?)\b`,
    String.raw`\b(?:make|build|create|write|code|program|want|need|like)\b[^.]*\b(?:an?|my|our|own) (?:[\w-]+ ){0,3}(?:quiz|trainer|tester|flash ?cards?|learning cards)\b`,
  ].join('|'),
  'u',
);

export const shapeWords: readonly ShapeWords[] = [
  {
    shape: 'teamwork',
    says: /\b(?:new (?:job|team|company|role)|at (?:work|my job)|colleagues?|co-?workers?|(?:a|the|my|our|in) team|teammates?|every(?:body|one) (?:there )?uses|internship|office)\b|\b(?:(?:two|three|four|five|six|\d) of us|we are (?:\d|two|three|four|five|a (?:group|band|team|choir)))\b|\b(?:each ?others?'?s?|one another's) (?:files?|chapters?|work|changes|pages|texts?)\b|\boverwr(?:ote|itt?en|iting)\b/u,
    isPlain: 'always',
  },
  {
    shape: 'typed-code',
    says: /\b(?:generics?|utility types?|mapped types?|conditional types?|infer)\b/u,
    isPlain: 'always',
  },
  {
    shape: 'model',
    says: /\bobject[- ]?orient\w*|\boops?\b|\b(?:understand|get|learn|grasp|struggle with|confused by) (?:about )?(?:classes|objects)\b|\bclasses and objects\b/u,
    isPlain: 'always',
  },
  {
    shape: 'adventure',
    says: /\btext[- ]?(?:based )?(?:adventure|rpg|game)\b|\binteractive (?:story|fiction)\b|\badventure game\b|\bchoose your own adventure\b/u,
  },
  { shape: 'quiz', says: quizzing, isPlain: 'apart' },
  { shape: 'page-quiz', says: quizzing, isPlain: 'apart' },
  { shape: 'reminder', says: /\bremind(?:s|er|ers|ing)?\b/u, isPlain: 'apart' },
  { shape: 'calculator', says: /\bcalculator\b/u },
  {
    shape: 'better-site',
    says: new RegExp(
      String.raw`\b${own} (?:[\w'-]+ ){0,4}${site}\b(?=[^]*\b(?:ugly|better|nice|nicer|prett(?:y|ier)|modern|phones?|mobile|old|boring|redesign|responsive|improve|style|fix|mess)\b)|\b(?:improve|redesign|restyle|fix|polish|modernise|modernize)\b[^.]*\b${site}\b`,
      'u',
    ),
    isPlain: 'always',
  },
  {
    shape: 'charts',
    says: /\b(?:charts?|charting|plots?|plotting|graphs?|draw|visuali[sz]e|diagrams?|curves?)\b/u,
  },
  {
    shape: 'numbers',
    says: new RegExp(
      String.raw`\b(?:charts?|plots?|graphs?|draw|visuali[sz]e|analy[sz]e|analysis|statistics)\b(?=[^]*\b(?:data|numbers|diary|log|file|csv|excel|spreadsheet|notebooks?|readings?|measurements?|sales|spending|results|temperatures?|weather|records?)\b)|\b(?:data|numbers|diary|log|csv|excel|spreadsheet|notebooks?|readings?|measurements?|records)\b(?=[^]*\b(?:charts?|plots?|graphs?|draw|visuali[sz]e|analy[sz]e|average|statistics|find out|find the|which|how (?:much|many|often))\b)`,
      'u',
    ),
    isPlain: 'apart',
  },
  {
    shape: 'report',
    says: /\b(?:pull|get|run|make|write|create|read)\b[^.]*\b(?:reports?|figures|numbers)\b|\breports?\b[^.]*\b(?:myself|for my boss|for work|without asking)\b/u,
  },
  {
    shape: 'database',
    says: new RegExp(
      String.raw`\bdatabase (?:for|of|about|with|to)\b|\b(?:keep|track|store|record|manage|organi[sz]e|look after|catalog(?:ue)?|list)\b|\b(?:notebook|inventory|spreadsheet|card index|collection|members|customers|bookings|orders|stock)\b`,
      'u',
    ),
  },
  {
    shape: 'api',
    says: /\b(?:back-?end|api|server|endpoints?|rest)\b(?: (?:for|of|that|where|which|with|behind)\b|:)|\b(?:build|make|create|write|need|want|code)\b[^.]*\b(?:back-?end|api|server)\b/u,
  },
  {
    shape: 'chore',
    says: /\bautomat\w*|\bby hand\b|\bevery (?:week|month|day|morning|friday|monday|time)\b[^.]*\b(?:i|we) (?:copy|rename|sort|type|collect|send|merge|download|move|convert)\b|\b(?:rename|sort|move|merge|convert|back ?up|clean up|tidy|copy)\b[^.]*\b(?:files?|photos?|pictures|folders?|downloads|pdfs?|invoices|scans|documents|spreadsheets)\b|\bscript (?:that|to|which|for)\b/u,
  },
  {
    shape: 'game',
    says: /\bgames?\b[^.]*\b(?:jump\w*|run\w*|dodg\w*|catch\w*|fall\w*|fly\w*|shoot\w*|mov\w*|avoid\w*|collect\w*|race|racing|car|cat|dog|dino\w*|platform\w*|obstacles?)\b|\bflappy\b|\bplatformer\b|\bendless runner\b/u,
  },
  {
    shape: 'round-game',
    says: /\b(?:an?|my|our|the|this) (?:[\w'-]+ ){0,3}game\b[^.]*\b(?:where|that|with|about|for|in which|you|player\w*|dice|cards?|turns?|rules|points?|levels?)\b|\bgame (?:where|that|about|in which)\b/u,
  },
  {
    shape: 'site-with-form',
    says: new RegExp(
      String.raw`\b(?:${site}|form|app|guest ?book|sign[- ]?up|booking|register|system)\b[^.]*\b(?:for|where|that|with|about|of|to)\b`,
      'u',
    ),
  },
  { shape: 'cards', says: new RegExp(String.raw`\b${site}\b|\bcards?\b|\bgallery\b`, 'u') },
  {
    shape: 'page',
    says: new RegExp(
      String.raw`\b${site}\b (?:about|for|of|with|on|where|that|so|to|i can|we can)\b|\bon (?:a|one|my|our|the) (?:own |single )?${site}\b|\b${own} (?:own )?${site}\b|\b(?:a|an) (?:[\w'-]+ ){0,3}${site}\b`,
      'u',
    ),
  },
  {
    shape: 'app',
    says: /\b(?:apps?|tracker|planner|organi[sz]er|list|dashboard|board|checklist|tool|sign-?up|sign up|booking|diary|journal|log|page|site|website|form)\b[^.]*\b(?:for|of|where|that|to|which|with|about|so)\b|\b(?:keep track of|track|organi[sz]e|tick off|manage) (?:my|our|the|all|what|which|who)\b/u,
  },
  {
    shape: 'list',
    says: /\b(?:tracker|planner|organi[sz]er|inventory|catalog(?:ue)?|diary|journal|log|register|budget|collection|list|database|phone ?book|address book|score ?board|score ?keeper)\b[^.]*\b(?:for|of|that|where|which|to|with|my|our)\b|\b(?:keep track of|keeps? track|track|organi[sz]e|manage|record|log|look after|write down|store|remember)s? (?:my|our|the|all|what|which|who|how|where|when|every|each|\w+s)\b|\b(?:program|app|tool|something)\b[^.]*\b(?:for|that|where|which|to)\b[^.]*\b(?:keep|track|store|list|remember|save|record|organi[sz]e|manage|count|collect)\w*/u,
  },
  {
    shape: 'app',
    says: /\b(?:screens?|displays?|taps?|tapped|clicks?|drags?|dragged|see|seeing|shows?|showing) (?:[\w'-]+ ){0,3}(?:which|who|what|that|when|whether|how|up|on|in|one|them|it)\b|\b(?:which|whose) [\w'-]+ (?:are|is) (?:free|next|open|taken|done|due|late|ready|missing|left|busy|available)\b/u,
    isPlain: 'apart',
  },
  {
    shape: 'database',
    says: /\bwho\b[^.]*\b(?:what|when|where)\b|\b(?:years|boxes|shelves|folders|hundreds|thousands) of\b/u,
    isPlain: 'apart',
  },
  { shape: 'app', says: serving },
  { shape: 'list', says: serving },
];

/** Goals that a message names in plain words: taken where they are made with what was chosen. */
export const namedGoals: readonly { readonly id: string; readonly says: RegExp }[] = [
  {
    id: 'coding-interview',
    says: /\b(?:interviews?|placements?|campus|leetcode|faang|online assessment|hiring test)\b/u,
  },
  { id: 'sql-interview', says: /\binterview\b/u },
  { id: 'javascript-interview', says: /\binterview\b/u },
  { id: 'data-interview', says: /\binterview\b/u },
  { id: 'text-adventure', says: /\btext[- ]?(?:based )?adventure\b|\binteractive (?:story|fiction)\b/u },
  { id: 'calculator', says: /\bcalculator\b/u },
  { id: 'quiz-game', says: /\bquiz (?:game|page|app|about|on|for|with)\b/u },
  { id: 'class-poll', says: /\b(?:polls?|vot(?:e|es|ed|ing))\b/u },
  { id: 'answering-bot', says: /\b(?:discord|telegram|chat) ?bot\b/u },
  { id: 'terminal-reminder', says: /\bremind(?:s|er|ers)?\b/u },
];

/** A time that is free of work because of exams is no exam to prepare for. */
export const examsAside =
  /\bexam (?:months?|periods?|season|weeks?|time)\b|\b(?:no|not|without|except|besides|pause|break)\b[^.]*\b(?:during|in|for|while|because of)\b[^.]*\bexams?\b/u;

/** Who goes from one technology to another says so. */
export const movingWords =
  /\b(?:from|switch\w*|mov(?:e|es|ed|ing)|migrat\w*|convert\w*|port(?:ing)?|rewrit\w*|(?:did|took|finished) an? (?:\w+ )?course|now (?:\w+ ){0,3}(?:wants|needs|uses))\b/u;
