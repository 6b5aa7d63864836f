/** A word or a sign of a report: `key` to compare, `plain` as it is, without quotes and punctuation around it. */
export type ReportWord = {
  readonly key: string;
  readonly plain: string;
  readonly from: number;
  readonly to: number;
};

const before = /^["'`´‘’“”([{<]+(?=[\p{L}\p{N}$_@#./-])/u;
const after = /(?<=[\p{L}\p{N}$_*\])])["'`´‘’“”)(\]}>.,;:!?]+$/u;
const quotes = /["'`´‘’“”]/g;
const signs = /^(?:[;:,(){}[\]]|\{\}|\[\]|={1,3})$/;
/** Signs that are values: "unsupported operand type for +". */
const operator = /^([-+*/%<>!&|^~]{1,3}=?):?$/;

/** What people write for other words of a message. */
const written: ReadonlyMap<string, readonly string[]> = new Map([
  ['cant', ['can', 'not']],
  ['cannot', ['can', 'not']],
  ['could', ['can']],
  ['dont', ['do', 'not']],
  ['doesnt', ['does', 'not']],
  ['isnt', ['is', 'not']],
  ['wasnt', ['was', 'not']],
  ['arent', ['are', 'not']],
  ['couldnt', ['can', 'not']],
  ['semicolon', [';']],
  ['comma', [',']],
  ['colon', [':']],
]);

/** Every word of a text and every sign that touches no letter, in order. */
export function listReportWords(text: string): ReportWord[] {
  return [...text.matchAll(/\S+/g)].flatMap(({ 0: chunk, index }) => {
    const plain = trimChunk(chunk);
    const from = index + chunk.indexOf(plain);
    return toKeys(plain).map((key) => ({ key, plain, from, to: from + plain.length }));
  });
}

function trimChunk(chunk: string): string {
  const bare = chunk.replaceAll(quotes, '');
  if (signs.test(bare)) return bare;
  const sign = operator.exec(bare)?.[1];
  if (sign !== undefined) return sign;
  return chunk.replace(before, '').replace(after, '');
}

/** "isn't" is two words, "re-renders" and "rerender" are the same one. */
function toKeys(plain: string): readonly string[] {
  if (signs.test(plain) || operator.test(plain)) return [plain];
  const folded = plain
    .toLowerCase()
    .replace(/\(s\)?$/, '')
    .replaceAll(/["'`´‘’“”-]/g, '');
  if (!/[\p{L}\p{N}$_]/u.test(folded)) return [];
  return written.get(folded) ?? [toSingular(folded)];
}

function toSingular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.length > 3 && /[a-rt-z]s$/.test(word) ? word.slice(0, -1) : word;
}
