/** How learners say, in many languages, that they want to learn something or be shown where to begin. */
export const learningWords: readonly string[] = [
  // English
  'learn, learning, lern, teach me, teach us, study, studying, self study, prepare me, prepare for, preparing for',
  'preparation, get started, getting started, want to master',
  'where do i start, where do i begin, where should i start, where should i begin, where to start',
  'where to begin, what should i learn, guide me, make me ready, get me ready, get ready for, be ready for',
  'help me prepare, help me revise, to revise for, my deadline, project deadline',
  'interview prep, interview preparation, prep for, train me, coach me, zero to hero, for my exam, upskill, change career, change careers, change my career, career change, switch career, switch careers, new career, get better at, get better in, getting better at, become better at, become better in, get good at, become good at, improve my skills, brush up, refresher, competitive programming',
  // Spanish
  'aprender, aprendo, aprenda, ensename, ensenarme, ensenas, estudiar, por donde empiezo, por donde empezar',
  'quiero empezar, empezar con',
  // Portuguese
  'aprende, me ensine, me ensina, ensine-me, estudar, por onde comeco, por onde comecar, quero comecar',
  // French
  'apprendre, apprends-moi, apprenez-moi, enseigne-moi, etudier, par ou commencer, ou commencer, debuter, me former',
  // German
  'lernen, lerne, erlernen, bring mir, beibringen, studieren, wo fange ich an, womit anfangen, wo soll ich anfangen',
  'einsteigen',
  // Italian
  'imparare, imparo, insegnami, insegnarmi, studiare, da dove comincio, da dove iniziare, iniziare con',
  // Polish
  'nauczyc, uczyc sie, naucz mnie, nauki, nauka, jak zaczac, od czego zaczac',
  // Turkish
  'ogren*, ogret*, calisma, nereden basla*, baslamak istiyorum',
  // Russian
  'научи*, выучи*, изучи*, изучен*, учить, учиться, обучен*, освоить, с чего начать',
  // Hindi
  'सीखना, सीखने, सीखूं, सीखूँ, सीखें, सिखाओ, सिखाइए, सिखा दो, पढ़ना, seekhna, sikhna, seekhni, sikhni, sikhao',
  'padhna',
  // Arabic
  'تعلم, أتعلم, اتعلم, علمني, دراسة, من أين أبدأ',
  // Hebrew
  'ללמוד, לימוד, למד אותי, תלמד אותי, מאיפה להתחיל',
  // Chinese
  '学习, 学會, 学会, 學習, 教我, 想学, 想學, 自学, 入门, 入門, 怎么学, 如何学, 从哪里开始',
  // Japanese
  '学びたい, 学ぶ, 学習, 勉強, 習得, 教えて, 何から始め',
  // Korean
  '배우, 배울, 공부, 가르쳐, 학습, 어디서 시작, 입문',
].flatMap((line) => line.split(', '));

const trade = String.raw`(?:developer|engineer|programmer|coder|expert|pro|professional|designer|hacker|tester|master|ninja|analyst|scientist|architect|freelancer)`;
const hope = String.raw`(?:'d|'ll|'m| want| wanna| would| like| love| hope| wish| need| plan| aim| am| trying| try| going| will| can| really| just| to| one day)*`;

