import { type FreeTime, freeTimeOn, isReady, none, type PackState } from './pack-state.ts';
import { continueTopic, startTopic } from './start-topic.ts';
import { takePart } from './take-part.ts';
import { takeWhole } from './take-whole.ts';

/** A day skips at most this number of topics for one that fits: related topics stay together. Our own choice. */
const lookahead = 6;

/** False if a locked topic cannot start on the day yet. */
export function fillDay(state: PackState, at: number): boolean {
  const { starting, ending } = state.reservation;
  const locked = starting.get(at) ?? [];
  for (const topic of ending.get(at) ?? []) if (!locked.includes(topic)) state.open[topic] = 0;
  const late = startLocked(state, locked, at);
  fillFreeTime(state, freeTimeOn(state, at));
  return startLocked(state, late, at).length === 0;
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
  startTopics(state, free, takeWhole);
  if (state.course.mayCut) startTopics(state, free, takePart);
}

type Take = (state: PackState, topic: number, free: FreeTime) => readonly number[] | null;

function startTopics(state: PackState, free: FreeTime, take: Take): void {
  let skipped = 0;
  let previous = state.waiting.length;
  for (let at = state.next[previous] ?? none; at !== none; at = state.next[at] ?? none) {
    if (free.topics === 0) return;
    const topic = state.waiting[at] ?? none;
    const parts = isReady(state, topic) ? take(state, topic, free) : null;
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
