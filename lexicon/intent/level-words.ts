/** How learners name the level of a plan. "Advanced" alone may belong to a topic, as in "advanced types", so it is taken only with a neighbour. */
export const levelWords: readonly (readonly [level: 1 | 2 | 3, words: readonly string[]])[] = [
  [
    1,
    [
      'beginner, beginners, begginer, begginers, biginner, biginners, beginer, beginers, begginner, begginners, bigginer, begineer, beginnner, bignner, n00b, newb, newbie, noob, novice, from scratch, from zero, absolute basics',
      'never programmed, never coded, no experience, zero experience, 0 experience, no exp, zero exp, 0 exp, zero background, no background in, no prior experience, no prior knowledge',
      "start from the beginning, zero knowledge, fresher, i am new to, i'm new to, im new to, new to programming, new to coding, principiante*",
      'null erfahrung, cero experiencia, zero experiencia, zero esperienza, desde cero, do zero, iniciante*, debutant*, a partir de zero, anfanger*, von null, da zero, poczatkujac*',
      'od zera, od podstaw, sifirdan, yeni basla*, acemi, с нуля, начинающ*, новичок, शुरुआती, शुरू से, مبتدئ, من الصفر',
      'nunca program*, nunca he program*, sin experiencia, sem experiencia, sin conocimientos, sem conhecimento*',
      "n'ai jamais programme, n'ai jamais code, sans experience, aucune experience, noch nie programmiert, nie programmiert",
      'keine vorkenntnisse, ohne vorkenntnisse, keine erfahrung, mai programmato, senza esperienza, nigdy nie program*',
      'bez doswiadczenia, никогда не программир*, никогда не писал*, без опыта, hic kod yaz*, hic programla*',
      'kabhi coding, kabhi code, kabhi programming, 没有编程, 没有基础, 没学过, 未経験, 경험이 없',
      'מתחיל, מאפס, 零基础, 从零, 初学者, 初心者, ゼロから, 초보, 처음부터',
    ].flatMap((line) => line.split(', ')),
  ],
  [
    3,
    [
      'advanced level, advanced roadmap, advanced plan, advanced learner, advanced developer, expert level, expert roadmap',
      'expert plan, for experts, for an expert, for experienced, for an experienced, avanzado, avanzada, avancado, avancada, avance, fortgeschritten*, ich bin profi, avanzato, zaawansowan*, ileri seviye, продвинут*, متقدم',
      'מתקדם, 高级, 上級, 고급',
    ].flatMap((line) => line.split(', ')),
  ],
  [
    2,
    [
      'skip the basics, skip basics, skip all basics, skip the beginner stuff, skip everything about the language, dont explain loops, no beginner stuff, please skip what',
      'intermediate, intermidiate, some experience, know the basics, knows the basics, basics are clear, not a beginner',
      'mid-level, grundkenntnisse, conozco lo basico, conocimientos basicos, conhecimentos basicos, sei o basico',
      'niveau moyen, notions de base, connais les bases, conosco le basi, znam podstawy, знаю основы, 有基础',
      'mid level, intermedio, intermediario, intermediaire, mittelstufe, srednio zaawansowan*, orta seviye',
      'средн* уров*, متوسط, 中级, 中級, 중급',
    ].flatMap((line) => line.split(', ')),
  ],
];

/** Beside the name of a technology these say at which level it is to be learned, where no subject follows. */
export const advancedWords: ReadonlySet<string> = new Set(['advanced', 'expert', 'advance']);
export const behindNames: ReadonlySet<string> = new Set(
  'please pls plz plan course roadmap level now in for with within to and so because i my only stuff thanks'.split(
    ' ',
  ),
);

const very = String.raw`(?:already |quite |very |fairly |pretty |rather |really |highly |an? )*`;
const trade = String.raw`(?:developer|engineer|programmer|dev|coder|architect)`;
const many = String.raw`(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|several|many|some)\+?`;
const coding = String.raw`(?:code|coding|programming|programs?|computers?)`;
/** Where a sentence or a part of it begins. */
const begin = String.raw`(?:^|[,.;!:(] ?)`;

