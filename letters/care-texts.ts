import type { CareLanguage } from '#question/care/read-language.ts';

import type { CareText } from './care-text.ts';
import { arabic } from './care/arabic.ts';
import { chinese } from './care/chinese.ts';
import { dutch } from './care/dutch.ts';
import { english } from './care/english.ts';
import { french } from './care/french.ts';
import { german } from './care/german.ts';
import { hindi } from './care/hindi.ts';
import { indonesian } from './care/indonesian.ts';
import { italian } from './care/italian.ts';
import { japanese } from './care/japanese.ts';
import { korean } from './care/korean.ts';
import { polish } from './care/polish.ts';
import { portuguese } from './care/portuguese.ts';
import { russian } from './care/russian.ts';
import { spanish } from './care/spanish.ts';
import { turkish } from './care/turkish.ts';
import { ukrainian } from './care/ukrainian.ts';

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
