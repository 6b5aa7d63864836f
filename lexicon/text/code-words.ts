/**
 * Everyday words that are code too: `this`, `for`, `in`. In a question they count in full only beside a word that makes them code ("the
 * this keyword", "for loop"), or where nothing else is left.
 */
export const codeWords: ReadonlySet<string> = new Set(
  [
    'this for if while in is not with as from where by and or when else then than it on off all any new get set',
    'like has have having',
    'between over under after before up down out once first one two go every each can do until end next last through',
  ].flatMap((line) => line.split(' ')),
);

/** Neighbours that turn any of these words into code. */
const always = 'keyword keywords clause clauses operator operators reserved';

/** Neighbours that do so with some: "for loops" is about `for`, "exercises on loops" is not about `on`. */
const beside: readonly (readonly [words: string, neighbours: string])[] = [
  ['for while do until each', 'loop loops statement statements block'],
  ['if else when then', 'statement statements block expression expressions else if'],
  ['this', 'pointer method'],
  ['get set', 'method request requests'],
  ['new', 'expression'],
  ['with', 'statement statements block'],
  ['like having where between from any', 'query statement'],
  ['by', 'group order'],
];

const usual = new Set(always.split(' '));
const special = new Map(
  beside.flatMap(([words, neighbours]) =>
    words.split(' ').map((word) => [word, new Set(neighbours.split(' '))] as const),
  ),
);

/** Whether an everyday word is code beside another: "where" beside "clause". */
export function isCodeBeside(word: string, neighbour: string): boolean {
  return usual.has(neighbour) || special.get(word)?.has(neighbour) === true;
}
