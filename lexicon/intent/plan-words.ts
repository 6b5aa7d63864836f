/** Names of what lays learning out over days. They win over the form of a question. */
export const planWords: readonly string[] = [
  // English
  'plan, plans, planning, planner, roadmap, road map, roadmaps, study plan, timetable, time table, syllabus',
  'curriculum, learning path, study path, schedule, daywise, day wise, day-wise, day by day, week by week',
  'weekly goals, daily goals, crash course, bootcamp, milestones, study guide, step by step guide, rode map, rodmap',
  'raodmap, roadmp, paln, shedule',
  // Spanish, Portuguese, French, German, Italian, Polish, Turkish
  'plan de estudio*, plan de aprendizaje, hoja de ruta, cronograma, calendario, ruta de aprendizaje, temario, plano',
  "plano de estudo*, roteiro, trilha, plan d etude*, plan d'etude*, plan d'apprentissage, feuille de route",
  'programme d etude*, calendrier, planning, lernplan, studienplan, fahrplan, zeitplan, lehrplan, piano',
  'piano di studio, programma di studio, tabella di marcia, percorso, harmonogram, plan nauki, rozklad',
  'calisma plani, plani, yol haritasi, program yap*, takvim*',
  // Russian, Hindi, Arabic, Hebrew
  'план, плана, план*, расписани*, дорожн*, программу обучения, योजना, रोडमैप, प्लान, yojana, خطة, خطه, جدول دراسي',
  'خارطة طريق, תוכנית, תכנית, מפת דרכים',
  // Chinese, Japanese, Korean
  '计划, 計劃, 規劃, 规划, 路线图, 学习路线, 日程, 計画, ロードマップ, スケジュール, プラン, カリキュラム, 계획, 로드맵, 커리큘럼, 일정',
].flatMap((line) => line.split(', '));

/** The same words where they name something of a program. */
export const planAside =
  /\b(?:query|execution|explain|winning|pricing|test|floor|data) plans?\b|\bplan cache\b|\b(?:cron|task|job|event|process|thread|cpu|os|greedy|interval|course|work|release) (?:schedul\w*|planner)\b|\bschedule (?:a|an|the|some|this|my)? ?(?:task|job|function|event|script|message|email|timer|cron|notification|process|thread)s?\b/gu;

/** Names of a plan that programs have too: "a timetable in a table", "milestones in GitHub". */
export const thingPlans =
  /\b(?:time ?tables?|schedules?|shedule|schedulers?|milestones?|planners?|planning|curriculum|bootcamp|calendario|calendrier|percorso|piano)\b/gu;

/** How a question begins that may be about such a thing. */
export const thingForms =
  /^(?:please )?(?:how|what|what's|whats|why|when|where|which|does|do|is|are|can a|explain)\b/u;

/** Words of who wants a plan for themselves. */
export const ownPlans =
  /\b(?:(?:for|give|make|show|tell|suggest|recommend) (?:me|us)|my|our|mine|should|best|good|ideal|suitable|realistic|daily|weekly|every day|a day|per day|a week|beginners?|follow)\b/u;
