import type { TopicSection } from '#content/roadmap.ts';
import type { AskTurn } from '#contract/assistant.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Plan } from '#planner/types/plan.ts';
import { readFieldMeaning } from '#question/names/field-topic.ts';
import { type Followup, readFollowup } from '#question/followup/read-followup.ts';
import { readDetails } from '#question/followup/details.ts';
import type { Before } from '#question/followup/read-named-things.ts';
import { readDayNumbers } from '#question/followup/day-numbers.ts';

import type { Library } from '../library.ts';
import { dropLostGoal, addNextGoals, listTopicsToPlan } from '../plan/goal/topics-to-plan.ts';
import type { Request } from '../request.ts';

export type AskedMessage = Omit<Request, 'name'>;

/** A message about a reply, with what the replies before it hold. */
export type ChatSoFar = {
  readonly library: Library;
  readonly asked: AskedMessage;
  readonly followup: Followup;
  /** The turn that the message is about. */
  readonly turn: AskTurn;
  /** Whether that turn gave a plan. */
  readonly isPlan: boolean;
  /** The last plan of the chat. */
  readonly planned: Planned | null;
  /** The topics that the last answer explained or offered, or that the message names instead, best first. */
  readonly topics: readonly TopicSection[];
  /** The last day that the learner said to have finished, 0 where none. */
  readonly finished: number;
};

/** A plan that was asked for, and the days made of it. */
export type Planned = { readonly requested: RequestedPlan; readonly plan: Plan };

/** A message together with the replies before it; null where it is not about them. */
export function findChat(library: Library, asked: AskedMessage): ChatSoFar | null {
  return makeChat(library, asked, (before) => readFollowup(library.index, asked.problem, before));
}

/** The same for a message that asks more of the topic before. */
export function findTurn(library: Library, asked: AskedMessage): ChatSoFar | null {
  return makeChat(library, asked, () => asksMore);
}

const asksMore: Followup = {
  kind: 'more-detail',
  intent: 'followup',
  grade: 'likely',
  details: readDetails(''),
  ofWords: false,
  asksMore: true,
  technologies: [],
  topics: [],
  uncovered: null,
};

function makeChat(
  library: Library,
  asked: AskedMessage,
  read: (before: Before) => Followup | null,
): ChatSoFar | null {
  const thread = keepAfterCare(asked.thread ?? []);
  const turn = findTurnBefore(asked.thread) ?? thread.at(-1);
  if (!turn) return null;
  const isPlan = turn.plan !== undefined && knowsPlan(library, turn.plan);
  const { technologies, topics } = turn.meaning;
  const about = turn.plan && isPlan ? turn.plan.technologies : technologies;
  const hasGoal = isPlan && turn.plan?.request.goal !== undefined;
  const followup = read({ isPlan, technologies: about, topics: isPlan ? [] : topics, hasGoal });
  if (!followup) return null;
  const requested = thread.findLast(({ plan }) => plan && knowsPlan(library, plan))?.plan;
  const planned = requested ? planAgain(library, requested) : null;
  const finished = findFinished(thread);
  const chat = { library, asked, followup, turn, isPlan, planned, finished };
  return { ...chat, topics: listTopics(chat) };
}

/** The last turn that was more than a kind word. */
export function findTurnBefore(thread: readonly AskTurn[] = []): AskTurn | undefined {
  return keepAfterCare(thread).findLast(({ meaning }) => meaning.intent !== 'chat');
}

/** Whether a message is answered for itself, as nothing was said before it that counts. */
export function hasThread({ thread = [] }: Pick<AskedMessage, 'thread'>): boolean {
  return keepAfterCare(thread).length > 0;
}

/** What is asked where the form names no technology is asked of those of the chat. */
export function keepTechnology(library: Library, asked: AskedMessage): AskedMessage {
  const turn = keepAfterCare(asked.thread ?? []).findLast(({ meaning }) => meaning.technologies.length > 0);
  const isOpen = turn && readFieldMeaning(library.index, asked.language).field.kind === 'open';
  if (!isOpen) return asked;
  const names = turn.meaning.technologies.flatMap((slug) => library.roadmaps.get(slug)?.name ?? []);
  return { ...asked, language: names.join(', ') };
}

/** Nothing that was said up to a reply of care is used again. */
export function keepAfterCare(thread: readonly AskTurn[]): readonly AskTurn[] {
  return thread.slice(thread.findLastIndex(({ meaning }) => meaning.care === 'reply') + 1);
}

function knowsPlan({ topicsOf }: Library, { technologies }: RequestedPlan): boolean {
  return technologies.length > 0 && technologies.every((slug) => (topicsOf.get(slug)?.length ?? 0) > 0);
}

/** The plan of a request, as it was made before. */
export function planAgain(library: Library, requested: RequestedPlan): Planned {
  const lasting = dropLostGoal(library, requested);
  const kept = { ...lasting, request: addNextGoals(library, lasting) };
  const plan = makePlan(listTopicsToPlan(library, kept), { ...kept.request, needs: library.needs });
  return { requested: kept, plan };
}

export function listPlanTopics(library: Library, technologies: readonly string[]): TopicSection[] {
  return technologies.flatMap((slug) => library.topicsOf.get(slug) ?? []);
}

function findFinished(thread: readonly AskTurn[]): number {
  const done = thread.filter(({ meaning }) => meaning.followup === 'finished-day');
  return Math.max(0, ...done.flatMap(({ problem }) => readDayNumbers(problem.toLowerCase())));
}

function listTopics({
  library,
  followup,
  turn,
  isPlan,
  planned,
  finished,
}: Omit<ChatSoFar, 'topics'>): TopicSection[] {
  const { topics, choices } = turn.meaning;
  const next = isPlan && planned ? planned.plan.days.slice(finished).flatMap(({ items }) => items) : [];
  const before = isPlan ? next.map(({ key }) => key) : [...topics, ...choices];
  const keys = new Set([...followup.topics, ...before]);
  return [...keys].flatMap((key) => library.topics.get(key) ?? []);
}
