import type { TopicIndex } from '../../search/index.ts';
import { nameStems } from '../../search/query/names.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { stemWord } from '../../search/text/stem.ts';
import { listClauses } from '../names/clauses.ts';
import { circumstances, feelings } from '#lexicon/intent/circumstance-words.ts';
import {
  sentenceBreaks,
  deniedClauses,
  phraseBreaks,
  skippedClauses,
  wholePlan,
  wishLeads,
} from '#lexicon/intent/clause-words.ts';

const most = 20;

/** The things that a wish for a plan lists, at most 20, without technologies and what is known or denied. */
export function listWanted(index: TopicIndex, question: string, technologies: readonly string[]): string[] {
  const names = new Set(technologies.flatMap((technology) => nameStems(index.names, technology)));
  const skipped = listClauses(question).some(({ stance }) => stance === 'known')
    ? skippedClauses
    : deniedClauses;
  const phrases = question
    .replace(wholePlan, ' ')
    .replace(circumstances, ' ')
    .replace(feelings, ' ')
    .replace(wishLeads, ' ')
    .split(sentenceBreaks)
    .flatMap((sentence) => listClauses(sentence).filter(({ stance }) => stance === null))
    .flatMap(({ text }) => text.replace(skippedClauses, ' ').replace(skipped, ' ').split(phraseBreaks))
    .map((phrase) => dropNames(phrase, names).trim())
    .filter((phrase) => phrase !== '');
  return [...new Set(phrases)].slice(0, most);
}

function dropNames(phrase: string, names: ReadonlySet<string>): string {
  const isName = (word: string): boolean => names.has(stemWord(foldText(word)));
  return phrase.replace(/[\p{L}\p{N}]+(?:\.js|\+\+|#)?/gu, (word) => (isName(word) ? ' ' : word));
}
