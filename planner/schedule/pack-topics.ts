import { type Course, isChain, isStep } from '../select/course.ts';
import type { Slot } from '../time/make-slots.ts';
import { endDay, isTurn } from './goal-turns.ts';
import {
  isDone,
  askWaiting,
  startPackState,
  type FreeTime,
  freeTimeOn,
  isReady,
  none,
  type PackState,
  continueTopic,
  startTopic,
} from './pack-state.ts';
import { noReservation, orderByLocks, reserveLocks } from './reserve-locks.ts';
import type { Schedule } from './schedule.ts';
import { takePart, takeWhole } from './take-topic.ts';

/** `chosen` is ascending, with all prerequisites. Null where the days are too few, or a lock is too early. */
export function packTopics(
  course: Course,
  chosen: readonly number[],
  slots: readonly Slot[],
): Schedule | null {
  const schedule = packInOrder(course, chosen, slots);
  if (schedule || course.locks.size === 0) return schedule;
  return packInOrder(course, orderByLocks(course, chosen), slots);
}

function packInOrder(course: Course, chosen: readonly number[], slots: readonly Slot[]): Schedule | null {
  const reservation = course.locks.size === 0 ? noReservation : reserveLocks(course, chosen, slots);
  if (!reservation) return null;
  const state = startPackState(course, chosen, { slots, reservation });
  for (const at of slots.keys()) {
    if (isDone(state)) break;
    if (!fillDay(state, at)) return null;
  }
  const { sequence, starts, cuts } = state;
  return isDone(state) ? { slots, sequence, starts, cuts } : null;
}

/** A day skips at most this number of topics for one that fits: related topics stay together. Our own choice. */
const lookahead = 6;

/** False if a locked topic cannot start on the day yet. */
function fillDay(state: PackState, at: number): boolean {
  const { starting, ending } = state.reservation;
  askWaiting(state, at);
  const locked = starting.get(at) ?? [];
  for (const topic of ending.get(at) ?? []) if (!locked.includes(topic)) state.open[topic] = 0;
  const late = startLocked(state, locked, at);
  const free = freeTimeOn(state, at);
  fillFreeTime(state, free);
  endTurn(state, free);
  return startLocked(state, late, at).length === 0;
}

function endTurn({ turns, slots, open }: PackState, { at, minutes: left }: FreeTime): void {
  endDay(turns, { at, budget: slots[at]?.budget ?? 0, left }, (step) => open[step] === 0);
}

function startLocked(state: PackState, locked: readonly number[], at: number): number[] {
  return locked.filter((topic) => {
    if (!isReady(state, topic)) return true;
    state.sequence.push(topic);
    state.starts.push(at);
    if (state.course.parts[topic]?.length === 1) state.open[topic] = 0;
    return false;
  });
}

function fillFreeTime(state: PackState, free: FreeTime): void {
  continueTopic(state, free);
  const kept = keepForFirstStep(state, free);
  free.minutes -= kept;
  startAll(state, free);
  free.minutes += kept;
  if (kept > 0 && (state.sequence.length === 0 || isReady(state, findFirstStep(state))))
    startAll(state, free);
}

function startAll(state: PackState, free: FreeTime): void {
  startTopics(state, free, takeWhole);
  if (state.course.mayCut || state.course.request.goal !== undefined) startTopics(state, free, takePart);
}

/** In minutes, on the first day: enough for the first lines of the first step. Our own choice. */
const toBegin = 10;

function keepForFirstStep(state: PackState, { at, minutes }: FreeTime): number {
  const isFirst = state.slots[at]?.day === 1 && isChain(state.course.request);
  if (!isFirst || minutes < shortestDay) return 0;
  const step = findFirstStep(state);
  return step === none || isReady(state, step) ? 0 : toBegin;
}

/** In minutes: a shorter day is for topics alone. Our own choice. */
const shortestDay = 20;

function findFirstStep({ queue, course }: PackState): number {
  return queue.find((topic) => isStep(course, topic)) ?? none;
}

type Take = (state: PackState, topic: number, free: FreeTime) => readonly number[] | null;

function startTopics(state: PackState, free: FreeTime, take: Take): void {
  let skipped = 0;
  let previous = state.queue.length;
  for (let at = state.next[previous] ?? none; at !== none; at = state.next[at] ?? none) {
    if (free.minutes <= 0) return;
    const topic = state.queue[at] ?? none;
    if (!isTurn(state.turns, topic, free.at)) {
      if (state.course.locks.size === 0) return;
      previous = at;
      continue;
    }
    const mayStart = (isStep(state.course, topic) ? free.steps : free.topics) > 0;
    const parts = mayStart && isReady(state, topic) ? take(state, topic, free) : null;
    if (parts) {
      startTopic(state, { topic, parts }, free);
      state.next[previous] = state.next[at] ?? none;
    } else {
      if (!mayWaitForLock(state, topic)) skipped += 1;
      if (skipped === lookahead) return;
      previous = at;
    }
  }
}

/** A topic that may wait for a locked one must not block those behind it. */
function mayWaitForLock(state: PackState, topic: number): boolean {
  return state.course.locks.size > 0 && !isReady(state, topic);
}
