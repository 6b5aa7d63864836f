import { jobForms, lengthForms, nextForms } from '#lexicon/intent/advice-words.ts';

import { findByWords } from '../../search/find-topics.ts';
import { markAllNames, readQuestion } from '../../search/query/question-words.ts';
import { foldText } from '../../search/text/plain-text.ts';
import type { Intent } from '../meaning/meaning.ts';
import { listMentioned } from '../names/mentions.ts';
import { countContent } from './content.ts';
import type { MessageReading } from '../read-message.ts';

export type Advice = {
  readonly about: 'time' | 'work' | 'choice' | 'next' | 'career';
  readonly technologies: readonly string[];
  /** The topic after which something is to come; absent for a whole technology. */
  readonly topic?: string;
};

export function readAdvice(read: MessageReading, intent: Intent): Advice {
  const named = listMentioned(read.mentions);
  const technologies = named.length > 0 ? named : read.technologies;
  if (intent === 'compare')
    return { about: 'choice', technologies: [...new Set([...named, ...read.technologies])] };
  if (intent === 'next') return { about: 'next', technologies, ...findDone(read, technologies) };
  const text = foldText(read.kept);
  if (lengthForms.test(text)) return { about: 'time', technologies };
  return { about: jobForms.test(text) ? 'work' : 'career', technologies };
}

/** From this similarity to a title on, what is done is that topic. */
const near = 0.4;

function findDone({ index, kept }: MessageReading, technologies: readonly string[]): Pick<Advice, 'topic'> {
  const done = nextForms.exec(foldText(kept))?.groups?.['done'] ?? kept;
  const words = markAllNames(index, readQuestion(index, done), technologies);
  const [best] = technologies
    .flatMap((technology) => findByWords(index, words, { technology, limit: 1 }))
    .toSorted((a, b) => b.score - a.score);
  const isNamed = countContent(words).topics > 0 && best !== undefined && best.similarity >= near;
  return isNamed ? { topic: best.key } : {};
}
