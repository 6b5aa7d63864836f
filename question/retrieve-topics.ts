import { feelings } from '#lexicon/intent/circumstance-words.ts';

import { bandOf } from '../search/coverage.ts';
import { isNamedInScope, isPlanning } from '../search/query/planning.ts';
import type { QuestionWord } from '../search/query/question-word.ts';
import { markAllNames, markNames, readQuestion } from '../search/query/question-words.ts';
import { findScope } from '../search/scope.ts';
import { listNgrams } from '../search/text/n-grams.ts';
import { stemWord } from '../search/text/stem.ts';
import { findSynonyms } from '../search/text/synonyms.ts';
import type { Retrieval } from './features.ts';
import { coverageOf, findOpening, holdsQuestion, similarityOf, type TopicAnswer } from './intent/answers.ts';
import { findAnswer } from './intent/best-answer.ts';
import { countContent } from './intent/content.ts';
import { listMentioned } from './names/mentions.ts';
import type { MessageWords } from './message-words.ts';

export type Retrieved = {
  readonly answer: TopicAnswer;
  readonly opening: TopicAnswer;
  readonly retrieval: Retrieval;
};

const minAlone = 0.35;

export function retrieveTopics(read: MessageWords): Retrieved {
  const { index, kept, terms, english, technologies, mentions } = read;
  const known = listMentioned(mentions.filter(({ stance }) => stance === 'known'));
  const said = terms.replace(feelings, ' ');
  const words = markAllNames(index, readQuestion(index, said), known);
  const ngrams = listNgrams(said);
  const answer = findAnswer(index, { kept, words, ngrams, translated: !english, technologies, mentions });
  const content = countContent(markNames(index, words, technologies[0]));
  const similarity = similarityOf(answer);
  const isLone = content.topics === 1 && similarity < minAlone && !words.some(isTerm);
  const topicWords = countContent(
    markAllNames(index, words, [...technologies, ...listMentioned(mentions)]),
  ).topics;
  return {
    answer,
    opening: findOpening(index, technologies[0] ?? ''),
    retrieval: {
      band: isLone ? 'foreign' : bandOf(coverageOf(answer)),
      similarity,
      isClear: standsOut(answer),
      score: answer.topics[0]?.score ?? 0,
      topicWords,
      isFamiliar: isFamiliar(read, words),
      standsIn: holdsQuestion(answer) && standsIn(read, answer),
    },
  };
}

/** Fitted to 564 questions of strangers: below, fewer than half had the right topic first; above, six in seven did. */
const clear = { score: 10, lead: 0.4, sum: 1.8 } as const;

/** Whether the best topic has much of the question, and more of it than the next. */
function standsOut({ topics: [best, next] }: TopicAnswer): boolean {
  if (!best) return false;
  const lead = (best.score - (next?.score ?? 0)) / best.score;
  return best.score / clear.score + lead / clear.lead >= clear.sum;
}

/** A roadmap whose topics have "Flask" answers about it. An unknown word in the field does not hide a clear question. */
function standsIn({ field, subject }: MessageWords, { technologies }: TopicAnswer): boolean {
  if (field.kind !== 'covered') return 'uncovered' in subject && subject.uncovered === null;
  return technologies.some((one) => field.technologies.includes(one));
}

function isTerm({ text, role }: QuestionWord): boolean {
  return (
    role === 'topic' && !isPlanning(text) && (text.includes(' ') || findSynonyms([stemWord(text)]).length > 0)
  );
}

/** Most of several words are in titles and aliases, though no topic has enough of them: close to what we teach. */
function isFamiliar({ index, technologies }: MessageWords, words: readonly QuestionWord[]): boolean {
  const scope = findScope(index, technologies[0]);
  const informative = words.filter((word) => word.role === 'topic' && !isPlanning(word.text));
  const known = informative.filter(({ options }) => isNamedInScope(scope, options));
  return known.length >= 3 && known.length >= informative.length * 0.6;
}
