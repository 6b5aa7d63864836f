/** How learners name the level of a plan. "Advanced" alone may belong to a topic, as in "advanced types", so it is taken only with a neighbour. */
export const levelWords: readonly (readonly [level: 1 | 2 | 3, words: readonly string[]])[] = [
  [
    1,
    [
      'beginner, beginners, begginer, biginner, newbie, noob, novice, from scratch, from zero, absolute basics',
      'never programmed, never coded, no experience, no prior experience, no prior knowledge, know nothing',
      "start from the beginning, zero knowledge, fresher, i am new to, i'm new to, im new to, new to programming, new to coding, principiante*",
      'desde cero, do zero, iniciante*, debutant*, a partir de zero, anfanger*, von null, da zero, poczatkujac*',
      'od zera, od podstaw, sifirdan, yeni basla*, acemi, с нуля, начинающ*, новичок, शुरुआती, शुरू से, مبتدئ, من الصفر',
      'מתחיל, מאפס, 零基础, 从零, 初学者, 初心者, ゼロから, 초보, 처음부터',
    ].flatMap((line) => line.split(', ')),
  ],
  [
    3,
    [
      'advanced level, advanced roadmap, advanced plan, advanced learner, advanced developer, expert level, expert roadmap',
      'expert plan, for experts, for an expert, for experienced, for an experienced, avanzado, avanzada, avancado, avancada, avance, fortgeschritten*, avanzato, zaawansowan*, ileri seviye, продвинут*, متقدم',
      'מתקדם, 高级, 上級, 고급',
    ].flatMap((line) => line.split(', ')),
  ],
  [
    2,
    [
      'intermediate, intermidiate, some experience, know the basics, knows the basics, basics are clear, not a beginner',
      'mid level, intermedio, intermediario, intermediaire, mittelstufe, srednio zaawansowan*, orta seviye',
      'средн* уров*, متوسط, 中级, 中級, 중급',
    ].flatMap((line) => line.split(', ')),
  ],
];

const very = String.raw`(?:already |quite |very |fairly |pretty |rather |really |highly |an? )*`;
const trade = String.raw`(?:developer|engineer|programmer|dev|coder|architect)`;
const many = String.raw`(?:[2-9]|[1-9]\d|two|three|four|five|six|seven|eight|nine|ten|several|many|some)\+?`;

/** How learners say at which level they are. */
export const levelClaims: readonly (readonly [level: 1 | 2 | 3, claim: RegExp])[] = (
  [
    [1, String.raw`\bnot ${very}experienced\b|\binexperienced\b`],
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
    [3, String.raw`(?:^|\bcall me |\bi(?:'m| am) )${very}advanced(?=[,.;!]|$)`],
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
    String.raw`\b(?:not|no|isn't|never|far from) ${very}(?:\w+ )?(?:experts?|advanced|senior|professional)\b(?: level| ${trade})?`,
  ].join('|'),
  'gu',
);

/** A beginner's level denied, or what is for beginners not wanted. */
export const notBeginner =
  /\b(?:not|no|no longer|isn't|ain't|skip(?:ping)?|without|beyond|above|past|more than|leave out) (?:really |just |only |for |what |an? |any |the |all )*(?:complete |total |absolute )?(?:beginner|newbie|noob|novice)s?\b|\bsrednio zaawansowan/u;
