import { unchangedWords } from '../../lexicon/text/unchanged-words.ts';

/** What the forms of an English word share. Light on purpose: it seldom joins words with different meanings. */
export function stemWord(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = cutWord(word);
  if (stems.size < most && word.length < longest) stems.set(word, stem);
  return stem;
}

/** The words met first, which are those of the roadmaps. */
const stems = new Map<string, string>();
const [most, longest] = [20_000, 40];

function cutWord(word: string): string {
  if (word.length < 4 || !/^[a-z]+$/.test(word) || unchangedWords.has(word)) return word;
  const single = dropPlural(word);
  if (unchangedWords.has(single)) return single;
  return dropSilentE(dropDerivation(dropInflection(single)));
}

function dropPlural(word: string): string {
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(?:ss|x|z|ch|sh|us)es$/.test(word)) return word.slice(0, -2);
  return /[^s]s$/.test(word) ? word.slice(0, -1) : word;
}

function dropInflection(word: string): string {
  const stem = word.replace(/(?:ing|ed)$/, '');
  if (stem === word || stem.length < 3 || !/[aeiouy]/.test(stem)) return word;
  if (/([bdfgmnprt])\1$/.test(stem)) return stem.slice(0, -1);
  return /[^aeiou]at$/.test(stem) ? `${stem}e` : stem;
}

/** Each ending, what takes its place and how many letters must stay before it. */
const endings: readonly (readonly [ending: RegExp, put: string, rest: number])[] = [
  [/ization$/, 'iz', 3],
  [/at(?:e|ion|or|ive)$/, '', 4],
  [/ance$/, '', 5],
  [/ment$/, '', 6],
  [/(?<=[st])ion$/, '', 4],
  [/(?<=[st])ive$/, '', 5],
];

function dropDerivation(word: string): string {
  for (const [ending, put, rest] of endings) {
    const stem = word.replace(ending, '');
    if (stem !== word && stem.length >= rest) return stem + put;
  }
  return word;
}

function dropSilentE(word: string): string {
  return word.length > 4 && /[^e]e$/.test(word) ? word.slice(0, -1) : word;
}
