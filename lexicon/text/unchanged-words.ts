/** Words that end like a plural, a verb form or a derived word and are not. */
export const unchangedWords: ReadonlySet<string> = new Set(
  [
    'alias analysis axis basis bias bus canvas class cors css focus has https is its js kubernetes less news os',
    'process',
    'radius sass series status this tos us vs was yes',
    'bring during king morning nothing ping ring something spring string thing wing',
    'bed bleed breed embed feed need red seed shed speed based named used',
    'active directive native passive private reactive relative function template climate chocolate exception',
  ].flatMap((line) => line.split(' ')),
);
