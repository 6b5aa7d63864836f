import type { TopicSection } from '#content/roadmap.ts';
import type { AskTurn } from '#contract/assistant.ts';
import { foldText } from '#search/text/plain-text.ts';

import { isQuiz } from '../../kinds/quiz-reply.ts';
import type { Library } from '../../library.ts';
import { escapeMarks, marksOf } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { keepAfterCare, type AskedMessage, listPlanTopics } from '../chat.ts';
import type { FollowupReply } from '../followup-reply.ts';

const wantsMore =
  /\b(?:another|next|(?:one|some) more|more questions?|other (?:one|question)|new one|harder|tougher|more difficult|easier|different|noch eine|otra|une autre|outra|un'altra|jeszcze jedno)\b/;
const wantsHarder = /\b(?:harder|tougher|more difficult|difficult|too easy|schwerer|mas dificil|plus dur)\b/;
const guesses =
  /^(?:is it|it'?s|i (?:think|guess|say)|my answer|the answers?|answers?|solutions?|is (?:that|this) (?:right|correct)|number|(?:the )?(?:first|second|third|last)|[a-d])\b|\b(?:the|show|give|reveal)\b.{0,12}\b(?:answers?|solutions?)\b/;
/** A longer message is about more than a quiz. */
const most = 14;

/** What a quiz goes on with: another question, or the answers to the last ones; null where it was no quiz, or neither is wanted. */
export function goOnQuiz(library: Library, asked: AskedMessage): FollowupReply | null {
  const thread = keepAfterCare(asked.thread ?? []);
  const at = thread.findLastIndex(({ problem, meaning }) => isQuiz(problem) || meaning.followup === 'quiz');
  const topic = library.topics.get(thread[at]?.meaning.topics[0] ?? '');
  const text = foldText(asked.problem).trim();
  const isNear = at >= 0 && thread.slice(at + 1).every(({ meaning }) => meaning.followup !== undefined);
  if (!topic || !isNear || asked.corrections || text.split(/\s+/).length > most) return null;
  if (wantsMore.test(text)) return askMore(library, { topic, thread, isHarder: wantsHarder.test(text) });
  return guesses.test(text) ? tellAnswers(library, topic) : null;
}

type More = {
  readonly topic: TopicSection;
  readonly thread: readonly AskTurn[];
  readonly isHarder: boolean;
};

/** The question of a topic that builds on the one before, where it may be harder, or else of one at its side. */
function askMore(library: Library, { topic, thread, isHarder }: More): FollowupReply {
  const own = listPlanTopics(library, [topic.technology]);
  const above = own.filter(({ prerequisites }) => prerequisites.includes(topic.key));
  const beside = own.filter(({ chapter, key }) => chapter === topic.chapter && key !== topic.key);
  const had = new Set(thread.flatMap(({ meaning }) => meaning.topics));
  const all = isHarder ? [...above, ...beside] : [...beside, ...above];
  const next = all.find(({ key }) => !had.has(key)) ?? all[0] ?? topic;
  return {
    paragraphs: [
      `${isHarder ? 'A harder one' : 'Another one'}, from ${linkTopic(next)}: ${marksOf(next).ask}`,
      `Think first. Then compare: ${escapeMarks(next.check.answer)}`,
      'Write "another one" to go on, or "harder".',
    ],
    topics: [next.key],
  };
}

/** The questions had no letters to choose from, so each answer is told. */
function tellAnswers(library: Library, topic: TopicSection): FollowupReply {
  const before = topic.prerequisites.flatMap((key) => library.topics.get(key) ?? []);
  const lines = [topic, ...before].map(
    (one) => `- ${linkTopic(one)}: ${marksOf(one).ask} **Answer:** ${escapeMarks(one.check.answer)}`,
  );
  return {
    paragraphs: [
      'My questions have no letters to choose from, so compare your answer with these:',
      lines.join('\n'),
      'Write "another one but harder" to go on.',
    ],
    topics: [topic.key],
  };
}
