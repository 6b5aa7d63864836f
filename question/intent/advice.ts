import { countContent, isEveryday, looksLikeCode } from './content.ts';
import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { listMentioned, type Mention } from '../names/mentions.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { markAllNames, readQuestion } from '../../search/query/question-words.ts';
import { choiceForms, choiceWords, jobForms, lengthForms, nextForms } from '#lexicon/intent/advice-words.ts';

/** What is asked about technologies as a whole: how long they take, whether they lead to work, which of them to take, what comes next. */
export type Advice = {
  readonly about: 'time' | 'work' | 'choice' | 'next';
  readonly technologies: readonly string[];
  /** The topic behind which something is to come; absent where it is a whole technology. */
  readonly topic?: string;
};

type Asking = {
  readonly text: string;
  readonly mentions: readonly Mention[];
  /** Those of the field, where the question names none. */
  readonly technologies: readonly string[];
};

/** The advice that a question asks for, null where it asks for something else; also where it goes on to name a topic. */
export function readAdvice(index: TopicIndex, asking: Asking): Advice | null {
  const { mentions } = asking;
  const text = foldText(asking.text);
  if (!question.test(text) || looksLikeCode(text) || isEveryday(text)) return null;
  const named = listMentioned(mentions.filter(({ told }) => told === null));
  const isOnly = (rest: string) => namesNoTopic(index, rest, named);
  if (
    named.length > 1 &&
    choiceForms.test(text) &&
    between.test(text) &&
    isOnly(text.replace(choiceWords, ' '))
  )
    return { about: 'choice', technologies: named };
  const technologies = named.length > 0 ? named : asking.technologies;
  if (technologies.length === 0 || mentions.some(({ kind }) => kind === 'uncovered')) return null;
  if (lengthForms.test(text) && isOnly(text.replace(lengthWords, ' ')))
    return { about: 'time', technologies };
  const done = nextForms.exec(text)?.groups?.['done'];
  if (done !== undefined) return findNext(index, done, { technologies, named });
  if (jobForms.test(text)) return { about: 'work', technologies };
  return null;
}

/** Whether a text is a question by its first word or its last sign. */
const question =
  /[?¿؟？]|^\W*(?:how|what|what's|which|who|can|could|is|are|do|does|will|would|should|am|if i)\b|\b(?:which (?:one|should)|should i)\b/u;
type Behind = { readonly technologies: readonly string[]; readonly named: readonly string[] };

/** So near to a title, something that is done is that topic. */
const near = 0.4;

function findNext(index: TopicIndex, done: string, { technologies, named }: Behind): Advice | null {
  if (named.length > 0 && namesNoTopic(index, done, named)) return { about: 'next', technologies: named };
  const [best] = technologies
    .flatMap((technology) => findTopics(index, done, { technology, limit: 1 }))
    .toSorted((a, b) => b.score - a.score);
  if (!best || best.similarity < near) return null;
  return { about: 'next', technologies: [best.technology], topic: best.key };
}

const between = /\b(?:or|vs|versus|between|and)\b|,/u;
const lengthWords =
  /\b(?:how|long|much|time|many|take|takes|took|spend|get|good|better|become|becoming|at|it|finish|complete|roughly|usually|realistic|timeline|fluent|average|person|scratch)\b/gu;

function namesNoTopic(index: TopicIndex, text: string, named: readonly string[]): boolean {
  return countContent(markAllNames(index, readQuestion(index, text), named)).topics === 0;
}
