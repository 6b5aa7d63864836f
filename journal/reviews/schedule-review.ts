import { FSRSAlgorithm, generatorParameters, Rating } from 'ts-fsrs';

import { addDays, countDaysFrom } from '../dates.ts';
import type { Check, TopicState } from '../fold/state.ts';

/** Dates are the learner's own. */
export type ScheduledReview = {
  readonly due: string;
  /** Of the last answer. */
  readonly last: string;
  /** On how many days the topic was learned or asked about. */
  readonly times: number;
  /** Days until one answer in ten is forgotten. */
  readonly stability: number;
};

/** An answer is right in nine of ten cases. In days, so that a topic comes back once a year at least. Decision 046. */
const memory = new FSRSAlgorithm(
  generatorParameters({
    request_retention: 0.9,
    maximum_interval: 365,
    enable_fuzz: false,
    enable_short_term: false,
  }),
);

/** When a topic is asked about again; null for topics that are not: open ones without a "not yet", and skipped ones. */
export function scheduleReview(topic: TopicState): ScheduledReview | null {
  if (!isReviewed(topic)) return null;
  const answers = listAnswers(topic);
  let [state, last]: [State | null, string] = [null, ''];
  for (const { date, isRight } of answers) {
    const grade = isRight ? Rating.Good : Rating.Again;
    state = memory.next_state(state, state ? countDaysFrom(last, date) : 0, grade);
    last = date;
  }
  if (!state) return null;
  const { stability } = state;
  const due = addDays(last, Math.max(1, memory.next_interval(stability, 0)));
  return { due, last, times: answers.length, stability };
}

type State = ReturnType<typeof memory.next_state>;

function isReviewed({ status, checks }: TopicState): boolean {
  return status === 'done' || (status !== 'skipped' && checks.some(({ isRight }) => !isRight));
}

/** One a day, oldest first. A "not yet" counts for its whole day, and so does "done" when nothing was asked. */
function listAnswers({ status, date, checks }: TopicState): Check[] {
  const days = new Map<string, boolean>();
  for (const check of checks) days.set(check.date, (days.get(check.date) ?? true) && check.isRight);
  if (status === 'done' && !days.has(date)) days.set(date, true);
  const answers = [...days].map(([day, isRight]) => ({ date: day, isRight }));
  return answers.toSorted((one, other) => (one.date < other.date ? -1 : 1));
}
