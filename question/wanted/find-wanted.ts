import { sentenceBreaks, skippedClauses } from '#lexicon/intent/clause-words.ts';
import { doubleWords } from '#lexicon/text/double-words.ts';

import { listClauses } from '../names/clauses.ts';
import { findByWords, type Found } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { listNamed } from './named-topics.ts';
import { listListed } from './listed-topics.ts';
import { isPlanning } from '../../search/query/planning.ts';
import { markNames, readQuestion } from '../../search/query/question-words.ts';
import { listWanted } from './wanted-phrases.ts';
import { isFaint } from '../../search/query/weighed-words.ts';

/** How much a plan has to reach a topic, from 0 to 1. `near`: neither its whole title nor a whole alias was said. */
export type WantedTopic = { readonly key: string; readonly weight: number; readonly near?: true };

const most = 8;
const minShare = 0.5;
const minCoverage = 0.3;
/** The least coverage and similarity of a topic that was not named; below, it only shares a word. */
const near = { coverage: 0.7, similarity: 0.4 };

/** The topics that a wish for a plan names, the most wanted first, at most eight; each item of a list by itself. */
export function findWanted(
  index: TopicIndex,
  question: string,
  technologies: readonly string[],
): WantedTopic[] {
  const listed = listListed(index, leaveKnown(question), technologies);
  const named = new Set([...listNamed(index, question, technologies, doubleWords), ...listed]);
  const wanted = listWanted(index, question.replace(doubleWords, ' '), technologies)
    .map((phrase) => findPhraseWanted(index, phrase, { technologies, named }))
    .filter((found) => found.length > 0);
  const share = Math.max(2, Math.floor(most / Math.max(1, wanted.length)));
  const goals = new Map<string, number>([...listed].map((key) => [key, 1] as const));
  for (const { key, weight } of wanted.flatMap((found) => found.slice(0, share))) {
    goals.set(key, Math.max(goals.get(key) ?? 0, weight));
  }
  return [...goals]
    .map(([key, weight]): WantedTopic => (named.has(key) ? { key, weight } : { key, weight, near: true }))
    .filter(({ near: isNear }) => listed.size === 0 || isNear !== true)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most);
}

/** Without what is known or left out. */
function leaveKnown(question: string): string {
  const clauses = question.split(sentenceBreaks).flatMap(listClauses);
  const open = clauses.filter(({ stance }) => stance === null);
  return open.map(({ text }) => text.replace(skippedClauses, ' ')).join('. ');
}

type Sought = { readonly technologies: readonly string[]; readonly named: ReadonlySet<string> };

function findPhraseWanted(index: TopicIndex, phrase: string, { technologies, named }: Sought): WantedTopic[] {
  const words = readQuestion(index, phrase).filter(({ text }) => !isPlanning(text));
  const found = technologies.flatMap((technology): Found[] =>
    markNames(index, words, technology).every(isFaint)
      ? []
      : findByWords(index, words, { technology, limit: most }),
  );
  const best = Math.max(0, ...found.map(({ score }) => score));
  return found
    .filter((one) => one.score >= minShare * best && (named.has(one.key) ? isMet(one) : isAlike(one)))
    .toSorted((a, b) => b.score - a.score)
    .map(({ key, score }) => ({ key, weight: Math.round((100 * score) / best) / 100 }));
}

function isMet({ similarity, coverage }: Found): boolean {
  return similarity > 0 && coverage > minCoverage;
}

function isAlike({ similarity, coverage }: Found): boolean {
  return similarity >= near.similarity && coverage >= near.coverage;
}
