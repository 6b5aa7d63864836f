import { languageWords } from '#lexicon/care/language-words.ts';

import { foldMessage } from './fold-message.ts';

type Latin = keyof typeof languageWords;
export type CareLanguage = Latin | 'hi' | 'ar' | 'he' | 'ja' | 'ko' | 'ru' | 'uk' | 'zh';

const scripts: readonly (readonly [RegExp, CareLanguage])[] = [
  [/[\p{sc=Hiragana}\p{sc=Katakana}]/u, 'ja'],
  [/\p{sc=Hangul}/u, 'ko'],
  [/\p{sc=Han}/u, 'zh'],
  [/\p{sc=Arabic}/u, 'ar'],
  [/\p{sc=Hebrew}/u, 'he'],
  [/\p{sc=Devanagari}/u, 'hi'],
  [/[іїєґ]/iu, 'uk'],
  [/\p{sc=Cyrillic}/u, 'ru'],
];
const words = Object.entries(languageWords).map(([language, list]) => ({
  language,
  set: new Set(list.split(' ')),
}));

/** In which language a reply of care is best written: by the letters, or else by the small words, each counted once. English where nothing shows. */
export function readLanguage(message: string): CareLanguage {
  const byScript = scripts.find(([script]) => script.test(message));
  if (byScript) return byScript[1];
  const best = countSmallWords(message).reduce((one, other) => (other.count > one.count ? other : one));
  return isLatin(best.language) ? best.language : 'en';
}

/** The same where more small words show it than show any other language; else null. */
export function readOwnLanguage(message: string): CareLanguage | null {
  const language = readLanguage(message);
  if (!isLatin(language)) return language;
  const counts = countSmallWords(message).map(({ count }) => count);
  const most = Math.max(...counts);
  return counts.filter((count) => count === most).length === 1 ? language : null;
}

function countSmallWords(message: string) {
  const tokens = [...new Set(foldMessage(message).split(' '))];
  return words.map(({ language, set }) => ({
    language,
    count: tokens.filter((one) => set.has(one)).length,
  }));
}

function isLatin(language: string): language is Latin {
  return Object.hasOwn(languageWords, language);
}
