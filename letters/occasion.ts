/** What a learner must be ready for on a certain day. */
export type Occasion = 'interview' | 'exam' | 'deadline';

const cues: readonly (readonly [Occasion, RegExp])[] = [
  ['interview', /\b(?:interviews?|entrevista|entretien|vorstellungsgespräch|bewerbungsgespräch)\b/i],
  ['exam', /\b(?:exams?|examinations?|midterms?|finals|viva|examen|prüfung|klausur)\b/i],
  [
    'exam',
    /\b(?:my|the|this|next|class|school) (?:\w+ )?test\b|\btest (?:on|tomorrow|today|next|this|in)\b/i,
  ],
  ['deadline', /\b(?:deadline|hand[- ]in date)\b|\bdue (?:on|in|by|tomorrow|today|next|this)\b/i],
  ['deadline', /\b(?:by|for|until|it'?s) tomorrow\b/i],
];

/** The interview, exam or deadline that a question names, null where it names none. */
export function readOccasion(question: string): Occasion | null {
  return cues.find(([, cue]) => cue.test(question))?.[0] ?? null;
}
