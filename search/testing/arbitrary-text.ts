import fc from 'fast-check';

import { sampleTopics } from './sample-topics.ts';

/** Titles, aliases and sentences of the sample, which search knows. */
const known = sampleTopics.flatMap(({ title, aliases, description }) => [title, description].concat(aliases));

/** Whatever can be typed or pasted, with words that mean something between. */
export const arbitraryText: fc.Arbitrary<string> = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 20 }), fc.constantFrom(...known)), { maxLength: 8 })
  .map((pieces) => pieces.join(' '));

/** A word of small letters that no dictionary holds. */
export const arbitraryWord: fc.Arbitrary<string> = fc.string({
  unit: fc.constantFrom(...'a b c d e f g h i j k l m n o p q r s t u v w x y z'.split(' ')),
  minLength: 1,
  maxLength: 14,
});
