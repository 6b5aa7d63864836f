import { careModel } from '#lexicon/care/weights.ts';
import type { Trouble } from '#lexicon/care/trouble.ts';
import { troubles } from '#lexicon/care/trouble.ts';

import { asksForThing } from './asks-for-thing.ts';
import { findPhrases, type FoundPhrase } from './all-patterns.ts';
import { foldMessage, splitFolded } from './fold-message.ts';
import { unpackWeights } from './pack-weights.ts';
import { readLanguage } from './read-language.ts';
import { weighMessage } from './weigh-message.ts';

const projects =
  /(?<!\p{L})(?:web|website|websites|site|sites|app|apps|application|page|dataset|data|project|essay|presentation|game|form|bot|sitio|pagina|aplicacion|proyecto|appli|projet|formulaire|webseite|seite|projekt|formular|aplicativo|projeto|formulario|sito|progetto|strona|strone|aplikacj\p{L}*|sayfa\p{L}*|uygulama\p{L}*|situs|aplikasi|trang|ung|сайт\p{L}*|приложени\p{L}*|проект\p{L}*|застосун\p{L}*|موقع|تطبيق|مشروع|אתר|אפליקציה|वेबसाइट|ऐप)(?!\p{L})|网\s?站|網\s?站|应\s?用|サイト|アプリ|앱|사이트/u;

/** Nothing; one line of care above the ordinary reply; or a reply of care alone. */
type Care = 'none' | 'line' | 'reply';
export type CareReading = { readonly care: Care; readonly trouble: Trouble | null };
/** With how sure the model is by itself. */
type WeighedCare = CareReading & { readonly certainty: number };

/**
 * How sure the model must be, alone or beside a phrase. `project`: to make a site against bullying is harmless. `wish`: alone, where a
 * thing to make is named. `abroad`: for a line in another language than English, as no classifier of intents looks at it again.
 */
const sure = {
  alone: 0.73,
  wish: 0.9,
  ambiguous: 0.4,
  project: 0.8,
  clear: 0.1,
  jest: 0.001,
  line: 0.6,
  abroad: 0.64,
};

const model = unpackWeights(careModel);
const ambiguous = new Set(careModel.ambiguous);
const laughter =
  /(?<!\p{L})(?:lol|lmao|lmfao|rofl|haha\p{L}*|hehe\p{L}*|xd+|jaja\p{L}*|jeje\p{L}*|mdr|ptdr|kk+|rsrs\p{L}*|wkwk\p{L}*|ahah\p{L}*|хаха\p{L}*|лол|ههه*|555+)(?!\p{L})|(?:this|dumb|stupid|damn) (?:bug|error|css|code|regex|compiler|assignment|lecture)|😂|🤣|哈哈|笑死|ㅋㅋ|ㅎㅎ|笑$|草$/u;

/** Reads despair, self-harm, abuse, bullying, overdoses and demands of strangers, by phrases and a model. Total. */
export function screenMessage(message: string): CareReading {
  const { care, trouble } = weighCare(message);
  return { care, trouble };
}

/** The same, with the certainty of the model. */
export function weighCare(message: string): WeighedCare {
  const folded = foldMessage(message);
  const phrases = findPhrases(folded);
  const certainty = weighMessage(model, splitFolded(folded));
  const unclear = projects.test(folded) ? sure.project : sure.ambiguous;
  const laughs = laughter.test(message.toLowerCase());
  const raised = phrases.filter(({ number, jest }) => {
    if (jest && laughs) return certainty.any >= sure.jest;
    return certainty.any >= (ambiguous.has(number) ? unclear : sure.clear);
  });
  const isSlight = certainty.any < sure.line && raised.every(isSpat);
  const isHeard = certainty.alone >= (asksForThing(folded) ? sure.wish : sure.alone);
  const graded =
    isHeard || raised.length > 0 ? gradeHeard(raised, laughs) : gradeUnheard(message, certainty.alone);
  const care = isSlight && raised.length > 0 ? 'line' : graded;
  return { care, trouble: care === 'none' ? null : firstTrouble(phrases), certainty: certainty.alone };
}

/** "My teacher hates me" is said of bullying and of homework: unless the model hears more in it, it gets a line. */
function isSpat({ trouble, number }: FoundPhrase): boolean {
  return trouble === 'bullying' && ambiguous.has(number);
}

function gradeHeard(raised: readonly FoundPhrase[], laughs: boolean): Care {
  return laughs && raised.every(({ jest }) => jest) ? 'line' : 'reply';
}

function gradeUnheard(message: string, certainty: number): Care {
  if (certainty < sure.line) return 'none';
  return certainty >= sure.abroad || readLanguage(message) === 'en' ? 'line' : 'none';
}

function firstTrouble(phrases: readonly FoundPhrase[]): Trouble | null {
  return troubles.find((trouble) => phrases.some((phrase) => phrase.trouble === trouble)) ?? null;
}
