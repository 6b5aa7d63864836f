import { subjectOf } from '#content/answers/answer-parts.ts';
import type { DirectAnswer } from '#content/answers/answer-schema.ts';
import type { CareerQuestion } from '#content/careers/career-schema.ts';
import { makeIndex, type TopicIndex } from '#search/index.ts';
import type { Naming } from '#search/query/names.ts';

/** Answers by how people ask for them; the key of each in the index is its position in `answers`. */
export type DirectIndex = { readonly answers: readonly WrittenAnswer[]; readonly index: TopicIndex };

/** `career` is set if it is about worth, work or choice. */
export type WrittenAnswer = DirectAnswer & { readonly career?: CareerQuestion };

/** Each ask is indexed as a title, so only its own words count. */
export function makeDirectIndex(
  answers: readonly WrittenAnswer[],
  topics: ReadonlyMap<string, { readonly title: string }>,
  naming: Naming,
): DirectIndex {
  const documents = answers.map((answer, at) => ({
    key: `${at}`,
    technology: subjectOf(answer),
    title: topics.get(answer.topic ?? '')?.title ?? '',
    aliases: answer.asks,
    description: answer.says,
    chapter: '',
  }));
  return { answers, index: makeIndex(documents, naming) };
}

/** Lets a question about worth, work or choice be found in other words than its parts. */
export function writeAsAnswer(question: CareerQuestion): WrittenAnswer {
  const { asks, says, also } = question;
  return { asks, says, also, career: question };
}
