import { tens, units, wholeNumbers } from '#lexicon/time/number-words.ts';

const list = (words: Iterable<string>) => [...words].toSorted((a, b) => b.length - a.length).join('|');
const [unit, ten, whole] = [units, tens, wholeNumbers].map((words) => list(words.keys()));
const small = String.raw`(?:(?:${ten})(?:[\s-](?:${unit}))?|(?:${unit}))`;
const hundred = String.raw`(?:(?:a|${unit})\s)?hundred(?:\s(?:and\s)?${small})?`;
const fraction = String.raw`\d*[13]⁄[24]`;

/** The source of an expression that finds a number in folded text: "25", "1.5", "1:30", "twenty five", "two and a half". */
export const writtenNumber = String.raw`(?:${fraction}|\d+(?:[.,:]\d+)?|${hundred}|${small}|${whole})(?:\s(?:and|&)\s(?:a\s)?(?:half|quarter))?`;

export function readNumber(written: string): number {
  const [, said = '', part] = /^(.*?)(?:\s(?:and|&)\s(?:a\s)?(half|quarter))?$/u.exec(written.trim()) ?? [];
  return readWhole(said.replaceAll(/\s+/g, ' ')) + (part === undefined ? 0 : (wholeNumbers.get(part) ?? 0));
}

function readWhole(said: string): number {
  const known = wholeNumbers.get(said);
  if (known !== undefined) return known;
  const parts = /^(\d*)([13])⁄([24])$/.exec(said);
  if (parts) return Number(parts[1]) + Number(parts[2]) / Number(parts[3]);
  const clock = /^(\d+):(\d\d)$/.exec(said);
  if (clock) return Number(clock[1]) + Number(clock[2]) / 60;
  return /^\d/.test(said) ? Number(said.replace(',', '.').replace(':', '.')) || 0 : addWords(said);
}

function addWords(said: string): number {
  let sum = 0;
  for (const word of said.split(/[\s-]/))
    sum = word === 'hundred' ? Math.max(1, sum) * 100 : sum + (units.get(word) ?? tens.get(word) ?? 0);
  return sum;
}
