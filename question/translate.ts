import { isGlued, makeCue } from './intent/make-cue.ts';
import { foldText } from '../search/text/plain-text.ts';
import { codeWords } from '#lexicon/text/code-words.ts';
import { everydayWords } from '#lexicon/text/everyday-words.ts';
import { foreignWords, gluedWords, sharedTerms, sharedWords } from '#lexicon/text/foreign-words.ts';
import { glossary } from '#lexicon/text/glossary.ts';
import { stopWords } from '#lexicon/text/stop-words.ts';

const word = /[\p{L}\p{M}\p{N}]+(?:['-][\p{L}\p{M}\p{N}]+)*/gu;

/** Whether a text is English by its words and letters; a text that shows nothing counts as English. */
export function isEnglish(text: string): boolean {
  const words = foldText(text).match(word) ?? [];
  const accented = text.match(/[\p{L}\p{M}]*[^\P{sc=Latin}a-z][\p{L}\p{M}]*/giu)?.length ?? 0;
  const foreign = accented + words.filter(isForeign).length;
  const english = words.filter((one) => englishWords.has(one)).length;
  return foreign === 0 || foreign < english;
}

/** Translates the terms of a foreign question: "¿Cómo centro un div?" gives "center div". Unknown words stay. */
export function translateTerms(text: string): string {
  const phrased = foldText(text).replace(
    phrases,
    (found) => ` ${terms.get(found.replace(/\s+/g, ' ')) ?? found} `,
  );
  return phrased
    .replace(word, (found) => (isGlued(found) ? translateGlued(found) : translateWord(found)))
    .replace(/\s+/g, ' ')
    .trim();
}

const englishWords = new Set([
  ...stopWords,
  ...codeWords,
  'plan',
  'learn',
  'learning',
  'teach',
  'roadmap',
  'days',
  'day',
  'week',
  'weeks',
  'beginner',
  'error',
]);
for (const shared of sharedWords) englishWords.delete(shared);

const terms = new Map<string, string>();
const endless: (readonly [start: string, english: string])[] = [];
for (const [english, foreign] of glossary) {
  for (const term of foreign.map((form) => foldText(form).replaceAll('_', ' '))) {
    if (term.endsWith('*')) endless.push([term.slice(0, -1), english]);
    else if (!terms.has(term)) terms.set(term, english);
  }
}
const phrases = new RegExp(makeCue([...terms.keys()].filter((term) => term.includes(' '))).source, 'gu');
const gluedParts = new RegExp(
  [...terms.keys(), ...gluedWords.map(foldText)]
    .filter(isGlued)
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

function isForeign(text: string): boolean {
  if (foreignWords.has(text) || isForeignScript(text)) return true;
  return text.length > 3 && terms.has(text) && !sharedTerms.has(text) && !everydayWords.has(text);
}

function isForeignScript(text: string): boolean {
  return /[^\p{sc=Latin}\p{sc=Common}\p{sc=Inherited}]/u.test(text);
}

function translateWord(whole: string): string {
  const found = whole.replace(/^(?:[cdjlmnst]|qu|un|dell|all|nell|sull|dall)'/, '');
  if (foreignWords.has(found) || sharedWords.has(found)) return '';
  return terms.get(found) ?? endless.find(([start]) => found.startsWith(start))?.[1] ?? found;
}

function translateGlued(found: string): string {
  return found.replace(gluedParts, (part) => ` ${terms.get(part) ?? ''} `);
}
