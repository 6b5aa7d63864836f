/** Units of a whole span and their days; a month is 30 of them. */
export const spanUnits: readonly (readonly [days: number, names: string])[] = [
  [
    1,
    'days?|dys?|(?<=\\d\\s?)d|dias?|jours?|tage?n?|giorni|giorno|dni|gun|дн(?:я|е[йи])|день|din|दिन(?:ों)?|ימים|يوم(?:ا)?|ايام|أيام|روز|天|日間|日',
  ],
  [
    7,
    'weeks?|wks?|semanas?|semaines?|wochen?|settiman[ae]|tygodni(?:e)?|haft[aeo]|недел[яиью]|हफ़?्ते|सप्ताह|اسابيع|أسابيع|اسبوع|أسبوع|שבועות|周|週間|주',
  ],
  [14, 'fortnights?'],
  [
    30,
    'months?|moths?|(?<=\\d\\s?)mo|mes(?:es)?|mois|mahin[aeo]|monat(?:e|en)?|mesi|mese|miesi(?:ac|ace|ecy)|месяц(?:а|ев)?|महीने|اشهر|أشهر|شهور|شهر|חודשים|个月|個月|か月|개월',
  ],
  [365, 'years?|yrs?|anos?|ans|annees?|jahre?n?|anni|год(?:а)?|лет'],
];

