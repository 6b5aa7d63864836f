import type { DirectAnswer } from '#content/answers/answer-schema.ts';
import type { CareerQuestion } from '#content/careers/career-schema.ts';
import { splitKey } from '#content/topic-key.ts';
import { makeIndex, type TopicIndex } from '#search/index.ts';
import type { Naming } from '#search/query/names.ts';

/** Answers by the words of those who ask; the key of each in the index is its place in `answers`. */
export type DirectIndex = { readonly answers: readonly WrittenAnswer[]; readonly index: TopicIndex };

/** `career` is where it is about worth, work or choice. */
export type WrittenAnswer = DirectAnswer & { readonly career?: CareerQuestion };

/** Of answers about learning, which belong to no technology. */
export const ofNone = 'none';

/** Each ask is found as a title would be, so nothing but its own words counts for it. */
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

/** A question about worth, work or choice, as it is found where its parts are said in other words. */
export function writeAsAnswer(question: CareerQuestion): WrittenAnswer {
  const { asks, says, also } = question;
  return { asks, says, also, career: question };
}

export function subjectOf({ topic, technology }: DirectAnswer): string {
  return topic === undefined ? (technology ?? ofNone) : splitKey(topic).technology;
}
