import { bandOf } from '../../search/coverage.ts';
import { nameStems } from '../../search/query/names.ts';
import { findByWords, type Found } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import type { Mention } from '../names/mentions.ts';
import type { QuestionWord } from '../../search/query/question-word.ts';
import { stemWord } from '../../search/text/stem.ts';
import { isFaint } from '../../search/query/weighed-words.ts';
import { actionWords } from '#lexicon/text/action-words.ts';

export type TopicAnswer = { readonly technologies: readonly string[]; readonly topics: readonly Found[] };

export type Asked = {
  readonly kept: string;
  readonly words: readonly QuestionWord[];
  readonly ngrams: readonly string[];
  readonly translated: boolean;
  readonly technologies: readonly string[];
  readonly mentions: readonly Mention[];
};

const most = 6;
const opening = 3;

export function findOwn(index: TopicIndex, asked: Asked): TopicAnswer {
  const { technologies } = asked;
  if (technologies.length === 0) return keepOne(findAmong(index, asked, [undefined]));
  const topics = findAmong(index, asked, technologies);
  return { technologies: topics[0] ? [topics[0].technology] : technologies, topics };
}

/** The topics of the best of some other technologies. There, the names that were asked about, symbols and verbs prove nothing. */
export function findOthers(
  index: TopicIndex,
  asked: Asked,
  technologies: readonly (string | undefined)[],
): TopicAnswer {
  const own = new Set(asked.technologies.flatMap((technology) => nameStems(index.names, technology)));
  const words = asked.words.filter(({ text }) => !own.has(stemWord(text)));
  const others = technologies.filter((other) => other === undefined || !asked.technologies.includes(other));
  const informative = words.some(
    (word) => !isFaint(word) && !actionWords.has(word.text) && /\p{L}/u.test(word.text),
  );
  return keepOne(informative ? findAmong(index, { ...asked, words }, [...new Set(others)]) : []);
}

export function findOpening(index: TopicIndex, technology: string): TopicAnswer {
  const { start, end } = index.ranges.get(technology) ?? { start: 0, end: 0 };
  const topics = index.topics.slice(start, Math.min(end, start + opening));
  return {
    technologies: [technology],
    topics: topics.map(({ key }) => ({ key, technology, score: 1, coverage: 1, similarity: 1 })),
  };
}

/** If only these are left, one of them is nearly always meant. */
const likely = 3;

export function coverageOf({ topics }: TopicAnswer): number {
  return Math.max(0, ...topics.slice(0, likely).map(({ coverage }) => coverage));
}

export function similarityOf({ topics }: TopicAnswer): number {
  return Math.max(0, ...topics.slice(0, likely).map(({ similarity }) => similarity));
}

export function holdsQuestion(answer: TopicAnswer): boolean {
  return bandOf(coverageOf(answer)) === 'sure' && similarityOf(answer) > 0;
}

function keepOne(topics: readonly Found[]): TopicAnswer {
  const best = topics[0]?.technology;
  return {
    technologies: best === undefined ? [] : [best],
    topics: topics.filter(({ technology }) => technology === best),
  };
}

function findAmong(index: TopicIndex, asked: Asked, technologies: readonly (string | undefined)[]): Found[] {
  const { words, ngrams, translated } = asked;
  return technologies
    .flatMap((technology) => findByWords(index, words, { technology, limit: most, ngrams, translated }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}
