/** Numbers as words; "half an" hour too. */
export const numberWords: ReadonlyMap<string, number> = new Map([
  ['a', 1],
  ['an', 1],
  ['one', 1],
  ['half an', 0.5],
  ['half a', 0.5],
  ['one and a half', 1.5],
  ['two', 2],
  ['couple of', 2],
  ['a couple of', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
  ['six', 6],
  ['eight', 8],
  ['ten', 10],
  ['fifteen', 15],
  ['twenty', 20],
  ['thirty', 30],
  ['forty', 40],
  ['forty five', 45],
  ['forty-five', 45],
  ['sixty', 60],
  ['ninety', 90],
  ['una', 1],
  ['uma', 1],
  ['une', 1],
  ['eine', 1],
  ["un'", 1],
  ['dos', 2],
  ['duas', 2],
  ['deux', 2],
  ['zwei', 2],
  ['due', 2],
  ['dwie', 2],
  ['iki', 2],
  ['bir', 1],
]);

const words = [...numberWords.keys()].toSorted((a, b) => b.length - a.length).join('|');
const number = String.raw`\d+(?:[.,]\d+)?|${words}`;
const hours =
  'hours?|hrs?|h|horas?|heures?|stunden?|std|ore|ora|godzin[ay]?|saat|час(?:а|ов)?|घंट[ाे]|ghant[ae]|ساعات|ساعة|שעות|שעה|小时|小時|時間|시간';
const minutes =
  'minutes?|mins?|minutos?|minuten|minuti|minut[ayę]?|minut|dakika|минут[аыу]?|मिनट|دقائق|دقيقة|דקות|分钟|分鐘|分|분';

/** An amount of time; of a range ("30 to 45 minutes") the first, which is the promise one can keep. */
export const amounts = new RegExp(
  String.raw`(?<![\p{sc=Latin}\p{sc=Cyrillic}\p{N}.])(?<number>${number})(?:\s*(?:-|to|or|bis|a|ou|o)\s*\d+(?:[.,]\d+)?)?\s*-?(?:(?<hours>${hours})|(?<minutes>${minutes}))(?![\p{sc=Latin}])`,
  'gu',
);

export const dayPeriods =
  /\/\s*(?:day|d\b)|\b(?:a|per|each|every|in a|the) (?:week ?)?(?:day|night|evening|morning|afternoon)\b|\bdaily\b|\beveryday\b|\bweekdays?\b|\b(?:on|in) (?:the )?(?:mornings?|evenings?)\b|\bal dia\b|\bpor dia\b|\bao dia\b|\bdiari\p{L}*|\bcada dia\b|\btodos os dias\b|\bpar jour\b|\bchaque jour\b|\bam tag\b|\bpro tag\b|\btaglich\b|\bjeden tag\b|\bal giorno\b|\bogni giorno\b|\bdziennie\b|\bgunde\b|\bgunluk\b|\bher gun\b|в день|каждый день|ежедневно|रोज|प्रतिदिन|\broz\b|يوميا|في اليوم|كل يوم|ביום|ליום|כל יום|每天|一天|每日|毎日|一日|1日|하루|매일/u;
export const weekPeriods =
  /\/\s*week|(?<!days? )\b(?:a|per|each|every) week\b|\bweekly\b|\bpor semana\b|\ba la semana\b|\bpar semaine\b|\bpro woche\b|\bin der woche\b|\ba settimana\b|\btygodniowo\b|\bhaftada\b|в неделю|每周|每週|週に|일주일/u;
export const weekendPeriods =
  /\bweek-?ends?\b|\bsaturdays?\b|\bsundays?\b|\bfi(?:n|nes) de semana\b|\bfim de semana\b|\bfins de semana\b|\bwochenend\p{L}*|\bfine settimana\b|\bweekendy\b|\bhafta sonu\b|выходн|周末|週末|주말|सप्ताहांत|نهاية الأسبوع|סוף שבוע/u;

const weekends = String.raw`(?:week-?ends?|saturdays?(?: and sundays?)?|sundays?|fi(?:n|nes) de semana|fi[mn]s? de semana|wochenend\p{L}*|fine settimana|weekendy|hafta sonu|выходн\p{L}*)`;
const only =
  'only|just|solo|solamente|nur|seulement|uniquement|so|apenas|somente|soltanto|tylko|sadece|только';

/** The week has no time but its end: "on weekends only", "only at the weekend", "nothing on weekdays". */
export const weekendOnly = new RegExp(
  [
    String.raw`(?<![\p{L}\p{N}])(?:${only}) (?:\p{L}+ ){0,3}?(?:(?:on|at|in|during|over|the|los|las|os|aos|nos|am|an|le|les|il|i|nel|w|по|в) ){0,2}${weekends}(?![\p{L}\p{N}])`,
    String.raw`(?<![\p{L}\p{N}])${weekends} (?:${only})(?![\p{L}\p{N}])`,
    String.raw`\b(?:no time|not|nothing|no|never|can't|cannot|busy|work)\b(?: \w+){0,3}? (?:on|during|in|through) (?:the )?(?:weekdays|week days|working days|week)\b`,
    String.raw`(?:只有|只在|仅在|只能在)(?:周末|週末)|週末だけ|주말에만`,
  ].join('|'),
  'u',
);

/** Words before an amount that say it is the time one has. */
export const havingWords =
  /\b(?:have|has|only|just|spend|spare|study|give|got|available|free|tengo|tenho|j'ai|habe|ho)(?: \p{L}+){0,2}\s*$/u;
