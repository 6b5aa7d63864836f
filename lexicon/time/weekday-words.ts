/** Names of the weekdays from Monday on, in folded text; a short name counts beside another one alone ("Mon, Wed"). */
export const weekdayNames: readonly { readonly name: string; readonly short: string }[] = [
  {
    name: 'mondays?|lunes|lundis?|montags?|lunedi|segundas?-feiras?|segundas|poniedzial\\p{L}*|понедельник\\p{L}*',
    short: 'mon',
  },
  {
    name: 'tuesdays?|martes|mardis?|dienstags?|martedi|tercas?-feiras?|tercas|wtor(?:ek|ku)|вторник\\p{L}*',
    short: 'tues?',
  },
  {
    name: 'wednesdays?|wendsdays?|wensdays?|miercoles|mercredis?|mittwochs?|mercoledi|quartas?-feiras?|quartas|srod[aye]|сред(?:у|ам)',
    short: 'weds?',
  },
  {
    name: 'thursdays?|jueves|jeudis?|donnerstags?|giovedi|quintas?-feiras?|quintas|czwart(?:ek|ku)|четверг\\p{L}*',
    short: 'thu(?:rs?)?',
  },
  {
    name: 'fridays?|viernes|vendredis?|freitags?|venerdi|sextas?-feiras?|sextas|piat(?:ek|ku)|пятниц\\p{L}*',
    short: 'fri',
  },
  {
    name: 'saturdays?|sabados?|samedis?|samstags?|sonnabends?|sabat[oi]|sobot[aye]|суббот\\p{L}*',
    short: 'sat',
  },
  {
    name: 'sundays?|domingos?|dimanches?|sonntags?|domenic(?:a|he)|niedziel[aei]|воскресень\\p{L}*',
    short: 'sun',
  },
];

/** The same where words run together: the sign of the day behind or before that of the week. */
export const gluedWeekdays =
  /(?:周|週|星期|礼拜|禮拜)(?<chinese>[一二三四五六日天])|(?<japanese>[月火水木金土日])曜日?|(?<korean>[월화수목금토일])요일/gu;
/** Between two of them: all from one to the other. */
export const gluedTo = /^\s?(?:到|至|から|부터|-|~)\s?$/u;
export const gluedSigns: readonly string[] = [
  '一月월',
  '二火화',
  '三水수',
  '四木목',
  '五金금',
  '六土토',
  '日天일',
];

export const workdays = String.raw`(?:week|working|work|business|school) ?days?|school nights?|(?:during|in|through|over|throughout) the (?:working |work )?week|wochentags?|werktags?|dias de semana|en semana|entre semana|in settimana|будн\p{L}*|工作日|平日|평일`;
export const weekends = String.raw`week-?ends?|fi(?:n|nes) de semana|fi[mn]s? de semana|wochenend\p{L}*|fine settimana|weekendy|hafta sonu|выходн\p{L}*|周末|週末|주말|सप्ताहांत|نهاية الأسبوع|סוף שבוע`;

/** Before or behind days: there is time on no others. */
export const onlyWords =
  'only|just|solely|exclusively|solo|solamente|nur|seulement|uniquement|so|apenas|somente|soltanto|tylko|sadece|только';
export const gluedOnly = /(?:只有|只在|仅在|只能在|只能)$/u;
export const gluedOnlyBehind = /^(?:だけ|のみ|에만|만)/u;

/** Before days on which there is no time, and behind them. */
export const noTimeBefore =
  /\b(?:no|not|nothing|none|never|except|excluding|without|apart from|other than|can'?t|cannot|don'?t|won'?t|unavailable|busy|away|rest|resting|skip|nichts?|kein\p{L}*|pas|nao|nada|nunca|excepto|salvo|rien|sauf|jamais|niente|tranne|eccetto|exceto|(?<!\b(?:al|ao|aos|por lo|pelo) )menos|moins|hormis|ausser|behalve|oprocz|rather than|instead of|too (?:much|busy|full|tired)|кроме|не)\b(?: (?!only|just)[\p{L}']+){0,4}? ?$|\b(?:tak(?:e|ing)|leav(?:e|ing)) (?:\p{L}+ ){0,2}?$/u;
