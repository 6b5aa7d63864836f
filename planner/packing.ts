import type { Slot } from './calendar.ts';
import type { Course } from './course.ts';

/** Where topics stand: learn days are counted from 0 in `slots`, and parts follow on the next ones. */
export type Packing = {
  readonly slots: readonly Slot[];
  /** Topics as they were placed, and the slot of each one's first part. */
  readonly sequence: readonly number[];
  readonly starts: readonly number[];
};

/** How many waiting topics a day may look through for one that still fits. */
const lookahead = 6;

/**
 * Lays chosen topics (ascending, with all that they rest on) into learn days: on each the first waiting ones that fit.
 * Null where the days are too few.
 */
export function packTopics(
  course: Course,
  chosen: readonly number[],
  slots: readonly Slot[],
): Packing | null {
  const state = startPacking(course, chosen);
  for (const [at, slot] of slots.entries()) {
    if (isDone(state)) break;
    fillSlot(state, { at, room: slot.room, places: slot.places });
  }
  return isDone(state) ? { slots, sequence: state.sequence, starts: state.starts } : null;
}

const none = -1;

type State = {
  readonly course: Course;
  readonly chosen: readonly number[];
  /** Chosen and not yet finished, by topic. */
  readonly open: Uint8Array;
  /** The waiting ones as a chain of places in `chosen`; the last place is the head. */
  readonly next: Int32Array;
  readonly sequence: number[];
  readonly starts: number[];
  /** The topic whose parts are being laid, and the next of them. */
  running: number;
  part: number;
};

function startPacking(course: Course, chosen: readonly number[]): State {
  const open = new Uint8Array(course.topics.length);
  const next = new Int32Array(chosen.length + 1);
  for (const [place, topic] of chosen.entries()) {
    open[topic] = 1;
    next[place] = place + 1 < chosen.length ? place + 1 : none;
  }
  next[chosen.length] = chosen.length > 0 ? 0 : none;
  return { course, chosen, open, next, sequence: [], starts: [], running: none, part: 0 };
}

function isDone({ sequence, chosen, running }: State): boolean {
  return sequence.length === chosen.length && running === none;
}

type Filling = { readonly at: number; room: number; places: number };

function fillSlot(state: State, filling: Filling): void {
  continueTopic(state, filling);
  let skipped = 0;
  let previous = state.chosen.length;
  for (let place = state.next[previous] ?? none; place !== none; place = state.next[place] ?? none) {
    if (filling.places === 0) return;
    if (fits(state, state.chosen[place] ?? none, filling)) {
      startTopic(state, state.chosen[place] ?? none, filling);
      state.next[previous] = state.next[place] ?? none;
    } else {
      skipped += 1;
      if (skipped === lookahead) return;
      previous = place;
    }
  }
}

function fits({ course, open, running }: State, topic: number, { room }: Filling): boolean {
  const parts = course.parts[topic] ?? [];
  if ((parts[0] ?? 0) > room || (parts.length > 1 && running !== none)) return false;
  for (const index of course.before[topic] ?? []) if (open[index] === 1) return false;
  return true;
}

function startTopic(state: State, topic: number, filling: Filling): void {
  state.sequence.push(topic);
  state.starts.push(filling.at);
  const parts = state.course.parts[topic] ?? [];
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

function continueTopic(state: State, filling: Filling): void {
  if (state.running === none) return;
  const parts = state.course.parts[state.running] ?? [];
  filling.room -= parts[state.part] ?? 0;
  filling.places -= 1;
  state.part += 1;
  if (state.part < parts.length) return;
  state.open[state.running] = 0;
  state.running = none;
}
