import type { CareLanguage } from '#question/care/read-language.ts';

import type { CareText } from './care-text.ts';
import { arabic } from './arabic.ts';
import { chinese } from './chinese.ts';
import { dutch } from './dutch.ts';
import { english } from './english.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { hindi } from './hindi.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { korean } from './korean.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { russian } from './russian.ts';
import { spanish } from './spanish.ts';
import { turkish } from './turkish.ts';
import { ukrainian } from './ukrainian.ts';

/** The words of care by language; where there are none, those in English are used. */
export const careTexts: Readonly<Partial<Record<CareLanguage, CareText>>> & { readonly en: CareText } = {
  en: english,
  es: spanish,
  fr: french,
  de: german,
  pt: portuguese,
  it: italian,
  nl: dutch,
  pl: polish,
  ru: russian,
  uk: ukrainian,
  tr: turkish,
  id: indonesian,
  zh: chinese,
  ja: japanese,
  ko: korean,
  ar: arabic,
  hi: hindi,
};
