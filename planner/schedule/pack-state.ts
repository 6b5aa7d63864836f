import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import type { Reservation } from './locks.ts';

export const none = -1;

/** Topics on their way into days. */
export type State = {
  readonly course: Course;
  readonly slots: readonly Slot[];
  readonly reservation: Reservation;
  /** How many are to be laid, and those of them that no day is kept for. */
  readonly count: number;
  readonly waiting: readonly number[];
  /** Chosen and not yet finished, by topic. */
  readonly open: Uint8Array;
  /** The waiting ones as a chain of places in `waiting`; the last place is the head. */
  readonly next: Int32Array;
  readonly sequence: number[];
  readonly starts: number[];
  readonly cuts: Map<number, readonly number[]>;
  /** The topic whose parts are being laid, and the next of them. */
  running: number;
  part: number;
};

/** What is left of a learn day, the one at `at`. */
export type Filling = { readonly at: number; room: number; places: number };

export function startPacking(
  course: Course,
  chosen: readonly number[],
  { slots, reservation }: Pick<State, 'slots' | 'reservation'>,
): State {
  const waiting = course.pins.size > 0 ? chosen.filter((topic) => !course.pins.has(topic)) : chosen;
  const open = new Uint8Array(course.topics.length);
  const next = new Int32Array(waiting.length + 1);
  for (const topic of chosen) open[topic] = 1;
  for (const place of waiting.keys()) next[place] = place + 1 < waiting.length ? place + 1 : none;
  next[waiting.length] = waiting.length > 0 ? 0 : none;
  const empty = { sequence: [], starts: [], cuts: new Map(), running: none, part: 0 };
  return { course, slots, reservation, count: chosen.length, waiting, open, next, ...empty };
}

export function isDone({ sequence, count, running }: State): boolean {
  return sequence.length === count && running === none;
}

/** Whether all that a topic rests on is finished, or not among the chosen. */
export function isReady({ course, open }: State, topic: number): boolean {
  for (const index of course.before[topic] ?? []) if (open[index] === 1) return false;
  return true;
}

/** What a learn day has beside what is kept free in it. */
export function openDay({ slots, reservation }: State, at: number): Filling {
  const { room, places } = slots[at] ?? { room: 0, places: 0 };
  const kept = reservation.places.get(at) ?? 0;
  return { at, room: room - (reservation.room.get(at) ?? 0), places: Math.max(0, places - kept) };
}

/** A topic and the minutes of its parts. */
export type Cut = { readonly topic: number; readonly parts: readonly number[] };

export function startTopic(state: State, { topic, parts }: Cut, filling: Filling): void {
  state.sequence.push(topic);
  state.starts.push(filling.at);
  if (parts !== state.course.parts[topic]) state.cuts.set(topic, parts);
  if (parts.length > 1) {
    state.running = topic;
    state.part = 0;
    continueTopic(state, filling);
    return;
  }
  filling.room -= parts[0] ?? 0;
  filling.places -= 1;
  state.open[topic] = 0;
}

export function continueTopic(state: State, filling: Filling): void {
  if (state.running === none) return;
  const parts = partsOf(state, state.running);
  filling.room -= parts[state.part] ?? 0;
  filling.places -= 1;
  state.part += 1;
  if (state.part < parts.length) return;
  state.open[state.running] = 0;
  state.running = none;
}

function partsOf({ course, cuts }: State, topic: number): readonly number[] {
  return cuts.get(topic) ?? course.parts[topic] ?? [];
}
