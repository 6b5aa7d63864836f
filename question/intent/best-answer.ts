import {
  type TopicAnswer,
  type Asked,
  coverageOf,
  findOthers,
  findOwn,
  holdsQuestion,
  similarityOf,
} from './answers.ts';
import { bandOf } from '../../search/coverage.ts';
import type { TopicIndex } from '../../search/index.ts';
import { listMentioned } from '../names/mentions.ts';
import { raisedErrors } from '#lexicon/text/raised-errors.ts';

const certain = 0.8;
/** So few words can be the very title of a topic. */
const short = 4;
/** Similarity of a topic that has a part of what is asked, that is near enough where it holds all of it, that is about it, that does more than touch it, that is the very thing. */
const [met, enough, alike, touched, same] = [0.3, 0.6, 0.7, 0.75, 0.9];
/** How much more another technology must hold to answer in the place of the one asked. */
const gain = { meant: 0.3, mentioned: 0.15, near: 0.55, raised: 0.3 };

/**
 * The topics that answer a question: those of the technologies asked, unless one that the question mentions or one that lies near holds
 * clearly more of it or is the very thing, or nothing asked holds it and some other technology is the very thing.
 */
export function findAnswer(index: TopicIndex, asked: Asked): TopicAnswer {
  const own = findOwn(index, asked);
  const raised = findRaised(index, asked, own);
  if (raised) return raised;
  const held = holdsQuestion(own);
  if (held && coverageOf(own) >= certain && (similarityOf(own) >= touched || asked.words.length > short))
    return own;
  const near = findOthers(index, asked, listNear(index, asked));
  if (isThing(near) && similarityOf(own) < (held && coverageOf(own) >= certain ? enough : touched))
    return near;
  const meant = near.technologies.every((technology) => isMeant(index, asked, technology));
  if (holdsMore(near, own, meant ? gain.meant : gain.near) && (meant || !held)) return near;
  if (held) return own;
  const mentioned = findOthers(
    index,
    asked,
    listMentioned(asked.mentions.filter(({ told }) => told !== 'known')),
  );
  if (holdsMore(mentioned, own, gain.mentioned)) return mentioned;
  if (bandOf(coverageOf(own)) !== 'foreign' || similarityOf(own) >= met) return own;
  const any = findOthers(index, asked, [undefined]);
  return holdsQuestion(any) && similarityOf(any) >= alike ? any : own;
}

/** What explains a pasted error of the language below the technology asked, where that itself hardly speaks of it. */
function findRaised(index: TopicIndex, asked: Asked, own: TopicAnswer): TopicAnswer | null {
  const near = new Set(listNear(index, asked));
  const raising = raisedErrors.filter(
    ([technology, error]) => near.has(technology) && error.test(asked.kept),
  );
  if (raising.length === 0) return null;
  const other = findOthers(
    index,
    asked,
    raising.map(([technology]) => technology),
  );
  return holdsQuestion(other) && similarityOf(other) >= similarityOf(own) + gain.raised ? other : null;
}

function holdsMore(other: TopicAnswer, own: TopicAnswer, least: number): boolean {
  return holdsQuestion(other) && similarityOf(other) >= met && coverageOf(other) >= coverageOf(own) + least;
}

function isThing(answer: TopicAnswer): boolean {
  return holdsQuestion(answer) && similarityOf(answer) >= same;
}

function listNear({ names }: TopicIndex, { technologies }: Asked): string[] {
  return names.technologies
    .filter(({ slug }) => technologies.includes(slug))
    .flatMap(({ near, meant }) => meant.concat(near));
}

function isMeant({ names }: TopicIndex, { technologies }: Asked, other: string): boolean {
  return names.technologies.some(({ slug, meant }) => technologies.includes(slug) && meant.includes(other));
}
