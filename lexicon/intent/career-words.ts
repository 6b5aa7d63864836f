const calendar = String.raw`(?:plan|road ?map|schedule|timetable|syllabus|curriculum|study path)`;

/** A plan that is asked for in so many words, whatever else is asked beside it. */
export const planAsked = new RegExp(
  [
    String.raw`\b(?:make|give|create|build|write|show|send|prepare|need|want|lay out)(?: me| us)?(?: (?:an?|my|the|some|your))?(?: \S+){0,4}? ${calendar}\b`,
    String.raw`\b(?:study|learning|day by day|daily|weekly|\d+[- ]days?) ${calendar}\b|\b${calendar} (?:for|please)\b|^${calendar}\b`,
    String.raw`\b(?:want|wanna|would like|'d like|wish|decided|going|plan|hope)(?: to)? (?:learn|study|master)\b|\b(?:teach me|help me (?:to )?learn)\b`,
  ].join('|'),
  'u',
);

const asked = String.raw`(?:is|are|am|do|does|did|can|could|should|shall|will|would|must|has|have i)`;

/** Words that ask, with or without a question mark. */
export const answerAsked = new RegExp(
  [
    String.raw`[?]|(?:^|[,.!;] ?|\b(?:but|and|or|so|also|then|please) )${asked} \w`,
    String.raw`\b${asked} (?:it|i|this|that|there|we|you|he|she|they|my|anyone|someone)\b|\bam i\b`,
    String.raw`\b(?:what|which|how|why|where|who|worth|or not|wonder\w*|not sure|too (?:late|old|young)|any (?:tips|advice|hope|chance|reason|idea)|possible|realistic)\b`,
  ].join('|'),
  'u',
);
