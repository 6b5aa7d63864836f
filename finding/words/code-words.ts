/**
 * Everyday words that are code too: `this`, `for`, `in`. In a question they count in full only where they are quoted, stand beside a
 * word of `codeCues` ("the this keyword", "for loop"), or nothing else is left.
 */
export const codeWords: ReadonlySet<string> = new Set(
  [
    'this for if while in is not with as from where by and or when else then than it on off all any new get set like has have having',
    'between over under after before up down out once first one two go every each can do until end next last through',
  ].flatMap((line) => line.split(' ')),
);

/** Neighbours that turn an everyday word into code. */
export const codeCues: ReadonlySet<string> = new Set(
  [
    'keyword keywords statement statements loop loops clause operator operators block expression expressions',
    'else command query reserved request requests method pointer group order foreign inner',
  ].flatMap((line) => line.split(' ')),
);
