import type { TopicSection } from '#content/roadmap.ts';
import type { Found } from '../../search/find-topics.ts';

import type { ReplyBody } from '../reply-body.ts';
import type { Library } from '../library.ts';
import { marksOf } from '../marks.ts';
import { linkTopic } from '../words.ts';

const asks = [
  /\b(?:quiz|test|drill|examine) me\b/i,
  /\b(?:give|make|send|show|ask|set|want|need)\b(?: \w+){0,4} (?:quiz|quizzes|test questions|questions)\b/i,
  /^\W*(?:a |some )?(?:quiz|questions) (?:on|about)\b/i,
];
/** What a learner wants to build, not to sit. */
const built = /\bquiz(?:zes)? (?:app|application|game|project|program|page|website|site|bot)\b/i;

/** Whether a message asks for questions to answer. */
export function isQuiz(message: string): boolean {
  return asks.some((ask) => ask.test(message)) && !built.test(message);
}

const most = 5;
/** So far from the best score, a topic only shares a word with what was asked. */
const alsoNear = 0.4;

/** The questions with which a topic, those near it and those that it builds on are checked. */
export function writeQuiz(library: Library, found: readonly Found[]): ReplyBody {
  const topics = chooseTopics(library, found);
  const [best] = topics;
  if (!best) return { paragraphs: [] };
  const others = topics.length > 1 ? ' and related topics' : '';
  return {
    paragraphs: [
      `Here is a quiz on ${linkTopic(best)}${others}. Answer each question before you look: the answer is folded under its topic.`,
      topics.map((topic, at) => `${at + 1}. ${linkTopic(topic)}: ${marksOf(topic).ask}`).join('\n'),
    ],
  };
}

function chooseTopics(library: Library, found: readonly Found[]): TopicSection[] {
  const least = alsoNear * (found[0]?.score ?? 0);
  const near = found
    .filter(({ score }) => score >= least)
    .flatMap(({ key }) => library.topics.get(key) ?? []);
  const [best] = near;
  const below = (best?.prerequisites ?? []).flatMap((name) => library.topics.get(name) ?? []);
  return [...new Set([...near, ...below])].slice(0, most);
}
