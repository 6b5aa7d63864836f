import { type FreeTime, freeTimeOn, none, type PackState } from './pack-state.ts';
import { minutesOf } from '../select/course.ts';

export function takeWhole(
  state: PackState,
  topic: number,
  { at, minutes }: FreeTime,
): readonly number[] | null {
  const parts = state.course.parts[topic] ?? [];
  if ((parts[0] ?? 0) > minutes || (parts.length > 1 && isBusy(state, topic))) return null;
  return leavesReserved(state, parts, at) ? parts : null;
}

/** Only one topic in parts runs at a time; where any may be cut, topics that were begun before go first. */
function isBusy({ course, running }: PackState, topic: number): boolean {
  return running !== none || (course.mayCut && !course.begun.has(topic));
}

function leavesReserved(state: PackState, parts: readonly number[], at: number): boolean {
  if (state.reservation.topicCounts.size === 0) return true;
  return parts.slice(1).every((part, index) => {
    const next = at + 1 + index;
    if (next >= state.slots.length) return true;
    const { minutes, topics } = freeTimeOn(state, next);
    return part <= minutes && topics > 0;
  });
}

/** In minutes, if the day has that many. Decision 022. */
const minPart = 8;

export function takePart(state: PackState, topic: number, free: FreeTime): readonly number[] | null {
  const { course, running } = state;
  const isFixed = !course.mayCut || course.begun.has(topic);
  return running === none && !isFixed ? cutFreely(state, topic, free) : null;
}

/** Uses what each day has, without tiny remainders. Each part fits any day with time, so that it can be moved. */
function cutFreely(state: PackState, topic: number, { at, minutes }: FreeTime): number[] | null {
  const { minCapacity } = state.course.allowance;
  const min = Math.min(minPart, minCapacity);
  let left = minutesOf(state.course, topic);
  const first = Math.min(minutes, minCapacity, left - min);
  if (first < min) return null;
  const parts = [roundDown(first, min)];
  for (let next = at + 1; (left -= parts.at(-1) ?? left) > 0; next += 1) {
    const day = state.slots[next] ? freeTimeOn(state, next) : { minutes: minCapacity, topics: 1 };
    const size = Math.min(day.minutes, minCapacity);
    if (day.topics === 0 || size < Math.min(min, left)) return null;
    parts.push(left <= size ? left : Math.min(size, Math.max(left - min, Math.ceil(left / 2))));
  }
  return parts;
}

function roundDown(minutes: number, min: number): number {
  const round = Math.floor(minutes / 5) * 5;
  return round >= min ? round : minutes;
}
