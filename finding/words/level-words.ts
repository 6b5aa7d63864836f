/** How learners name their level. "Advanced" alone may belong to a topic, as in "advanced types", so it is taken only with a neighbour. */
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
      'advanced level, advanced roadmap, advanced plan, advanced learner, advanced developer, i am advanced',
      "i'm advanced, im advanced, expert, senior, experienced, years of experience, professional developer, avanzado",
      'avanzada, avancado, avancada, avance, fortgeschritten*, avanzato, zaawansowan*, ileri seviye, продвинут*, متقدم',
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

export const notBeginner =
  /\b(?:not|no longer|isn't|am not|ain't|not really) (?:an? )?(?:complete |total |absolute )?(?:beginner|newbie|noob|novice)\b|\bsrednio zaawansowan/u;
