import type { Slot } from '../time/calendar.ts';
import type { Course } from '../model/course.ts';
import { takePart, takeWhole } from './cut.ts';
import {
  continueTopic,
  type Filling,
  isDone,
  isReady,
  none,
  openDay,
  startPacking,
  startTopic,
  type State,
} from './pack-state.ts';
import { orderByDay, reservePins } from './locks.ts';

/** Where topics stand: learn days are counted from 0 in `slots`, and parts follow on the next ones. */
export type Packing = {
  readonly slots: readonly Slot[];
  /** Topics as they were placed, and the slot of each one's first part. */
  readonly sequence: readonly number[];
  readonly starts: readonly number[];
  /** Minutes of the parts of topics that were cut otherwise than the course has them. */
  readonly cuts: ReadonlyMap<number, readonly number[]>;
};

/** How many waiting topics a day may look through for one that still fits. */
const lookahead = 6;

/**
 * Lays chosen topics (ascending, with all that they rest on) into learn days: on each the first waiting ones that fit.
 * Topics that have their day stand on it. Null where the days are too few, or a topic's day too early.
 */
export function packTopics(
  course: Course,
  chosen: readonly number[],
  slots: readonly Slot[],
): Packing | null {
  const packing = packInOrder(course, chosen, slots);
  if (packing || course.pins.size === 0) return packing;
  return packInOrder(course, orderByDay(course, chosen), slots);
}

function packInOrder(course: Course, chosen: readonly number[], slots: readonly Slot[]): Packing | null {
  const reservation = reservePins(course, chosen, slots);
  if (!reservation) return null;
  const state = startPacking(course, chosen, { slots, reservation });
  for (const at of slots.keys()) {
    if (isDone(state)) break;
    if (!fillDay(state, at)) return null;
  }
  const { sequence, starts, cuts } = state;
  return isDone(state) ? { slots, sequence, starts, cuts } : null;
}

/** False where a topic that has this day may not stand on it yet. */
function fillDay(state: State, at: number): boolean {
  const { starting, ending } = state.reservation;
  const pinned = starting.get(at) ?? [];
  for (const topic of ending.get(at) ?? []) if (!pinned.includes(topic)) state.open[topic] = 0;
  const late = startPinned(state, pinned, at);
  fillSlot(state, openDay(state, at));
  return startPinned(state, late, at).length === 0;
}

/** Starts those that are ready; answers the others. */
function startPinned(state: State, pinned: readonly number[], at: number): number[] {
  return pinned.filter((topic) => {
    if (!isReady(state, topic)) return true;
    state.sequence.push(topic);
    state.starts.push(at);
    if (state.course.parts[topic]?.length === 1) state.open[topic] = 0;
    return false;
  });
}

function fillSlot(state: State, filling: Filling): void {
  continueTopic(state, filling);
  startTopics(state, filling, takeWhole);
  if (state.course.mayCut) startTopics(state, filling, takePart);
}

type Take = (state: State, topic: number, filling: Filling) => readonly number[] | null;

function startTopics(state: State, filling: Filling, take: Take): void {
  let skipped = 0;
  let previous = state.waiting.length;
  for (let place = state.next[previous] ?? none; place !== none; place = state.next[place] ?? none) {
    if (filling.places === 0) return;
    const topic = state.waiting[place] ?? none;
    const parts = isReady(state, topic) ? take(state, topic, filling) : null;
    if (parts) {
      startTopic(state, { topic, parts }, filling);
      state.next[previous] = state.next[place] ?? none;
    } else {
      if (!waitsForDay(state, topic)) skipped += 1;
      if (skipped === lookahead) return;
      previous = place;
    }
  }
}

/** Whether it may be held up by a topic that has its day: then those behind it are looked at too. */
function waitsForDay(state: State, topic: number): boolean {
  return state.course.pins.size > 0 && !isReady(state, topic);
}
