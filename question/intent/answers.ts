import { bandOf } from '../../search/coverage.ts';
import { nameStems } from '../../search/query/names.ts';
import { findByWords, type Found } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import type { Mention } from '../names/mentions.ts';
import type { QuestionWord } from '../../search/query/question-words.ts';
import { stemWord } from '../../search/text/stem.ts';
import { isFaint } from '../../search/query/weighed-words.ts';
import { actionWords } from '#lexicon/text/action-words.ts';

/** The topics that answer, best first, and whose they are. */
export type TopicAnswer = { readonly technologies: readonly string[]; readonly topics: readonly Found[] };

export type Asked = {
  /** The question as typed. */
  readonly kept: string;
  /** The words of the question. */
  readonly words: readonly QuestionWord[];
  readonly translated: boolean;
  readonly technologies: readonly string[];
  readonly mentions: readonly Mention[];
};

const most = 6;
const opening = 3;

/** The topics of the technologies asked; of the best of all where none is. */
export function findOwn(index: TopicIndex, asked: Asked): TopicAnswer {
  const { technologies } = asked;
  if (technologies.length === 0) return keepOne(findAmong(index, asked, [undefined]));
  const topics = findAmong(index, asked, technologies);
  return { technologies: topics[0] ? [topics[0].technology] : technologies, topics };
}

/** The topics of the best of some other technologies. The names of those asked say nothing there, and a mere symbol or verb proves nothing. */
export function findOthers(
  index: TopicIndex,
  asked: Asked,
  technologies: readonly (string | undefined)[],
): TopicAnswer {
  const own = new Set(asked.technologies.flatMap((technology) => nameStems(index.names, technology)));
  const words = asked.words.filter(({ text }) => !own.has(stemWord(text)));
  const others = technologies.filter((other) => other === undefined || !asked.technologies.includes(other));
  const telling = words.some(
    (word) => !isFaint(word) && !actionWords.has(word.text) && /\p{L}/u.test(word.text),
  );
  return keepOne(telling ? findAmong(index, { ...asked, words }, [...new Set(others)]) : []);
}

/** The first topics of a roadmap: the answer to what a technology is and what it is for. */
export function findOpening(index: TopicIndex, technology: string): TopicAnswer {
  const { start, end } = index.ranges.get(technology) ?? { start: 0, end: 0 };
  const topics = index.topics.slice(start, Math.min(end, start + opening));
  return {
    technologies: [technology],
    topics: topics.map(({ key }) => ({ key, technology, score: 1, coverage: 1, similarity: 1 })),
  };
}

/** How much of the question the best topic holds. */
export function coverageOf({ topics }: TopicAnswer): number {
  return topics[0]?.coverage ?? 0;
}

/** How nearly the best topic is the very thing asked. */
export function similarityOf({ topics }: TopicAnswer): number {
  return topics[0]?.similarity ?? 0;
}

/** Whether the best topic surely answers. */
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

/** The topics of some technologies, or of all where one is undefined, best first. */
function findAmong(index: TopicIndex, asked: Asked, technologies: readonly (string | undefined)[]): Found[] {
  const { words, translated } = asked;
  return technologies
    .flatMap((technology) => findByWords(index, words, { technology, limit: most, translated }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, most);
}
