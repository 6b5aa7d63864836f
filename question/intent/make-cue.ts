import { foldText } from '../../search/text/plain-text.ts';

/** Finds any cue in folded text: whole words, beginnings with `*`, and anywhere in scripts without spaces. */
export function makeCue(cues: readonly string[]): RegExp {
  const [glued, spaced] = [cues.filter(isGlued), cues.filter((cue) => !isGlued(cue))].map((list) =>
    list.map(writeCue).join('|'),
  );
  const words = `(?<![\\p{L}\\p{N}])(?:${spaced})(?![\\p{L}\\p{N}])`;
  return new RegExp(glued === '' ? words : `${words}|${glued}`, 'u');
}

/** Whether this script joins small words to others: Chinese, Japanese, Korean, Thai, Arabic, Hebrew. */
export function isGlued(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{sc=Thai}\p{sc=Arabic}\p{sc=Hebrew}]/u.test(
    text,
  );
}

function writeCue(cue: string): string {
  return foldText(cue)
    .replace(/[.+?^$()[\]{}|\\/]/g, String.raw`\$&`)
    .replace(/\*$/, String.raw`[\p{L}\p{M}]*`)
    .replaceAll(' ', String.raw`\s+`);
}
