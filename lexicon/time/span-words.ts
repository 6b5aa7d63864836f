/** Units of a whole span and their days; a month is 30 of them. */
export const spanUnits: readonly (readonly [days: number, names: string])[] = [
  [
    1,
    'days?|dys?|(?<=\\d\\s?)d|dias?|jours?|tage?n?|giorni|giorno|dni|gun|дн(?:я|е[йи])|день|din|दिन(?:ों)?|ימים|يوم[ا]?|أيام|天|日間|日',
  ],
  [7, 'weeks?|wks?|semanas?|semaines?|wochen?|settiman[ae]|tygodni(?:e)?|haft[aeo]|недел[яиью]|周|週間|주'],
  [14, 'fortnights?'],
  [
    30,
    'months?|moths?|(?<=\\d\\s?)mo|mes(?:es)?|mois|mahin[aeo]|monat(?:e|en)?|mesi|mese|miesi(?:ac|ace|ecy)|месяц(?:а|ев)?|个月|個月|か月|개월',
  ],
  [365, 'years?|yrs?|anos?|ans|annees?|jahre?n?|anni|год(?:а)?|лет'],
];

/** Behind a span: it says how often, how long ago, how old, or how long one has done something. */
export const spanAside =
  /^(?:'s?)?(?:[- ](?:old|ago|of (?:\S+ ){0,3}(?:experience|practice|school|college|university|work|data|sales|measurements|results|records|logs?|notes|photos|pictures|invoices|orders|history|writing|research)|experience|in (?:a row|the (?:past|field|industry))|later|earlier|back|behind|late|streak|trial|notice)\b|\s*(?:a|per|each|every|\/)\s*(?:week|wk|month|year)\b|\s*\/|\s+(?:since\b|and (?:i|we) (?:still|know)\b|(?:i|we)(?:'ve|'m| have| am)? (?:been|did|didn't|learned|learnt|worked|used|coded|missed|skipped)\b)| (?:with|doing|working|as a)\b|\s+(?:weekly|monthly)\b|,? (?:i am|i'm|im|we are) (?:behind|late)\b)/u;

/** Before a span: it is past, an age, a rhythm, or a place in the plan. */
export const spanBefore =
  /\b(?:every|each|last|past|first|previous|since|after|ago|missed|skipped|lost|behind|age|aged|turned|turning|for (?:over|about|almost)|(?:been|worked|studied|tried|spent|failed|coded|programmed|knew|known)(?: \S+){0,4})(?: the| a| about| over)*\s*$/u;

/** "A day" and "a week" behind these say how often and not how long. */
export const rateBefore =
  /(?:\d|(?:\b|\d)(?:h|hrs?|hours?|mins?|minutes?|days?|times|once|twice|sessions?|lessons?|evenings?|nights?|mornings?|afternoons?|sittings?|stunden?|minuten|horas?|minutos?|heures?|ore|minuti|dollars?|bucks|euros?|pounds?|rupees?|pesos?|reais|zl))\s*$/u;

/** Before a span: it is that of something else, which runs out, is kept or is measured, or that of what others do or did. */
export const spanOfOthers = new RegExp(
  [
    String.raw`\b(?:older|newer|expir\p{L}*|valid|lasts?|cach\p{L}+|kept|stor(?:es?|ed)|logged|sold|bought|recorded|measured|sales|orders|prices|visits|weather|forecasts?|temperatures?|subscri\p{L}+|warranty|guarantee|rent\p{L}*|loans?|leases?)\b(?: \S+){0,5}\s*$`,
    String.raw`(?<!\b(?:plan|course|roadmap|schedule|path|program|something|anything|so) )\b(?:who|whose|which|that)\b(?! (?:i|we|in|within|my)\b)(?: \S+){1,8}\s*$`,
    String.raw`(?<!\b(?:time|days?|weeks?|months?|plan) )\b(?:was|were|wasn't|weren't|had|hadn't|did|didn't|stayed|lasted|took)\b(?! (?:hoping|planning|thinking|looking|given|told|wondering)\b)(?: \S+){1,5} (?:for|during|over)\s*$`,
  ].join('|'),
  'u',
);

/** Before the span that is meant where several are named: it is the time that there is. */
export const spanCue =
  /\b(?:in|within|have|got|give me|for|over|until)(?: (?:only|just|about|around|the next|next|another|some|max))*\s*$/u;
