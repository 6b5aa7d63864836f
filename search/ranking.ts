import { measureCoverage } from './coverage.ts';
import type { FindableTopic } from './findable-topic.ts';
import { findIntroduction } from './introduction.ts';
import { scoreNgrams } from './score-ngrams.ts';
import type { Option } from './query/options.ts';
import { makeSimilarity } from './similarity.ts';
import { listHolders, type Scope } from './scope.ts';
import type { WeighedWord } from './query/weighed-words.ts';

/** A place in the index with its score, how much of the question it holds, and how nearly its title or an alias is the question. */
export type Ranked = {
  readonly place: number;
  readonly score: number;
  readonly coverage: number;
  readonly similarity: number;
};

const shortList = 30;
/** How much more a topic counts that is the very question, and one that holds all of it. */
const [similarityWeight, coverageWeight] = [2.5, 0.3];
/** From so near on, a topic's common words count more too: "how do I read …" begins many questions. */
const veryNear = 3;
const importances = { core: 1, usual: 0.92, niche: 0.82 };
const laterLevel = 0.05;
const introducing = 1.5;

/** The places that hold words of a question, best first; equal ones in the order of the index. */
export function rankPlaces(
  scope: Scope,
  words: readonly WeighedWord[],
  ngrams: readonly string[] = [],
): Ranked[] {
  const [ofWords, ofNgrams] = [scoreWords(scope, words), scoreNgrams(scope, ngrams)];
  const measureSimilarity = makeSimilarity(scope, words);
  const introduction = findIntroduction(scope, words);
  return [...ofWords]
    .map(([place, sum]) => ({ place, sum, more: ofNgrams[place - scope.range.start] ?? 0 }))
    .toSorted((a, b) => b.sum + b.more - a.sum - a.more || a.place - b.place)
    .slice(0, shortList)
    .map(({ place, sum, more }) => {
      const [coverage, similarity] = [measureCoverage(scope, words, place), measureSimilarity(place)];
      const near = (1 + similarityWeight * similarity) * (1 + coverageWeight * coverage);
      const expected = expectTopic(scope.index.topics[place]) * (place === introduction ? introducing : 1);
      return {
        place,
        coverage,
        similarity,
        score: (sum * near + more * Math.max(1, near / veryNear)) * expected,
      };
    })
    .toSorted((a, b) => b.score - a.score || a.place - b.place);
}

function scoreWords(scope: Scope, words: readonly WeighedWord[]): Map<number, number> {
  const scores = new Map<number, number>();
  for (const { options, share } of words) {
    for (const [place, strength] of findStrengths(scope, options)) {
      scores.set(place, (scores.get(place) ?? 0) + share * strength);
    }
  }
  return scores;
}

/** Of two topics that hold a question alike, the one that more learners meet is meant more often. */
function expectTopic(topic: FindableTopic | undefined): number {
  return importances[topic?.importance ?? 'core'] - laterLevel * ((topic?.level ?? 1) - 1);
}

function findStrengths(scope: Scope, options: readonly Option[]): Map<number, number> {
  const best = new Map<number, number>();
  for (const option of options) {
    for (const [place, strength] of findOption(scope, option)) {
      if (strength > (best.get(place) ?? 0)) best.set(place, strength);
    }
  }
  return best;
}

function findOption(scope: Scope, { stems, weight }: Option): Map<number, number> {
  const strengths = new Map<number, number>();
  for (const stem of stems) {
    for (const [place, strength] of listHolders(scope, stem)) {
      strengths.set(place, (strengths.get(place) ?? 0) + (weight * strength) / stems.length);
    }
  }
  return strengths;
}