/** What a learner is to be, or to pass. "How does a number become a string" and "pass my variable" are not such. */
export const learningForms = new RegExp(
  [
    String.raw`^(?:please |help me |how (?:do|can) i |how to )*(?:to )?become an?\b`,
    String.raw`\b(?:i|we)${hope} (?:become|be) an?\b`,
    String.raw`\b(?:want|like|hope|wish|dream|help me|goal is|aim is) (?:to |of )?(?:become|becoming|be|being) an?\b`,
    String.raw`\b(?:become|becoming|to be) an? (?:\S+ ){0,4}${trade}\b`,
    String.raw`\bwhere (?:do|does|should|can|could|shall) (?:i|we|he|she|they|one|(?:my|our|a|the) \w+) (?:start|begin)\b(?! (?:and|from|in the))`,
    String.raw`\b(?:start|begin|get into|take up)(?:s|ing)? (?:with )?(?:coding|programming|to code|to program)\b`,
    String.raw`\bhow (?:to|(?:do|can|could|would|should) (?:i|we|you|one)) (?:make|build|create|code|program|start) (?:an?|my)(?: own| first| simple| whole)* (?:websites?|web ?page|site|app|game|blog)\s*(?:$|[.?!]|from scratch)`,
    String.raw`\b(?:i|we|i'd|rather|(?:want|need|like|love|how) to) practi[sc]e\b`,
    String.raw`\b(?:project|presentation|it) (?:is )?due (?:on|by|in|next|this|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
    String.raw`\b(?:my|our|the) (?:\w+ ){0,2}(?:exam|midterm|test|interview|quiz|finals|viva) (?:will )?(?:covers?|includes?|is about|is on|asks)\b|\b(?:exam|midterm|viva) (?:on|about)\b`,
    String.raw`\bcatch(?:ing)? up\b`,
    String.raw`\bskip(?:ping)? (?:(?:the|all|all the) )?(?:basics?|fundamentals|introduction|beginner \w+)\b`,
    String.raw`\bpass(?:ing)? (?:my|our|the|this|an?)(?: (?!unit|integration)\S+){0,3} (?:exams?|test(?! (?:cases?|suite|data)\b)|interview|midterm|viva|quiz|certification)\b`,
    String.raw`\bpass(?:ing)? (?:my|this|our)(?: \S+){0,2} (?:course|subject|semester|finals?)\b`,
  ].join('|'),
  'u',
);

const whole = String.raw`(?:apps?|applications?|websites?|web sites?|web ?pages?|games?|(?:chat)?bots?|software|dashboards?|portfolio|shop|store|blog|calculator|quiz|(?:\w+ )(?<!\b(?:my|a|the|own|web|new) )pages?)`;
const several = String.raw`(?:apps|applications|websites|web ?pages|games|(?:chat)?bots)`;
const making = String.raw`(?:mak|build|creat|design|develop|programm?|cod)(?:e|ing)?`;
const wanting = String.raw`\b(?:i|we|he|she|they|and|who|my \w+)(?:'d)?(?: really| just| also| always)* (?:wants?|wanna|would (?:like|love)|like|love|hopes?|wish|dreams?|need|plan|am going|are going)(?: to| of| be able)*`;
const own = String.raw`(?:an?|my|our|some|own|first|his|her)`;
const plainly = String.raw`^(?:please |help me (?:to )?|let me |let's )*`;
const end = String.raw`(?=\s*(?:$|[.,;!]|(?:about|for|with|to|in|of|like|where|that|which|and|so|on|at|from|please)\b))`;

/** Something whole that is to be made, and how the wish for it goes on. A question or a trouble on the way is no such wish. */
export const makingForms = new RegExp(
  [
    String.raw`${wanting} (?:automat(?:e|ing)\b|analy[sz](?:e|ing) (?:my|our|some|the|all)(?: \w+)? (?:data|results|numbers|surveys?|experiments?)\b|${making}(?: ${own})+(?: \S+){0,4}? ${whole}\b${end}|${making}(?: \S+){0,2} ${several}\b${end}|making ${whole}\b)`,
    String.raw`${plainly}(?:automate ${own}|(?:make|build)(?: ${own})+ (?:websites?|web ?pages?)\b${end})`,
  ].join('|'),
  'u',
);

/** The same words where they say something else: what one is doing already, or a name. */
export const learningAside =
  /\b(?:machine|deep|e|federated|reinforcement)[ -]learning\b|\b(?:i am|i'm|im|i've been|i was|while|when|after|just started|started|have been|been|new to) (?:just |currently |still |now )?(?:learning|studying)\b|\bwhy (?:should|do|would|must|does|did) (?:i|we|you|people|one|someone|anyone|everyone|developers)? ?(?:learn|study)\b|\b(?:case|time and motion) study\b/gu;
