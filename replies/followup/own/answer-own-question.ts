import type { TopicSection } from '#content/roadmap.ts';
import type { AskTurn } from '#contract/assistant.ts';
import { classifyIntent } from '#question/classify-intent.ts';
import { isComparison } from '#question/contrasts/is-comparison.ts';
import { readOwnQuestion } from '#question/followup/own-question.ts';
import type { Intent } from '#question/meaning/meaning.ts';
import { readMentions } from '#question/names/mentions.ts';
import { isEnglish, translateTerms } from '#question/translate.ts';
import { findTopics, type Found } from '#search/find-topics.ts';
import { foldText } from '#search/text/plain-text.ts';

import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { listReading, listTaskSteps, tellFirst } from '../answer-words.ts';
import { type AskedMessage, keepAfterCare } from '../chat.ts';
import type { AskedAgain, FollowupReply } from '../followup-reply.ts';
import { findMatchingSentences, listSigns } from './matching-sentences.ts';

/** What a question that goes on from an answer may seem to be. */
const asked: ReadonlySet<Intent> = new Set(['concept', 'compare', 'followup', 'change', 'meta', 'next']);
/** Another topic of the same technology is meant where it holds most of the question, or stands out so far. */
const other = { similarity: 0.5, coverage: 0.6, ahead: 1.3, score: 12 };

/** A question that goes on from an answer ("and when do I use a full join", "can I make it darker"): what is asked, and the topic before it. */
export function answerOwnQuestion(
  library: Library,
  message: AskedMessage,
): AskedAgain | FollowupReply | null {
  const turn = keepAfterCare(message.thread ?? []).at(-1);
  const topic = findLastTopic(library, turn);
  const question = topic && readOwnQuestion(message.problem);
  if (!topic || !question || message.corrections || !mayGoOn(library, message.problem)) return null;
  const pointsBack = pointing.test(question);
  const terms = isEnglish(question) ? question : translateTerms(question);
  const goesOn = pointsBack || question !== foldText(message.problem).trim();
  if (!goesOn || (!pointsBack && isElsewhere(library, terms, topic.technology))) return null;
  const found = findTopics(library.index, terms, { technology: topic.technology, limit: 3 });
  const key = chooseOther(found, { last: topic.key, pointsBack });
  if (key === null) return answerWithin(library, { question, topic, found });
  const corrections = { intent: 'concept', topics: [key] } as const;
  const language = library.roadmaps.get(topic.technology)?.name ?? message.language;
  return { lead: '', again: { ...message, problem: question, language, thread: [], corrections } };
}

function findLastTopic(library: Library, turn: AskTurn | undefined): TopicSection | undefined {
  return turn && !turn.plan ? library.topics.get(turn.meaning.topics[0] ?? '') : undefined;
}

function mayGoOn({ index }: Library, problem: string): boolean {
  if (isComparison(problem) || /\bvideos?\b/.test(foldText(problem))) return false;
  const [first] = classifyIntent(index, problem, { hasReply: true });
  return first !== undefined && asked.has(first.label) && readMentions(index.names, problem).length === 0;
}

/** Whether a topic of another technology is what is asked about. */
function isElsewhere({ index }: Library, question: string, technology: string): boolean {
  const [best] = findTopics(index, question, { limit: 1 });
  return best !== undefined && best.technology !== technology && best.similarity >= elsewhere && isHeld(best);
}

const elsewhere = 0.7;

function isHeld({ similarity, coverage }: Found): boolean {
  return similarity >= other.similarity && coverage >= other.coverage;
}

/** "It" is what was answered before, whatever else is named in few words. */
const pointing =
  /\b(?:it|its|them|those|these|that one|this one|er|daarvan|davon|lo|las?|los|celui|quello)\b/;

type Last = { readonly last: string; readonly pointsBack: boolean };

function chooseOther([best, next]: readonly Found[], { last, pointsBack }: Last): string | null {
  if (!best || best.key === last) return null;
  const isWhole = !pointsBack && isHeld(best);
  const isAhead = best.score >= other.score && best.score >= other.ahead * (next?.score ?? 0);
  return isWhole || (isAhead && best.similarity > 0) ? best.key : null;
}

type Within = {
  readonly question: string;
  readonly topic: TopicSection;
  readonly found: readonly Found[];
};

/** What the topic itself says of it; else that it says nothing of it, and what is nearest. */
function answerWithin(library: Library, { question, topic, found }: Within): FollowupReply {
  const said = findMatchingSentences(topic, question).map(escapeMarks).join(' ');
  const signs = listSigns(question).map((sign) => `\`${sign}\``);
  const about = signs.length > 0 ? `On ${signs.join(' and ')}` : 'On that';
  const near = found.flatMap(({ key }) => library.topics.get(key) ?? []).find(({ key }) => key !== topic.key);
  const nearest = near ? [`Look also at ${linkTopic(near)}: ${tellFirst(near, 1)}`] : [];
  const paragraphs = [
    said === ''
      ? `I have no ready answer to that. I took it to be about ${linkTopic(topic)}, which says: ${tellFirst(topic, 2)}`
      : `${about}, ${linkTopic(topic)} says: ${said}`,
    ...nearest,
    `Try it on this:\n${listTaskSteps(topic)}`,
    `Pages that say more:\n${listReading(topic)}`,
  ];
  const wordable = { kind: 'answer', topics: [topic], at: 0, explained: 1 } as const;
  return { paragraphs, wordable, topics: [topic.key] };
}