/** How learners say at which level they are. */
export const levelClaims: readonly (readonly [level: 1 | 2 | 3, claim: RegExp])[] = (
  [
    [2, String.raw`\bfortgeschrittene\p{L}* anfanger\p{L}*`],
    [1, String.raw`\bnot ${very}experienced\b|\binexperienced\b`],
    [
      1,
      String.raw`\b(?:never|not ever|haven't|have not)(?: [\p{L}']+){0,3}? (?:programmed|coded|(?:written|done|touched|seen|tried|opened) (?:any |a |an |a line of |some )?(?:${coding}|editor|terminal))\b`,
    ],
    [1, String.raw`\bfirst time (?:\S+ ){0,2}?(?:${coding})\b`],
    [
      1,
      String.raw`\bjust (?:starting|started|beginning) (?:out|to (?:learn|code|program)|learning|coding|programming)\b`,
    ],
    [
      1,
      String.raw`\b(?:brand|completely|totally|absolutely|entirely) new (?:to|at) (?!the\b|this (?:team|job|company))`,
    ],
    [1, String.raw`\bnew to (?:web development|software|${coding})\b`],
    [
      1,
      String.raw`\b(?:complete|total|absolute) (?:amateur|layman|layperson|outsider)s?\b|\bmy level is (?:basic|low|zero)\b`,
    ],
    [
      1,
      String.raw`\b(?:no|zero|not the (?:slightest|faintest)) (?:clue|idea) (?:about|of|how to|what) (?:program|${coding})\b`,
    ],
    [
      1,
      String.raw`\b(?:start\w*|begin\w*|learn|taught|teach me) (?:\S+ ){0,3}?(?:from|at) (?:nothing|zero|square one)\b|\bfrom (?:the very (?:beginning|start)|the ground up|square one)\b`,
    ],
    [
      1,
      String.raw`\bi (?:can't|cannot|can not|don't know how to|do not know how to) (?:code|program)\b(?! (?:this|that|a|an|the|it|my)\b)`,
    ],
    [1, String.raw`\bknow (?:\p{L}+ )?nothing\b(?! (?:about|of) (?!${coding}|it\b|this\b|any))`],
    [
      1,
      String.raw`\bnever (?:in my life )?(?:written|wrote|coded|programmed|typed) (?:a|one|any|a single) (?:single )?(?:line|program|query|code)\b`,
    ],
    [
      1,
      String.raw`\b(?:nothing|not a thing) about (?:computers?|programming|coding|code)\b|\bzero (?:programming|coding|code)\b`,
    ],
    [
      1,
      String.raw`\b(?:1st|first) semester\b|\b(?:ekdum|bilkul) (?:zero|naya|shuru)\b|\bdebute (?:completement|totalement)\b`,
    ],
    [
      3,
      String.raw`(?:${begin}|\bcall me |\bi(?:'m| am) )${very}(?:advanced|expert)(?: level)?(?: please| here)?(?=[,.;!]|$)`,
    ],
    [3, String.raw`\bfor (?:the )?advanced (?:people|users?|learners?|students?|developers?)\b`],
    [
      3,
      String.raw`${begin}(?:an? )?(?:senior|seasoned|experienced|professional|lead) (?:\S+ ){0,2}?${trade}\b`,
    ],
    [3, String.raw`\bi(?:'m| am) an? (?:\p{L}+ )?(?:veteran|pro|professional)\b`],
    [
      3,
      String.raw`\b${many} years (?:in the (?:trade|industry|business|field)|as an? (?:\S+ ){0,2}?${trade})\b`,
    ],
    [2, String.raw`\b(?:somewhere|right|about) in the middle\b(?! of\b)`],
    [2, String.raw`\b(?:comfortable|okay?|good|fine|familiar|confident) with (?:all )?(?:the )?basics\b`],
    [
      2,
      String.raw`\b(?:have|got|with) (?:a |some )?(?:basic|solid|decent) (?:knowledge|grasp|understanding|skills)\b`,
    ],
    [
      3,
      String.raw`\b(?:coding|programming|developing|a ${trade}) (?:for|since) (?:over |about |more than )?(?:${many} years|(?:19|20)[01]\d)\b|\bcoding ${many} years\b`,
    ],
    [2, String.raw`\b(?:2nd|second|3rd|third) semester\b|\b(?:coding|programming) for (?:a|one|1) year\b`],
    [
      1,
      String.raw`\b(?:no|not any|zero|without|little) (?:any |real )?(?:programming|coding) (?:experience|knowledge|background)\b`,
    ],
    [
      3,
      String.raw`\b(?:i am|i'm|im|we are|as|being) ${very}(?:experts?|experienced|advanced)\b(?! beginner)`,
    ],
    [
      3,
      String.raw`\b(?:i am|i'm|im|we are|as|being) ${very}(?:senior|professional|lead|seasoned|skilled) (?:\S+ ){0,3}${trade}s?\b`,
    ],
    [3, String.raw`\b(?:experienced|senior|professional) (?:\S+ ){0,2}${trade} here\b`],
    [3, String.raw`\b${many} years?'? (?:of )?(?:\S+ ){0,3}experience\b`],
    [2, String.raw`\b(?:1|one|a) year'?s? (?:of )?(?:\S+ ){0,3}experience\b`],
  ] as const
).map(([level, claim]) => [level, new RegExp(claim, 'u')]);

/** What one wants to be some day, or is not: no level that one has. */
export const otherLevels = new RegExp(
  [
    String.raw`\b(?:become|becoming|(?:to|wanna) be|reach(?:ing)?|get(?:ting)? to|turn into|up to|until|towards?|to|(?<!\b(?:would|i|we|'d) )like) (?:an? |the |some )?(?:\w+ ){0,2}?(?:experts?|advanced|senior|experienced|professional)\b(?: level| ${trade})?`,
    String.raw`\bbeginner'?s?[ -](?:friendly|mistakes?|errors?|traps?|guides?|books?)\b|\bfrom zero to (?:\d|one|two|five|ten|a hundred|n\b)`,
    String.raw`\b(?:not|no|isn't|never|far from) ${very}(?:\w+ )?(?:experts?|advanced|senior|professional)\b(?: level| ${trade})?`,
  ].join('|'),
  'gu',
);

/** A beginner's level denied, or what is for beginners not wanted. */
export const notBeginner =
  /\b(?:not|no|no longer|isn't|ain't|skip(?:ping)?|without|beyond|above|past|more than|leave out) (?:really |just |only |for |what |an? |any |the |all )*(?:complete |total |absolute )?(?:beginner|newbie|noob|novice)s?\b|\bsrednio zaawansowan/u;
