export const hourUnits =
  'hours?|hrs?|h|oretta|horas?|heures?|stunden?|std|ore|ora|godzin[ay]?|saat|час(?:а|ов)?|घंट[ाे]|ghant[ae]|ساعات|ساعة|שעות|שעה|小时|小時|時間|시간';
export const minuteUnits =
  'minutes?|mins?|minutos?|minuten|minuti|minut[ayę]?|minut|dakika|минут[аыу]?|मिनट|دقائق|دقيقة|דקות|分钟|分鐘|分|분';

/** Behind an hour or a month: "an hour and a half", "un mes y medio". */
export const moreHalves = String.raw`\s(?:and|&)\s(?:a\s)?(?:half|quarter)|\sy\smedi[oa](?! hora)|\se\smei[oa]|\set\sdemie?|\se\smezz[ao]`;

/** Behind an amount: what lasts so long is no learning. */
export const amountAside =
  /^ of (?:\S+ ){0,2}?(?:light|daylight|sunlight|sunshine|sun|electricity|power|current|battery|charge|sleep|rest|driving|commuting|housework|chores|homework|school|class(?:es)?|lectures|meetings|overtime|shifts?|training|football|videos?|footage|recordings?|music|audio|tv|television|gaming|caring|waiting|travel(?:ling|ing)?|flights?|flying|walking|therapy|dialysis|pain)\b/u;

export const dayPeriods =
  /\/\s*(?:day|d\b)|\b(?:a|per|each|every|in a|the) (?:single )?(?:day|night|evening|morning|afternoon)\b|\bdaily\b|\beveryday\b|\botherwise\b|\bother days\b|\brest of the week\b|\b(?:on|in) (?:the )?(?:mornings?|evenings?|afternoons?)\b|\bmornings\b(?= \d)|\b(?:after|before) (?:dinner|supper|breakfast|lunch)\b|\bat lunch(?:time)?\b|\bwhile (?:the|my|our) (?:baby|kids?|children|twins|son|daughter) (?:naps?|sleeps?|(?:is|are) (?:asleep|sleeping|in bed))\b|\b(?:cada|todas las|por la) noches?\b|\belke dag\b|\bper dag\b|\bal dia\b|\bpor dia\b|\bao dia\b|\bdiari\p{L}*|\bcada dia\b|\btodos (?:los|os) dias\b|\bpar jour\b|\bchaque jour\b|\bam tag\b|\bpro tag\b|\btaglich\b|\bjeden (?:tag|abend|morgen)\b|\bpor (?:noite|noche)\b|\b(?:par|chaque) soir\b|\b(?:la|ogni) sera\b|\b(?:each|every|in (?:a|my|the)) lunch ?break\b|\bbefore bed\b|\b(?:tonight|this evening)\b|\bon (?:the|my) (?:commute|way|train|bus|tram)\b|\bal giorno\b|\bogni giorno\b|\bdziennie\b|\bgunde\b|\bgunluk\b|\bher gun\b|в день|каждый день|ежедневно|रोज|प्रतिदिन|\broz\b|يوميا|في اليوم|كل يوم|ביום|ליום|כל יום|每天|一天|每日|毎日|一日|1日|하루|매일/gu;
export const weekPeriods =
  /\/\s*(?:week|wk)\b|\b(?:(?<!\b(?:within|in|for|than|after) )a|per|each|every) (?:week|wk)\b|\bweekly\b|\bpor semana\b|\b(?:a la|cada) semana\b|\bpar semaine\b|\bpro woche\b|\bjede woche\b|\bin der woche\b|\ba settimana\b|\bogni settimana\b|\btygodniowo\b|\bhaftada\b|в неделю|每周|每週|週に|일주일/gu;

/** So many days of a week, whichever they are; every other day is about four. */
export const daysAWeek =
  /\b(?<count>\d|one|two|three|four|five|six|seven)(?:\s*(?:-|to|or)\s*(?:\d|two|three|four|five|six|seven))? ?(?:days?|times|evenings?|nights?|mornings?|afternoons?|sessions?) ?(?:(?:a|per|each|every|in a|of the) week\b|\/ ?(?:week|wk)\b|weekly\b)|\b(?<once>once|twice) (?:a|per|each|every) week\b|\bevery (?:other|second) day\b|\balternate days\b/u;

/** Words before an amount that say it is the time one has. */
export const havingWords =
  /\b(?:have|has|only|just|spend|spare|study|give|got|available|free|tengo|tenho|j'ai|habe|ho)(?: \p{L}+){0,2}\s*$/u;

/** Where one thing that is said of days ends and the next begins. */
export const pairBreaks = /[,:]|\b(?:and|but|plus|und|aber|y|pero|et|mais|e|mas|ma|ve)\b/u;
export const sentenceEnds = /[.;!?](?=\s|$)/u;

/** Between two times of the clock, and behind them. */
export const clockJoints = '-|–|to|till|until|and|bis|und|a|y|e';
export const clockUnits = String.raw`am|pm|a\.m\.|p\.m\.|uhr|o'clock`;

const times = String.raw`(?:mornings?|evenings?|afternoons?|nights?|noon|lunch|week-?ends?|daily|every day|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|abends?|morgens)`;
/** Right before times of the clock, or anywhere before "from" and such times: they are of a day. */
export const dayTimes = {
  near: new RegExp(String.raw`(?<!\p{L})${times},? (?:at )?$`, 'u'),
  before: new RegExp(String.raw`(?<!\p{L})${times}(?!\p{L})`, 'u'),
} as const;
/** Before the hours of something else. */
export const otherHours =
  /(?<!\p{L})(?:work\p{L}*|shifts?|school|class(?:es)?|lectures|office|job|busy|sleep|open|not|except|arbeit\p{L}*|schule|trabaj\p{L}*|trabalh\p{L}*)(?!\p{L})[^.;]*$/u;

const aDay = String.raw`(?= (?:a|per|each|every) (?:day|night|evening|morning)\b)`;
/** Times that are one word, or have no number, in folded text, and their minutes. */
export const wholeTimes: readonly (readonly [minutes: number, said: RegExp])[] = (
  [
    [45, String.raw`(?:eine |einer )?dreiviertelstunde`],
    [
      15,
      String.raw`(?:eine |einer )?viertelstunde|un quart d'heure|un cuarto de hora|um quarto de hora|un quarto d'ora|een kwartier|kwadrans`,
    ],
    [30, String.raw`полчаса|نصف ساعة|yarim saat|(?:een )?half uur`],
    [120, String.raw`ساعتين|ساعتان`],
    [60, String.raw`ساعة واحدة|een uur|godzine(?= dziennie)`],
    [
      60,
      String.raw`(?<!\d ?|один |одному )час(?= (?:в день|каждый день|ежедневно))|(?<!\d ?)ساعة(?= (?:كل يوم|يوميا|في اليوم))`,
    ],
    [60, String.raw`(?<=^|[,.;] ?|\bmy |\bsingle )hour${aDay}`],
  ] as const
).map(([minutes, said]) => [
  minutes,
  new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${said})(?![\p{L}\p{N}])`, 'gu'),
]);

/** Behind an amount: it is all the time that one has. */
export const havingBehind =
  /^ (?:is|are) (?:all|what|the most) (?:i|we)\b|^ (?:tops|max(?:imum)?|at most|left for (?:this|it|me|that|learning))(?=$|[.,;!])|^,? that(?:'s| is) (?:all|what|my day|everything)\b|^ of (?:study|learning|free|spare) time\b/u;
