/** How many letters are wrong in a typed word, and how many if it is only the beginning of the word. */
export type Slips = { readonly whole: number; readonly begun: number };

export const longestTyped = 24;
const width = 2 * longestTyped + 2;
/** Three rows of the table, one after another, used again for each word. */
const table = new Uint8Array(3 * width);

/** Letters put, dropped, changed or swapped with their neighbor. More than `most` are given as `most + 1`. */
export function measureSlips(typed: string, word: string, most: number): Slips {
  const end = Math.min(word.length, typed.length + most);
  for (let column = 0; column <= end; column += 1) table[column] = column;
  for (let row = 1; row <= typed.length; row += 1) {
    if (fillRow(typed, word, { row, end }) > most) return { whole: most + 1, begun: most + 1 };
  }
  const last = (typed.length % 3) * width;
  let begun = most + 1;
  for (let column = 0; column <= end; column += 1) begun = Math.min(begun, table[last + column] ?? begun);
  const whole = end === word.length ? (table[last + end] ?? begun) : most + 1;
  return { whole: Math.min(whole, most + 1), begun };
}

type Row = { readonly row: number; readonly end: number };

function fillRow(typed: string, word: string, { row, end }: Row): number {
  const [here, above, higher] = [row % 3, (row + 2) % 3, (row + 1) % 3].map((third) => third * width);
  if (here === undefined || above === undefined || higher === undefined) return 0;
  const letter = typed.charCodeAt(row - 1);
  const before = row > 1 ? typed.charCodeAt(row - 2) : -1;
  table[here] = row;
  let least = row;
  for (let column = 1; column <= end; column += 1) {
    const other = word.charCodeAt(column - 1);
    const changed = (table[above + column - 1] ?? 0) + (letter === other ? 0 : 1);
    let slips = Math.min(changed, (table[above + column] ?? 0) + 1, (table[here + column - 1] ?? 0) + 1);
    if (before === other && column > 1 && letter === word.charCodeAt(column - 2))
      slips = Math.min(slips, (table[higher + column - 2] ?? 0) + 1);
    table[here + column] = slips;
    if (slips < least) least = slips;
  }
  return least;
}