/** Behind a span: it says how often, how long ago, how old, or how long one has done something. */
export const spanAside =
  /^(?:'s?)?(?:[- ](?:old|ago|of (?:\S+ ){0,3}(?:experience|practice|school|college|university|work|data|sales|measurements|results|records|logs?|notes|photos|pictures|invoices|orders|history|writing|research)|experience|in (?:a row|the (?:past|field|industry))|later|earlier|back|behind|late|streak|trial|notice)\b|\s*(?:a|per|each|every|\/)\s*(?:week|wk|month|year)\b|\s*\/|\s+(?:since\b|now (?:and|my|it|but)\b|ago\b|into\b|already\b(?! (?:planned|free|off))|without\b|wasted\b|stuck\b|and (?:i|we) (?:still|know)\b|(?:i|we)(?:'ve|'m| have| am)? (?:been|did|didn't|learned|learnt|worked|used|coded|missed|skipped)\b)| (?:with|doing|working|as a)\b|\s+(?:weekly|monthly)\b|,? (?:i am|i'm|im|we are) (?:behind|late)\b)/u;

/** Before a span: it is past, an age, a rhythm, a complaint, or a place in the plan. */
export const spanBefore = new RegExp(
  [
    String.raw`\b(?:every|each|last|past|first|previous|since|after|ago|missed|skipped|lost|behind|age|aged|turned|turning|for (?:over|about|almost)|(?:been|worked|studied|tried|spent|failed|coded|programmed|knew|known)(?: \S+){0,4})(?: the| a| about| over)*\s*$`,
    String.raw`\b(?:ca fait|cela fait|depuis|llevo|llevamos|desde hace|hace|seit|schon|ha|faz|fa[zc]em?|da|sono|od|juz|al|sinds)(?: (?:deja|ya|schon|ja|gia|juz|plus de|mas de|mais de|uber|mehr als))? ?$`,
    String.raw`\b(?:stuck|struggl\p{L}+|wast(?:ed|ing)|debugg\p{L}+|fighting|fought|wait(?:ed|ing)|sick|ill|suffer\p{L}*|crying|cried|procrastinat\p{L}+)(?: (?!i\b|have\b|got\b|in\b|within\b|plan\b|learn\b|need\b|want\b)\S+){0,5}\s*$`,
    String.raw`\b(?:haven't|havent|havnt|hasn't|hasnt|have not|has not|didn't|didnt|did not|not|never|no|without|barely|hardly) (?:\S+ ){0,2}?(?:slept|sleep|sleeping|eaten|eat|food|rest|rested|showered|coded|opened|touched|answer\p{L}*|repl\p{L}+|internet|break|progress|practi[cs]ed?|studied|worked|left)(?: \S+){0,2} (?:in|for)(?: over| about| almost| like)?\s*$`,
    String.raw`\b(?:i|we|he|she|they|who)(?:'ve| have| had)? (?:\p{L}+ )?(?!(?:want|need|plann?|decid|hop|sign|register|book|reserv|schedul|ask|look)ed\b)(?:\p{L}{2,}ed|did|went|kept|wrote|made|ran|grew|built|taught|sang|drove|sold|fought|spent|slept|took)(?: \S+){0,4} (?:for|over|during|in)(?: the| all)?(?: over| about| almost| nearly| past| last)?\s*$`,
    String.raw`\bsame (?:\S+ ){1,5}for(?: over| about| almost| the last| the past)?\s*$`,
    String.raw`\b(?:took|takes|taking|cost|costs) (?:me|us|him|her|them)(?: (?!to\b)\S+){0,2}\s*$|\bit(?:'s| is| was| has been)(?: been)?\s*$`,
  ].join('|'),
  'u',
);

/** "A day" and "a week" behind these say how often and not how long. */
export const rateBefore =
  /(?:\d|(?:\b|\d)(?:h|hrs?|hours?|mins?|minutes?|days?|times|once|twice|sessions?|lessons?|evenings?|nights?|mornings?|afternoons?|sittings?|stunden?|minuten|horas?|minutos?|heures?|ore|minuti|dollars?|bucks|euros?|pounds?|rupees?|pesos?|reais|zl))\s*$/u;

/** Before a time in which others did something. */
export const deedOfOthers = String.raw`\b(?:my (?:friends?|brother|sister|bro|sis|cousin|roommate|uncle|aunt|colleague|co-?worker|boyfriend|girlfriend|mom|mum|dad|neighbou?r|classmates?|teacher|boss)|he|she|they|people|everyone|someone|somebody|others|a friend|(?:a|some|this|that|one) (?:guy|girl|dude|kid|man|woman|youtuber|person)(?: (?:on|from|in) \S+)?)(?: (?:says?|said|claims?|claimed|just|only|has|have|already|even|that|he|she|they)){0,4} (?:learn(?:ed|t|s)|did|finish(?:ed|es)|made|built|mastered|got|became|went|passed|completed|knew)(?: (?!me\b|us\b|i\b|have\b|got\b|give\b)\S+){0,4}(?: (?:in|within|for|after|only|just))?\s*$`;

/** Before a span: it is that of something else, which runs out, is kept or is measured, or that of what others do or did. */
export const spanOfOthers = new RegExp(
  [
    String.raw`\b(?:older|newer|expir\p{L}*|valid|lasts?|cach\p{L}+|kept|stor(?:es?|ed)|logged|sold|bought|recorded|measured|sales|orders|prices|visits|weather|forecasts?|temperatures?|subscri\p{L}+|warranty|guarantee|rent\p{L}*|loans?|leases?)\b(?: \S+){0,5}\s*$`,
    String.raw`(?<!\b(?:plan|course|roadmap|schedule|path|program|something|anything|so) )\b(?:who|whose|which|that)\b(?! (?:i|we|in|within|my)\b)(?: \S+){1,8}\s*$`,
    deedOfOthers,
    String.raw`\b(?:bootcamp|course|class|classes|degree|contract|internship|tutorial|book|school|semester|lessons?|videos?|series)(?: [\p{L}']+){0,4} (?:takes?|lasts?|runs?|goes on|goes)(?: for| about| only| over)*\s*$`,
    String.raw`(?<!\b(?:time|days?|weeks?|months?|plan) )\b(?:was|were|wasn't|weren't|had|hadn't|did|didn't|stayed|lasted|took)\b(?! (?:hoping|planning|thinking|looking|given|told|wondering)\b)(?: \S+){1,5} (?:for|during|over)\s*$`,
  ].join('|'),
  'u',
);

/** Before the span that is meant where several are named: it is the time that there is. */
export const spanCue =
  /\b(?:in|within|have|got|give me|for|over|until)(?: (?:only|just|about|around|the next|next|another|some|max))*\s*$/u;