export const noTimeBehind =
  /^ ?(?:(?:are|is|as|for)(?: my| a)? )?(?:off\b|rest(?:ing)?\b|impossible\b|busy\b|out\b|i (?:rest|work|have to work|can'?t|cannot|don'?t|have no time|am not free)\b|no\b|not\b(?! only)|never\b|nie\b|niemals\b|nicht\b|nunca\b|jamais\b|mai\b|nigdy\b|nao\b|pas\b|asla\b|nothing\b|nada\b|nichts\b|rien\b|niente\b|никогда|не )|^[^.!?]{0,60}\b(?:without|except|not on|skip(?:ping)?|avoid(?:ing)?) (?:those|these|them)\b/u;

/** Right before days: it denies them whatever work was told of before. */
export const nothingBefore = /\b(?:nothing|never|not|no time)(?: (?:on|at|in|over))?(?: the)? $/u;

/** Other work, beside which there may be time or not. */
export const busyBefore =
  /(?<!\b(?:after|before|beside|besides|around) (?:\p{L}+ )?)\b(?:work|working|school|class(?:es)?|college|university|uni|lectures|job|office|shifts?|arbeite|trabajo|trabalho|travaille|lavoro|работаю)\b(?: [\p{L}']+){0,3}? ?$/u;

/** What is to come on a day or by it: nothing that repeats. */
export const datedBefore =
  /\b(?:exams?|examinations?|tests?|quiz|viva|midterms?|finals|interviews?|deadline|due|submi(?:t|ssion)|presentation|hand(?:ing)? (?:it )?in|prufung|klausur|examen|entrevista|entretien)\b(?: [\p{L}']+){0,3}? ?$|\b(?:by|until|till|before|after|next|this|last|coming|since)(?: the| my| next| this)? ?$/u;
export const startBefore =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|from|empiezo|empezar|comeco|beginne|fange|commence|inizio)\b(?: (?:on|from|next|this|the|it|learning|studying|el|em|am|a|le|il|ab))*? ?$/u;

/** Before days that have time, and behind them; more than on the others says nothing of what there is. */
export const timeBefore =
  /\b(?:every|each|free|available|time|study|studying|learn|learning|practi[sc]e|practi[sc]ing|sessions?|can do it|cada|jeden|chaque|ogni)\b(?: (?!more|extra|longer|also)[\p{L}']+){0,2}? ?$/u;
export const timeBehind =
  /^ ?(?:(?:are|is)(?: my)? free\b|i (?:am|'m) free\b|i have time\b|works? (?:for me|best)\b)/u;
export const moreBehind =
  /^ ?(?:i (?:can|could|may|have|might) (?:\p{L}+ ){0,3})?(?:a (?:little|bit) )?(?:more|also|too|as well|extra|longer)\b/u;

/** Around days: someone does something on them, or something is on. */
export const otherDeed =
  /\b(?:i|we|he|she|they|you|is|are|was|were|my|our|his|her|their)\b|\b(?:therapy|gym|yoga|meetings?|trainings?|class(?:es)?|church|choir|football|soccer|tennis|swimming|dance|piano|guitar|band|market|rehearsals?|appointments?|visits?|chemo|dialysis|parties|party|poker|bowling)\b/u;
/** Around days: it is the time that there is to learn. */
export const ownTime =
  /\b(?:learn\p{L}*|stud(?:y|ies|ying)|practi[cs]\p{L}*|cod(?:e|ing)|program(?:ming)?|time|free|available|plan|roadmap|schedule|sessions?|lessons?|hours?|hrs?|min(?:ute)?s?|can|could|able|prefer|like to|do (?:it|this|that)|works? for me|works? best|have|got|lern\p{L}*|zeit|frei|kann|estudi\p{L}*|aprend\p{L}*|tiempo|libre|puedo|apprend\p{L}*|temps|peux|tempo|livre|posso|studi\p{L}*|tengo|tenho|habe|ho|j'ai|evenings?|mornings?|afternoons?|nights?)\b/u;
/** Before days that others alone have. */
export const othersOnly =
  /\b(?:my|our|his|her|their|the) (?!(?:only|free|time|days?|schedule|plan)\b)\p{L}+ (?:is |are |can |does )?(?:only|just)\b(?: \p{L}+){0,4} ?$/u;
