import { feelings } from '#lexicon/intent/circumstance-words.ts';

import { bandOf } from '../search/coverage.ts';
import { isNamedInScope, isPlanning } from '../search/query/planning.ts';
import { markAllNames, markNames, type QuestionWord, readQuestion } from '../search/query/question-words.ts';
import { findScope } from '../search/scope.ts';
import { stemWord } from '../search/text/stem.ts';
import { findSynonyms } from '../search/text/synonyms.ts';
import type { Retrieval } from './features.ts';
import { coverageOf, findOpening, holdsQuestion, similarityOf, type TopicAnswer } from './intent/answers.ts';
import { findAnswer } from './intent/best-answer.ts';
import { countContent } from './intent/content.ts';
import { listMentioned } from './names/mentions.ts';
import type { MessageReading } from './read-message.ts';

type Read = Omit<MessageReading, 'features' | 'retrieved'>;

/** The topics that answer a message, how well they do, and those that say what its technology is. */
export type Retrieved = {
  readonly answer: TopicAnswer;
  readonly opening: TopicAnswer;
  readonly retrieval: Retrieval;
};

/** How nearly a single word must be a title or an alias. */
const leastAlone = 0.35;

export function findRetrieved(read: Read): Retrieved {
  const { index, kept, terms, english, technologies, mentions } = read;
  const told = listMentioned(mentions.filter(({ told: one }) => one === 'known'));
  const words = markAllNames(index, readQuestion(index, terms.replace(feelings, ' ')), told);
  const answer = findAnswer(index, { kept, words, translated: !english, technologies, mentions });
  const content = countContent(markNames(index, words, technologies[0]));
  const similarity = similarityOf(answer);
  const isLone = content.topics === 1 && similarity < leastAlone && !words.some(isTerm);
  const topicWords = countContent(
    markAllNames(index, words, [...technologies, ...listMentioned(mentions)]),
  ).topics;
  return {
    answer,
    opening: findOpening(index, technologies[0] ?? ''),
    retrieval: {
      band: isLone ? 'foreign' : bandOf(coverageOf(answer)),
      similarity,
      topicWords,
      isFamiliar: isFamiliar(read, words),
      standsIn: holdsQuestion(answer) && standsIn(read, answer),
    },
  };
}

/** A roadmap whose topics hold "Flask" answers about it; a field with an unknown word in it does not hide a question that is clear. */
function standsIn({ field, subject }: Read, { technologies }: TopicAnswer): boolean {
  if (field.kind !== 'covered') return 'uncovered' in subject && subject.uncovered === null;
  return technologies.some((one) => field.technologies.includes(one));
}

/** Whether a word or phrase is one of programming: another name for it is known. */
function isTerm({ text, role }: QuestionWord): boolean {
  return (
    role === 'topic' && !isPlanning(text) && (text.includes(' ') || findSynonyms([stemWord(text)]).length > 0)
  );
}

/** Most of several words stand in titles and aliases, though no topic holds enough of them: close to what we teach all the same. */
function isFamiliar({ index, technologies }: Read, words: readonly QuestionWord[]): boolean {
  const scope = findScope(index, technologies[0]);
  const telling = words.filter((word) => word.role === 'topic' && !isPlanning(word.text));
  const known = telling.filter(({ options }) => isNamedInScope(scope, options));
  return known.length >= 3 && known.length >= telling.length * 0.6;
}
