import { unmarkedLetters } from '#search/text/plain-text.ts';

const digitLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unmarked: Readonly<Record<string, string>> = {
  ...unmarkedLetters,
  ё: 'е',
  ґ: 'г',
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ى: 'ي',
  ة: 'ه',
};
const glued = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}ー`;
const gluedLetter = new RegExp(`[${glued}]`, 'u');

/** A message whatever its spelling: no capitals, accents or repeated letters, and a full stop where a clause ends. Words that all stand apart are one clause. */
export function foldMessage(text: string): string {
  return text
    .toWellFormed()
    .replaceAll('´', '')
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\u0640]/gu, '')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u064b-\u0652\u093c]/g, '')
    .replaceAll('\u0901', '\u0902')
    .normalize('NFC')
    .replace(/[ßłøđıæœёґأإآىة]/g, (letter) => unmarked[letter] ?? letter)
    .replace(/['‘’‚‛`ʼ״׳]/g, '')
    .replace(/(?<=\p{L})[013458@$!](?=\p{L})/gu, (mark) => digitLetters[mark] ?? mark)
    .replace(/(\p{L})\1{2,}/gu, '$1')
    .replace(/(?<![\p{L}\p{N}])\p{L}(?:[ .*-]\p{L}){3,}(?![\p{L}\p{N}])/gu, (spaced) =>
      spaced.replace(/[ .*-]/g, ''),
    )
    .replace(/[.,!?;:()[\]{}"\n\r…。、，！？；：|/]+/g, ' . ')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, ' ')
    .trim()
    .replace(/(?<=^|\. )(?:[^\s.]+ \. ){3,}[^\s.]+(?= \.|$)/g, (apart) => apart.replaceAll(' . ', ' '));
}

/** The words of a folded message; of writing that puts no spaces between words, its letters. A full stop ends a clause. */
export function splitFolded(folded: string): string[] {
  return folded.split(' ').flatMap((word) => (gluedLetter.test(word) ? splitGlued(word) : word || []));
}

/** Whether writing of this kind runs words together: Chinese, Japanese, Korean, Thai. */
export function isGluedLetter(token: string): boolean {
  return gluedLetter.test(token);
}

const between = new RegExp(`(?<=[${glued}]) (?=[${glued}])`, 'gu');

/** A folded message without the spaces that some put between words of a language that has none. */
export function joinGlued(folded: string): string {
  return folded.replace(between, '');
}

const pieces = new RegExp(`[${glued}]|[^${glued}]+`, 'gu');

function splitGlued(word: string): string[] {
  return word.match(pieces) ?? [];
}
