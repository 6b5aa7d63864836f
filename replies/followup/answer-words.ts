import type { TopicSection } from '#content/roadmap.ts';
import { joinWords, listSome } from '#wording/lists.ts';

import { escapeMarks, marksOf } from '../marks.ts';
import { splitSentences, splitSteps } from '../sentences.ts';
import { linkTopic } from '../words.ts';
import type { AnswerChat, GoOn } from './followup-reply.ts';

/** The same thing told again: in fewer words, in more, or with what it looks like. */
export const answerWords = {
  simpler: (chat) => tellSimply(chat, 1),
  'for-child': (chat) => tellSimply(chat, 2),
  'shorter-answer': ({ topic }) => [
    `In one sentence: ${tellFirst(topic, 1)}`,
    `The rest is under ${linkTopic(topic)}.`,
  ],
  'more-detail': tellMore,
  example: showExample,
  why: tellWhy,
} satisfies Readonly<Record<string, GoOn>>;

/** The first sentences of a description, which say what it is. */
export function tellFirst({ description }: TopicSection, sentences: number): string {
  return escapeMarks(splitSentences(description).slice(0, sentences).join(' '));
}

/** The steps of a task, one a line. */
export function listTaskSteps(topic: TopicSection): string {
  const steps = splitSentences(splitSteps(marksOf(topic).task));
  return steps.map((step, at) => `${at + 1}. ${step}`).join('\n');
}

function tellSimply({ library, topic }: AnswerChat, sentences: number): string[] {
  const before = topic.prerequisites.flatMap((key) => library.topics.get(key) ?? []);
  return [
    `**${linkTopic(topic)}**, only the idea: ${splitSteps(tellFirst(topic, sentences))}`,
    `It gets clear when you do it once, a step at a time:\n${listTaskSteps(topic)}`,
    ...(before.length > 0
      ? [`If a word in it is new to you, look at ${joinWords(before.map(linkTopic))} first.`]
      : []),
  ];
}

function tellMore({ library, topic, topics }: AnswerChat): string[] {
  const other = topics.find(({ key }) => key !== topic.key);
  const before = topic.prerequisites.flatMap((key) => library.topics.get(key) ?? []);
  const own = library.topicsOf.get(topic.technology) ?? [];
  const after = own.filter(({ prerequisites }) => prerequisites.includes(topic.key));
  return [
    `More on ${linkTopic(topic)}, page by page:\n${listReading(topic)}`,
    ...(before.length > 0 ? [`It builds on ${joinWords(before.map(linkTopic))}.`] : []),
    ...(after.length > 0 ? [`It is used in ${listSome(after.map(linkTopic), 4)}.`] : []),
    ...(other ? [`**${linkTopic(other)}** is near it: ${tellFirst(other, 2)}`] : []),
  ];
}

/** All pages of a topic, one a line. */
export function listReading(topic: TopicSection): string {
  return marksOf(topic)
    .pages.map((page) => `- ${page}`)
    .join('\n');
}

const maxExamples = 4;

/** The code in what the roadmap says of a topic, and its task as the place to see it work; for someone who had that, what else there is. */
function showExample(chat: AnswerChat): string[] {
  const { asked, topics } = chat;
  const had = asked.thread?.filter(({ meaning }) => meaning.followup === 'example').length ?? 0;
  const all = [chat.topic, ...topics.filter(({ key }) => key !== chat.topic.key)].flatMap((topic) =>
    groupCodes(topic).map((shown) => ({ topic, shown })),
  );
  const { topic, shown } = all[had % Math.max(1, all.length)] ?? { topic: chat.topic, shown: [] };
  const lines = shown.map((code) => `- ${escapeMarks(code)}`).join('\n');
  return [
    ...(shown.length > 0 ? [`This is how ${linkTopic(topic)} looks in code:\n${lines}`] : []),
    `A whole example to make, with ${linkTopic(topic)}:\n${listTaskSteps(topic)}`,
    `Pages with more examples:\n${listReading(topic)}`,
  ];
}

/** The pieces of code of a topic, a few at a time. */
function groupCodes({ description, task, check }: TopicSection): string[][] {
  const codes = [...`${description} ${task} ${check.ask}`.matchAll(/`[^`\n]{3,}`/g)].map(([code]) => code);
  const own = [...new Set(codes)];
  const starts = own.flatMap((_, at) => (at % maxExamples === 0 ? [at] : []));
  return starts.map((at) => own.slice(at, at + maxExamples));
}

const reasons =
  /\b(?:because|so that|since|so|therefore|otherwise|instead of|without|avoids?|keeps?|means|lets?|prevents?|which)\b/i;

function tellWhy({ library, topic }: AnswerChat): string[] {
  const sentences = splitSentences(topic.description).filter((sentence) => reasons.test(sentence));
  const before = topic.prerequisites.flatMap((key) => library.topics.get(key) ?? []);
  const told =
    sentences.length > 0
      ? `What the roadmap says of the reason: ${escapeMarks(sentences.join(' '))}`
      : `The roadmap says what ${linkTopic(topic)} does and not why. ${tellFirst(topic, 1)}`;
  return [
    told,
    ...(before.length > 0 ? [`It follows from ${joinWords(before.map(linkTopic))}.`] : []),
    `To see the reason, change one thing and watch what breaks: ${marksOf(topic).task}`,
  ];
}
