/** Names of the months from January on, in folded text. */
export const monthNames: readonly string[] = [
  'january|jan|januar|janner|enero|janvier|janeiro|gennaio|stycznia|januari|ocak|январ[ья]',
  'february|feb|februar|febrero|fevrier|fevereiro|febbraio|lutego|februari|subat|феврал[ья]',
  'march|mar|marz|marzo|mars|marco|marca|maart|mart|марта?',
  'april|apr|abril|avril|aprile|kwietnia|nisan|апрел[ья]',
  'may|mai|mayo|maio|maggio|maja|mei|mayis|ма[яи]',
  'june|jun|juni|junio|juin|junho|giugno|czerwca|haziran|июн[ья]',
  'july|jul|juli|julio|juillet|julho|luglio|lipca|temmuz|июл[ья]',
  'august|aug|agosto|aout|sierpnia|augustus|agustos|августа?',
  'september|sept?|septiembre|septembre|setembro|settembre|wrzesnia|eylul|сентябр[ья]',
  'october|oct|oktober|okt|octubre|octobre|outubro|ottobre|pazdziernika|ekim|октябр[ья]',
  'november|nov|noviembre|novembre|novembro|listopada|kasim|ноябр[ья]',
  'december|dec|dezember|dez|diciembre|decembre|dezembro|dicembre|grudnia|aralik|декабр[ья]',
];

/** Days of the year with a name of their own, as month and day. */
export const feasts: readonly (readonly [month: number, day: number, names: string])[] = [
  [12, 24, 'christmas eve|xmas eve|heiligabend|nochebuena|veille de noel|vespera de natal'],
  [12, 25, 'christmas(?: day)?|xmas|weihnachten|navidad|noel|natal|natale'],
  [
    12,
    31,
    "new year'?s eve|silvester|nochevieja|the end of the year|end of the year|year'?s end|jahresende|fin de ano|(?:la )?fin de l'annee|fim do ano|(?:la )?fine (?:dell'|di )anno|fine anno|(?:konca|koniec) roku|конца года|конец года|yil sonu(?:na|nda)?|eind(?:e)? van het jaar|ende des jahres",
  ],
  [1, 1, "(?:the )?new year(?:'?s(?: day)?)?|neujahr|ano nuevo|nouvel an|ano novo|capodanno"],
  [2, 14, "valentine'?s(?: day)?"],
  [10, 31, 'halloween'],
];

export const endWords = String.raw`(?:the )?end of(?: the)?|ende(?: des)?|fines? de|finales de|fin(?: de)?|fim d[eo]|final de|fine(?: di)?|konca|eind(?:e)?(?: van)?|конца`;
export const startWords = String.raw`(?:the )?(?:beginning|start) of|anfang|principios de|comienzos de|debut(?: de)?|comeco de|inizio(?: di)?`;
export const middleWords = String.raw`mid-?|(?:the )?middle of|mitte|mediados de|mi-|meados de|meta(?: di)?`;

/** Before or behind a name of a day: that of the week after this one. */
export const nextWords = 'next|nachste[nrs]?|kommende[nrs]?|proximo|proxima|prochaine?|prossim[oa]';
export const nextBehind = 'que viene|prochaine?|proxim[oa]|prossim[oa]';
export const thisWords = String.raw`(?:this|coming|this coming|diese[nrs]?|este|esta|ce|cette|quest[oa]|on|the|am|el|le|la|il|na|no)`;

/** A day told by its distance from today, in days. */
export const nearDays: readonly (readonly [days: number, names: string])[] = [
  [
    2,
    'the day after tomorrow|day after tomorrow|ubermorgen|pasado manana|apres-demain|depois de amanha|dopodomani|pojutrze|послезавтра|overmorgen',
  ],
  [0, 'today|tonight|heute|hoy|aujourd.?hui|hoje|oggi|dzis(?:iaj)?|сегодня|bugun|vandaag|aaj'],
  [
    1,
    'tomorrow|tomorow|tmrw|morgen(?! (?:fruh|abend))|manana(?! por)|demain|amanha|domani|jutra|jutro|завтра(?:шнего дня)?|yarin',
  ],
];

/** Before a time told in days or weeks from today, and behind it. */
export const fromNow = 'in|within|en|dentro de|dans|em|tra|fra';
export const fromNowBehind = 'from (?:now|today)|ab (?:heute|jetzt)|a partir de (?:hoy|hoje)';

/** Names of what has to be ready on a day. */
const due = String.raw`exams?|examination|parcial(?:es)?|handed in|hand in|turn in|entregar|rendre|abgeben|done|midterms?|finals?|viva|tests?|quiz|interviews?|presentation|deadline|due(?: date)?|submission|assignments?|demo|hackathon|competition|contest|olympiad|conference|launch|wedding|birthday|thesis|defen[cs]e|certification|project|homework|retake|resit|ready|finish(?:ed)?|(?:job|course|semester|school|bootcamp|internship|class(?:es)?|university|uni|term|college|training|work)(?: as(?: [\p{L}']+){1,3})? (?:starts?|begins?)|(?:start|begin) (?:my|the|a|our)(?: new)? (?:job|course|semester|school|bootcamp|internship|university|training|work|position|role)|prufung|klausur|abgabe|vorstellungsgesprach|examen|entrevista|entretien|prova|esame|entrega|rendu`;

