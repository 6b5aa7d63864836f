/** Facts that answer what takes heart from learners, each with the words that it answers. The first that is met is told. */
export const discouragements: readonly (readonly [fact: string, words: RegExp])[] = [
  [
    'Programming is for you as much as for anyone. Ada Lovelace published a program in 1843, and Grace Hopper wrote one of the first compilers in 1952.',
    /\b(?:girls?|wom[ae]n|female|daughters?|boys' thing|for boys|for men)\b/iu,
  ],
  [
    'They saw what you can do, and they chose you. Nobody expects someone new to know the code on the first day; asking and learning is the job.',
    /\b(?:got (?:the|a|my) (?:job|offer|place|internship)|job offer|hired me|new job|find out (?:that )?i)\b/iu,
  ],
  [
    'Whoever laughs at code in public forgets what their own looked like. Showing something unfinished is how people learn, and you did it.',
    /\b(?:laugh\w*|mock\w*|made fun|giggl\w*|smirk\w*|in front of|accent|lachen|gelacht|se rieron|riram)\b/iu,
  ],
  [
    'Nobody else has to believe in it. What you understand tonight is yours, whatever anyone at home calls it.',
    /\b(?:waste of time|(?:little|cute) hobby|hobby in|husband|wife|boyfriend|girlfriend|stepdad|stepmum|mother-in-law|father-in-law|my (?:mum|mom|dad|parents|sons?|family|brother|sister) (?:says?|said|thinks?|calls?)|suegra|not the type)\b/iu,
  ],
  [
    'Coming back after a break is a part of learning. Nothing that you did is gone, and you may begin anywhere, even with something easy.',
    /\b(?:ashamed to open|come back|came back|gave up|given up|quit|stopped|again from|start(?:ed|ing)? (?:again|over)|weeks? off|a (?:month|year) ago)\b/iu,
  ],
  [
    'It counts. One line that you read when you were tired is one line more than yesterday, and what you have learned settles while you sleep.',
    /\b(?:tired|exhausted|exhaustion|asleep|night ?shift|shift|after work|burn-?out|worked a double|one line|half a page|one page|minutes|does (?:that|it|starting) count|is that anything|migraines?|sleep\w*|muede|fatigu\w*|cansad[oa])\b/iu,
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
