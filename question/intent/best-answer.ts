import { findByWords } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { listMentioned } from '../names/mentions.ts';
import { bandOf } from '../../search/coverage.ts';
import {
  type Asked,
  coverageOf,
  findOthers,
  findOwn,
  holdsQuestion,
  similarityOf,
  type TopicAnswer,
} from './answers.ts';

const [certain, enough] = [0.65, 0.6];
/** Java's "Abstract classes and interfaces" scores 13 for "what is an interface"; React's topic that only speaks of closures, 8. */
const [whole, called] = [0.95, 10.5];
/** This few words can be the exact title of a topic. */
const short = 4;
/** The least coverage of another technology's topic, and how many times the score it needs. */
const [held, clearly] = [0.4, 1.6];
const nearest = 30;
/** The similarity of a topic that has a part of the question, and of one that is about it. */
const [met, alike] = [0.3, 0.7];

/** The topics that answer a question: those of the technologies asked, unless one that the question mentions or that lies near answers clearly better. */
export function findAnswer(index: TopicIndex, asked: Asked): TopicAnswer {
  const own = findOwn(index, asked);
  if (asked.technologies.length === 0 || isCertain(own, asked)) return own;
  const other = findOthers(index, asked, listBetter(index, asked));
  if (other.topics.length > 0) return other;
  if (bandOf(coverageOf(own)) !== 'foreign' || similarityOf(own) >= met) return own;
  const any = findOthers(index, asked, [undefined]);
  return holdsQuestion(any) && similarityOf(any) >= alike ? any : own;
}

function listBetter(index: TopicIndex, asked: Asked): string[] {
  const { words, ngrams, translated, technologies } = asked;
  const all = findByWords(index, words, { limit: nearest, ngrams, translated });
  const mine = all.find(({ technology }) => technologies.includes(technology)) ?? all[nearest - 1];
  const others = listOthers(index, asked);
  const best = all.find(({ technology }) => others.has(technology));
  if (!best || best.coverage < held || best.score < clearly * (mine?.score ?? 0)) return [];
  return [best.technology];
}

/** A topic with most of a question answers it. For few words it must also be about them, or have all of them in its names. */
function isCertain(own: TopicAnswer, { words }: Asked): boolean {
  const [best] = own.topics;
  if (best && best.coverage >= whole && best.score >= called) return true;
  return coverageOf(own) >= certain && (similarityOf(own) >= enough || words.length > short);
}

function listOthers({ names }: TopicIndex, { technologies, mentions }: Asked): Set<string> {
  const near = names.technologies
    .filter(({ slug }) => technologies.includes(slug))
    .flatMap((one) => one.meant.concat(one.near));
  const mentioned = listMentioned(mentions.filter(({ stance }) => stance !== 'known'));
  return new Set([...near, ...mentioned].filter((other) => !technologies.includes(other)));
}