/** Before a date that something has to be ready by. */
export const untilBefore = new RegExp(
  [
    String.raw`(?<!\p{L})(?:by|until|till|untill|til|before|not later than|latest|bis(?: zum| zu| am)?|vor(?: dem| der)?|spatestens(?: am)?|hasta(?: el)?|antes del?|para el|jusqu'?(?:au?|en)|avant(?: le| la)?|d'ici(?: le| la| au| a)?|ate(?: o| a)?|antes d[eoa]|entro(?: il)?|prima d(?:i|el)|(?<!partir )do|voor|tot(?: en met)?|uiterlijk|до)(?: the)? ?$`,
    String.raw`\b(?:${due})\b(?: [\p{L}']+){0,6}?(?: is| are| comes| ist| es| est| e)?:?,?(?: on| the| at| am| el| le| il| em| no| dia| due| in){0,2} ?$`,
    String.raw`\bbefore (?:i|we|he|she) (?:[\p{L}']+ ){1,4}on (?:the )?$`,
  ].join('|'),
  'u',
);
/** Behind such a date. */
export const untilBehind = new RegExp(
  String.raw`^,? ?(?:is|are|ist|es|est|there is|there's|i have|i've got|we have|i got|habe ich|ist meine|haben wir|tengo|j'ai|tenho)(?: [\p{L}']+){0,3}? (?:${due})\b|^ ?(?:${due})\b|^,? on,? (?:i|we) (?:have to|must|need to|should)\b|^ ?(?:kadar|tak|तक|まで)(?!\p{L})`,
  'u',
);
/** Before "until" where it is no end of a plan: something lasts until then, or is missing. */
export const lastsBefore =
  /\b(?:no|not|never|without|busy|away|off|sale|offer|discount|trial|valid|work|working|works|school|class(?:es)?|lectures|shifts?|holidays?|vacation|unemployed|kein\w*|ohne|sin|sans|sem)\b[^.;,!?]{0,25}\b(?:until|till|til|untill|bis\p{L}*|hasta|jusqu\p{L}*|ate)\b(?: [\p{L}']+){0,2} ?$/u;

/** Before a date on which something takes place that a learner speaks of as known: "the fair is on". */
export const placeBefore =
  /(?:^|(?<!\p{L}))(?:the|my|our|his|her|their)(?: (?!(?:shop|store|cafe|bar|library|museum|office|market|gym|day|plan|course|free|only|time|start)\b)[\p{L}']+){1,3} (?:is|are|takes place|happens)(?: only)?(?: already)?(?: on)?(?: the| this)? ?$/u;

/** Before a date on which something else begins, for which one has to be ready: not free time, and not the plan. */
export const eventBefore =
  /(?<!\b(?:plan|roadmap|schedule|learning|study|time|week|month|year|vacations?|holidays?|i|je|ich|wir|we|you|on|jo|yo|eu|io|break|leave|summer|winter|that|which|it can|who|sabbatical|ramadan|day|[1-9]) )\b(?:starts|begins|kicks off|beginnt|startet|empieza|comienza|commence|comeca|inizia)(?: (?:on|in|the|at|again|am|el|le|il|em|no|dentro de|dans|tra|fra|me|us))*? ?$/u;

/** Before a date that a plan begins on. */
export const beginBefore =
  /\b(?:start(?:s|ing)?|begin(?:s|ning)?|kick(?:ing)? off|as of|ab(?: dem)?|beginne(?:n|nd)?|starte(?:n)?|fange(?:n)?|anfangen|desde|a partir d(?:e|el|u)|empez\p{L}*|empiez\p{L}*|comenz\p{L}*|comec\p{L}*|commenc\p{L}*|debut\p{L}*|inizi\p{L}*|cominci\p{L}*|zaczynam|zaczne|zaczynajac|basla\p{L}*)(?: (?:only|again|it|this|learning|studying|on|from|in|with|the|el|le|il|am|a|em|no|dia|zum))*? ?$|\b(?:start|begin)(?:s|ning|ing)?(?: (?:learning|studying|to learn|to study|coding|programming|with|on))? (?!by\b|before\b|until\b)[\p{L}+#.]+(?: on| from)? ?$|(?<!\p{L})(?:od|da|dal|с|со|начинаю|начну|начиная|начать) ?$|(?<!\b(?:apart|aside|away|back|far|off|home) )\bfrom(?: the| on)? ?$|\bfirst (?:day|session|lesson|sitting)(?: is| will be)?(?: on)? ?$/u;

/** Before a date that is past, or that something else begins or ends on. */
export const otherBefore =
  /(?<!\p{L})(?:since|born|after|back|was|were|had|did|began|started|seit|nach|geboren|depuis|apres|desde|despues|nascid[oa])(?!\p{L})(?: [\p{L}']+){0,5} ?$/u;

/** Right before a date that is over. */
export const pastBefore =
  /\b(?:was|were|been)(?: \p{L}+){0,2} ?$|\blast ?$|(?:^|\b(?:i|we|she|he|they)(?:'ve| have| had)? (?:just |only |already )?)(?:finished|completed|graduated|passed|failed|did|took|left|quit|started|began|ended|dropped)(?! (?:by|before|until)\b)(?: [\p{L}']+){0,6} (?:in|on|last|since) ?$/u;

/** Behind a date on which a job begins, and no plan. */
export const beginsElsewhere =
  /^,? ?(?:i'll |i will |i )?(?:at|as|in) (?:an?|my|the|our|this) (?:new |small |big |local )?\p{L}{3,}/u;

/** Behind a date that a plan begins on. */
export const beginBehind =
  /^,? ?(?:i|we)(?:'ll| will| can| want to| would like to| plan to)? (?:start|begin)(?! (?:my|the|a|our)\b)|^,? ?(?:fange ich an|empiezo|je commence|comeco|inizio|comincio|zaczynam|zaczne)\b|^,? ?(?:начинаю|начну)(?!\p{L})/u;
