/** Facts that answer what takes heart from learners, each with the words that it answers. The first that is met is told. */
export const discouragements: readonly (readonly [fact: string, words: RegExp])[] = [
  [
    'Programming is for you as much as for anyone. Ada Lovelace published a program in 1843, and Grace Hopper wrote one of the first compilers in 1952.',
    /\b(?:girls?|wom[ae]n|female|daughters?|boys' thing|for boys|for men)\b/iu,
  ],
  [
    'Nothing in these roadmaps depends on your age. You can learn at the pace that suits you, and nobody is waiting for you to finish.',
    /\b(?:too old|so old|my age|old dog|at \d\d|i(?:'m| am) (?:[4-9]\d))\b/iu,
  ],
  [
    'An exam shows what was missing on one day. What was missing can be learned, one topic after the other.',
    /\b(?:exams?|tests?|fail(?:ed|ing)?|grades?|retake|midterms?|interviews?|reject\w*)\b/iu,
  ],
  [
    'You do not have to know it all. Nobody does, and most work needs a small part of it.',
    /\b(?:overwhelm\w*|too much|so much|everything|endless|lost|drowning)\b/iu,
  ],
  [
    'You only see what others show, and not how long they needed. Compare yourself with what you knew last week.',
    /\b(?:everyone|everybody|others?|better than me|faster|slow|behind|fraud|imposter|impostor)\b/iu,
  ],
];
