import { type Course, isStep } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import { addIdeas, type GoalTurns, startTurns } from './goal-turns.ts';
import type { Reservation } from './reserve-locks.ts';

export const none = -1;

export type PackState = {
  readonly course: Course;
  readonly slots: readonly Slot[];
  readonly reservation: Reservation;
  readonly count: number;
  readonly queue: readonly number[];
  readonly open: Uint8Array;
  /** `queue` as a linked list of positions; the last element is the head. */
  readonly next: Int32Array;
  readonly sequence: number[];
  readonly starts: number[];
  readonly cuts: Map<number, readonly number[]>;
  readonly turns: GoalTurns;
  running: number;
  part: number;
  /** The slot in which the running topic ends. */
  end: number;
  /** Topics that wait for their first question, and the questions up to the slot of that number. */
  waiting: number;
  asked: number;
};

export type FreeTime = { readonly at: number; minutes: number; topics: number; steps: number };

export function startPackState(
  course: Course,
  chosen: readonly number[],
  { slots, reservation }: Pick<PackState, 'slots' | 'reservation'>,
): PackState {
  const queue = course.locks.size > 0 ? chosen.filter((topic) => !course.locks.has(topic)) : chosen;
  const open = new Uint8Array(course.topics.length);
  const next = new Int32Array(queue.length + 1);
  for (const topic of chosen) open[topic] = 1;
  for (const position of queue.keys()) next[position] = position + 1 < queue.length ? position + 1 : none;
  next[queue.length] = queue.length > 0 ? 0 : none;
  const empty = { sequence: [], starts: [], cuts: new Map(), running: none, part: 0, end: none };
  const turns = startTurns(course, chosen);
  return {
    course,
    slots,
    reservation,
    count: chosen.length,
    queue,
    open,
    next,
    ...empty,
    turns,
    waiting: 0,
    asked: 0,
  };
}

export function isDone({ sequence, count, running }: PackState): boolean {
  return sequence.length === count && running === none;
}

export function isReady({ course, open }: PackState, topic: number): boolean {
  for (const index of course.prerequisites[topic] ?? []) if (open[index] === 1) return false;
  return true;
}

export function freeTimeOn({ slots, reservation }: PackState, at: number): FreeTime {
  const { capacity, maxTopics, maxSteps } = slots[at] ?? { capacity: 0, maxTopics: 0, maxSteps: 0 };
  const reserved = reservation.topicCounts.get(at) ?? 0;
  const minutes = capacity - (reservation.minutes.get(at) ?? 0);
  return { at, minutes, topics: Math.max(0, maxTopics - reserved), steps: maxSteps };
}

export type Cut = { readonly topic: number; readonly parts: readonly number[] };

export function startTopic(state: PackState, { topic, parts }: Cut, free: FreeTime): void {
  state.sequence.push(topic);
  state.starts.push(free.at);
  if (parts !== state.course.parts[topic]) state.cuts.set(topic, parts);
  if (parts.length > 1) {
    state.running = topic;
    state.part = 0;
    state.end = free.at + parts.length - 1;
    continueTopic(state, free);
    return;
  }
  useTime(state, free, { topic, minutes: parts[0] ?? 0 });
  endTopic(state, topic);
}

/** A step of a goal is no new topic. */
function useTime(
  { course }: PackState,
  free: FreeTime,
  { topic, minutes }: { topic: number; minutes: number },
): void {
  free.minutes -= minutes;
  if (isStep(course, topic)) free.steps -= 1;
  else free.topics -= 1;
}

function endTopic(state: PackState, topic: number): void {
  state.open[topic] = 0;
  if (isStep(state.course, topic)) addIdeas(state.turns, state.course, topic);
  else state.waiting += 1;
}

/** Some of those that wait were asked since the last day. */
export function askWaiting(state: PackState, at: number): void {
  const asked = state.slots[at]?.asked ?? state.asked;
  state.waiting = Math.max(0, state.waiting - (asked - state.asked));
  state.asked = asked;
}

/** Whether a topic that ends in that slot can be asked in time, and with it the one that is running. */
export function canAsk(state: PackState, end: number): boolean {
  if (!isAskedInTime(state, end, 0)) return false;
  return state.running === none || state.end === end || isAskedInTime(state, state.end, 1);
}

function isAskedInTime({ slots, waiting, asked }: PackState, end: number, added: number): boolean {
  const slot = slots[end];
  if (!slot) return true;
  return Math.max(0, waiting + added - (slot.asked - asked)) + 1 <= slot.askedInTime - slot.asked;
}

export function continueTopic(state: PackState, free: FreeTime): void {
  const { running, course, cuts } = state;
  if (running === none) return;
  const parts = cuts.get(running) ?? course.parts[running] ?? [];
  useTime(state, free, { topic: running, minutes: parts[state.part] ?? 0 });
  state.part += 1;
  if (state.part < parts.length) return;
  endTopic(state, running);
  state.running = none;
}
