/** Names of what lays learning out over days. They win over the form of a question. */
export const planWords: readonly string[] = [
  // English
  'plan, plans, roadmap, road map, roadmaps, study plan, syllabus, curriculum, learning path, study path, daywise',
  'day wise, day-wise, day by day, week by week, crash course, bootcamp, study guide, rode map, rodmap, raodmap, roadmp, paln',
  'study schedule, learning schedule, schedule for, timetable for',
  // Spanish, Portuguese, French, German, Italian, Polish, Turkish
  'plan de estudio*, plan de aprendizaje, hoja de ruta, cronograma, ruta de aprendizaje, temario, plano',
  "plano de estudo*, roteiro, trilha, plan d etude*, plan d'etude*, plan d'apprentissage, feuille de route",
  'programme d etude*, lernplan, studienplan, fahrplan, zeitplan, lehrplan, piano',
  'piano di studio, programma di studio, tabella di marcia, harmonogram, plan nauki, rozklad',
  'calisma plani, plani, yol haritasi, program yap*',
  // Russian, Hindi, Arabic, Hebrew
  'план, плана, план*, расписани*, дорожн*, программу обучения, योजना, रोडमैप, प्लान, yojana',
  'خطة, خطه, جدول دراسي, خارطة طريق, תוכנית, תכנית, מפת דרכים',
  // Chinese, Japanese, Korean
  '计划, 計劃, 規劃, 规划, 路线图, 学习路线, 日程, 计画, 計画, ロードマップ, スケジュール, プラン, カリキュラム',
  '계획, 로드맵, 커리큘럼, 일정',
].flatMap((line) => line.split(', '));

/** How a wish to learn is said. */
export const learnWords: readonly string[] = [
  'learn, teach me, teach us, prepare me, catch up, aprender, ensename, me ensine, apprendre, apprends-moi, lernen, imparare',
  'nauczyc, naucz mnie, ogren*, ogret*, научи*, выучи*, seekhna, sikhna, सीखना, تعلم, ללמוד, 想学, 想學, 教我, 学びたい, 배우고',
].flatMap((line) => line.split(', '));

/** The same words where they name something of a program, or of what is only told. */
export const planAside =
  /\b(?:query|execution|explain|winning|pricing|test|floor|data) plans?\b|\bplan cache\b|\b(?:machine|deep|reinforcement)[ -]learning\b|\bi (?:plan|planned) to\b/gu;

const one = String.raw`(?:i|we|you|one|he|she|they|my \w+)`;
const can = String.raw`(?:do|does|can|could|would|should|shall|must)`;
const whole = String.raw`(?:apps?|web ?sites?|web ?pages?|games?|(?:chat)?bots?|shop|blog|portfolio)`;
const calendar = String.raw`(?:timetable|schedule|planner|calendar|plan|roadmap|syllabus|curriculum)`;
const sitting = String.raw`(?:exams?|test(?! (?:cases?|suite|data)\b)|interview|midterm|viva|quiz|certification|course|finals)`;

/** How a plan is asked for in the form of a question or an order: not what something is, but how to come to know or make it. */
export const wishForms = new RegExp(
  [
    String.raw`\bhow (?:to|${can} ${one}) (?:best |really |quickly )?(?:learn|study|master|become|start learning|get (?:good|better) at|prepare for)\b`,
    String.raw`\bhow (?:to|${can} ${one}) (?:make|build|create|code|program) (?:an?|my|our)(?: own| first| whole)+ ${whole}\b`,
    String.raw`\b(?:week by week|day by day|each week|every week)\b(?=[^.!?]*\b(?:end|lead|build|grow|learn|finish|become)\w*)`,
    String.raw`\bwhere (?:to|${can} (?:${one}|(?:an?|some)(?: [\w-]+){1,4})) (?:start|begin)\b(?! (?:and|from|in the))`,
    String.raw`\b(?:wie fange ich an|womit fange ich an|por donde (?:empiezo|comienzo)|como empiezo|por onde (?:comeco|eu comeco)|par ou (?:commencer|je commence)|da dove (?:inizio|comincio)|od czego zaczac|nereden basla\w*|mulai dari mana|kahan se (?:shuru|start))\b|с чего (?:мне )?начать|कहाँ से शुरू|من اين ابدا`,
    String.raw`\b(?:make|give|show|draw|write|create|build)(?: me| us)(?: \w+){0,3} ${calendar}\b`,
    String.raw`\b(?:realistic|daily|weekly|study|learning|good|best|ideal) ${calendar}\b`,
    String.raw`\bwhat is an? ${calendar} for\b|\bwhich milestones should\b`,
    String.raw`^(?:please )?(?:master|study|revise|practi[sc]e|get (?:good|better) at|cover) (?!branch)`,
    String.raw`\b(?:get|getting|make me|be) ready for\b|\b(?:prepare me|help me (?:to )?(?:prepare|revise|get ready))\b`,
    String.raw`\b(?:pass|passing|ace|clear|crack|survive) (?:my|our|the|this|an?)(?: (?!unit|integration)\S+){0,3} ${sitting}\b`,
    String.raw`\b(?:project|presentation|it) (?:is )?due (?:on|by|in|next|this|tomorrow|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
    String.raw`\bskip(?:ping)? (?:the |all the )?(?:basics?|fundamentals|introduction)\b`,
  ].join('|'),
  'u',
);
