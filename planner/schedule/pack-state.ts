import type { Course } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import type { Reservation } from './reserve-locks.ts';

export const none = -1;

export type PackState = {
  readonly course: Course;
  readonly slots: readonly Slot[];
  readonly reservation: Reservation;
  readonly count: number;
  readonly waiting: readonly number[];
  readonly open: Uint8Array;
  /** `waiting` as a linked list of positions; the last element is the head. */
  readonly next: Int32Array;
  readonly sequence: number[];
  readonly starts: number[];
  readonly cuts: Map<number, readonly number[]>;
  running: number;
  part: number;
};

export type FreeTime = { readonly at: number; minutes: number; topics: number };

export function startPackState(
  course: Course,
  chosen: readonly number[],
  { slots, reservation }: Pick<PackState, 'slots' | 'reservation'>,
): PackState {
  const waiting = course.locks.size > 0 ? chosen.filter((topic) => !course.locks.has(topic)) : chosen;
  const open = new Uint8Array(course.topics.length);
  const next = new Int32Array(waiting.length + 1);
  for (const topic of chosen) open[topic] = 1;
  for (const position of waiting.keys()) next[position] = position + 1 < waiting.length ? position + 1 : none;
  next[waiting.length] = waiting.length > 0 ? 0 : none;
  const empty = { sequence: [], starts: [], cuts: new Map(), running: none, part: 0 };
  return { course, slots, reservation, count: chosen.length, waiting, open, next, ...empty };
}

export function isDone({ sequence, count, running }: PackState): boolean {
  return sequence.length === count && running === none;
}

export function isReady({ course, open }: PackState, topic: number): boolean {
  for (const index of course.prerequisites[topic] ?? []) if (open[index] === 1) return false;
  return true;
}

export function freeTimeOn({ slots, reservation }: PackState, at: number): FreeTime {
  const { capacity, maxTopics } = slots[at] ?? { capacity: 0, maxTopics: 0 };
  const reserved = reservation.topicCounts.get(at) ?? 0;
  const minutes = capacity - (reservation.minutes.get(at) ?? 0);
  return { at, minutes, topics: Math.max(0, maxTopics - reserved) };
}

export type Cut = { readonly topic: number; readonly parts: readonly number[] };

export function startTopic(state: PackState, { topic, parts }: Cut, free: FreeTime): void {
  state.sequence.push(topic);
  state.starts.push(free.at);
  if (parts !== state.course.parts[topic]) state.cuts.set(topic, parts);
  if (parts.length > 1) {
    state.running = topic;
    state.part = 0;
    continueTopic(state, free);
    return;
  }
  free.minutes -= parts[0] ?? 0;
  free.topics -= 1;
  state.open[topic] = 0;
}

export function continueTopic(state: PackState, free: FreeTime): void {
  const { running, course, cuts } = state;
  if (running === none) return;
  const parts = cuts.get(running) ?? course.parts[running] ?? [];
  free.minutes -= parts[state.part] ?? 0;
  free.topics -= 1;
  state.part += 1;
  if (state.part < parts.length) return;
  state.open[running] = 0;
  state.running = none;
}
