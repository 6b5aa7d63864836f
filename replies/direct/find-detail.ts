import type { AskTurn } from '#contract/assistant.ts';
import { type AskedWords, findDirect, type FoundAnswer } from '#question/direct/find-direct.ts';
import type { WrittenAnswer } from '#question/direct/direct-index.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { isEnglish, translateTerms } from '#question/translate.ts';
import { cleanText } from '#search/text/plain-text.ts';

import type { Library } from '../library.ts';

/** What a message is read together with: the question before it, which was answered from these topics. */
export type QuestionBefore = { readonly text: string; readonly topics: ReadonlySet<string> };

/** `alone` is its score without the question before. */
export type Detail = FoundAnswer & { readonly alone: number };

/** How much more an answer counts that holds all of the question, one with nearly its wording, one of the topic that was surely found, and one of a topic before. */
const [wholeQuestion, nearWording, ofTopicFound, ofTopicBefore] = [0.3, 0.6, 1.25, 1.5];
/** How much an answer counts for also holding words of the question before. */
const together = 0.35;

/** Null where the reply before gave a plan, or was about no topic. */
export function readBefore(turn: AskTurn | undefined): QuestionBefore | null {
  if (!turn || turn.plan || turn.meaning.topics.length === 0) return null;
  return { text: readTerms(turn.problem), topics: new Set(turn.meaning.topics) };
}

/** The best of all that was written about the technologies in question, also about details of their topics. */
export function findDetail(
  library: Library,
  { named, chosen, found, ...asked }: AskedWords & { readonly before: QuestionBefore | null },
  isOfTopic: (answer: WrittenAnswer) => boolean,
): Detail | undefined {
  const meant = named.length > 0 ? named : [...chosen, ...(found === undefined ? [] : [found])];
  const rank = ({ answer, score, coverage, similarity }: FoundAnswer) =>
    score *
    (1 + wholeQuestion * coverage + nearWording * similarity) *
    (isOfTopic(answer) ? ofTopicFound : 1);
  return [...new Set(meant)]
    .flatMap((technology) => listDetails(library, technology, asked))
    .toSorted((one, other) => rank(other) - rank(one))[0];
}

function listDetails(
  library: Library,
  technology: string,
  { text, before }: { readonly text: string; readonly before: QuestionBefore | null },
): Detail[] {
  const index = library.answersOf(technology);
  const find = (words: string) => findDirect(index, { text: words, named: [], chosen: [], found: undefined });
  const plain = find(text).map((one) => Object.assign(one, { alone: one.score }));
  if (!before) return plain;
  const [said] = find(before.text);
  const byAnswer = new Map(plain.map((one) => [one.answer, one]));
  for (const one of find(`${text} ${before.text}`)) {
    const own = byAnswer.get(one.answer) ?? { ...one, alone: 0, score: 0, coverage: 0, similarity: 0 };
    byAnswer.set(one.answer, { ...own, score: own.score + together * one.score });
  }
  return [...byAnswer.values()]
    .filter(({ answer }) => answer !== said?.answer)
    .map((one) => Object.assign(one, { score: one.score * (isOn(one.answer, before) ? ofTopicBefore : 1) }));
}

function isOn({ topic }: WrittenAnswer, { topics }: QuestionBefore): boolean {
  return topic !== undefined && topics.has(topic);
}

export function readTerms(problem: string): string {
  const clean = cleanText(problem);
  return isEnglish(clean) ? clean : translateTerms(clean);
}

/** What was written for a question is nearly always more of an answer than the text of the topic found; of another topic, or elsewhere, it must be near. */
export function isDetailMeant(read: ReplyInput, detail: FoundAnswer, before: QuestionBefore | null): boolean {
  if (isOfTopicFound(read, detail.answer)) return true;
  if (read.intent === 'answer' && before && isOn(detail.answer, before)) return true;
  return detail.score * detail.coverage >= needFrom(read);
}

export function isOfTopicFound(read: ReplyInput, { topic }: WrittenAnswer): boolean {
  return read.intent === 'answer' && topic === read.topics[0]?.key;
}

/** Scores times coverages from which judges of 260 replies preferred the detail. */
function needFrom({ intent, decided }: ReplyInput): number {
  if (intent === 'answer') return decided.grade === 'sure' ? 12 : 6;
  if (intent === 'lost') return 15;
  return intent === 'off-topic' ? 30 : Infinity;
}
