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

/** What someone says who has lost heart, and not only what their life is like. */
export const heartWords = new RegExp(
  [
    String.raw`\b(?:feel|feels|felt|feeling|stupid|dumb|idiot|dense|hopeless|useless|worthless|overwhelm\w*|frustrat\w*|embarrass\w*)\b`,
    String.raw`\b(?:give|giving|gave) up\b|\b(?:quit|quitting|cry|crying|cried|hate|ashamed|afraid|scared|fail(?:ed|ure|ing)?|reject\w*|fraud|(?:falling|far|so) behind)\b`,
    String.raw`\b(?:too|so) (?:old|slow|hard|dumb|stupid|late|much|difficult)\b|\b(?:not|never) (?:smart|good|clever|made|cut|get|understand|learn|manage)\b`,
    String.raw`\b(?:can't|cannot|cant|tired of|sick of|no point|what is the (?:point|use)|makes? no sense|nothing (?:works|sticks))\b`,
    String.raw`\b(?:burned out|burnout|exhausted|drained|anxious|panic\w*|pointless|motivation|imposter|doubt myself|messed up|bad at)\b|\b(?:no talent|not for me|left behind|compare myself|forget(?:ting)? everything|a brain for)\b`,
    String.raw`\b(?:laugh\w*|mock\w*|smirk\w*|everyone else|everybody else|girls can|women can)\b`,
  ].join('|'),
  'u',
);
