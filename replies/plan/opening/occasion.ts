/** What a learner must be ready for on a certain day. */
export type Occasion = 'interview' | 'exam' | 'deadline';

/** Tests of a program, which nobody sits. */
const written = String.raw`(?:unit|integration|end-to-end|e2e|regression|acceptance|automated|first|failing|login|load|smoke)`;
const sat = String.raw`(?:class|school|college|university|maths?|entrance|placement|midterm|term|final|multiple[- ]choice)`;
const readied = String.raw`(?:pass|passing|fail|failing|prepare(?: me)? for|preparing for|study for|studying for|ready for|revise for|scared of|worried about|nervous about|have|got|sit|retake)`;
const soon = String.raw`(?:on (?:the \d|mon|tues|wednes|thurs|fri|satur|sun)|(?:is )?(?:tomorrow|today|tonight)\b|(?:next|this|coming) (?:week|month|mon|tues|wednes|thurs|fri|satur|sun)|in (?:\d|an? (?:week|day|month|few)|one|two|three|four|five|six|seven|ten))`;

const cues: readonly (readonly [Occasion, RegExp])[] = [
  ['interview', /\b(?:interviews?|entrevista|entretien|vorstellungsgespräch|bewerbungsgespräch)\b/i],
  ['exam', /\b(?:exams?|examinations?|midterms?|finals|viva|examen|prüfung|klausur)\b/i],
  ['exam', new RegExp(String.raw`\b${sat} test\b`, 'i')],
  [
    'exam',
    new RegExp(String.raw`\b(?:quiz|final) (?:on [^.;!?]+ )?(?:is |comes |coming )?(?:up )?${soon}`, 'i'),
  ],
  [
    'exam',
    new RegExp(
      String.raw`\b${readied} (?:my|our|the|this|an?|next)(?: (?!${written}\b)\w+){0,2} test\b(?! (?:that|which|cases?|files?|suite|class)\b)`,
      'i',
    ),
  ],
  [
    'exam',
    new RegExp(
      String.raw`(?<!\b(?:${written}|(?:write|writing|run|running)(?: \w+){0,2}) )\btest (?:is |comes |coming )?(?:up )?${soon}`,
      'i',
    ),
  ],
  [
    'exam',
    new RegExp(
      String.raw`\b(?:my|our|the|an?) test (?:about|on) (?:[^\s.;!?]+ ){1,8}?(?:is |comes )?${soon}`,
      'i',
    ),
  ],
  [
    'deadline',
    /\b(?:deadline|hand[- ]in date)\b|\bdue (?:on|in|by|tomorrow|today|next|this|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/i,
  ],
  ['deadline', /\b(?:by|for|until|it'?s) tomorrow\b/i],
];

/** The interview, exam or deadline that a question names, null where it names none. */
export function readOccasion(question: string): Occasion | null {
  return cues.find(([, cue]) => cue.test(question))?.[0] ?? null;
}
