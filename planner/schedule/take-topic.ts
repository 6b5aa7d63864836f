import { canAsk, type FreeTime, freeTimeOn, none, type PackState } from './pack-state.ts';
import { isChain, isStep, minutesOf } from '../select/course.ts';

export function takeWhole(
  state: PackState,
  topic: number,
  { at, minutes }: FreeTime,
): readonly number[] | null {
  const parts = partsFor(state, topic, minutes);
  if ((parts[0] ?? 0) > minutes || (parts.length > 1 && isBusy(state, topic))) return null;
  return isAskable(state, topic, at + parts.length - 1) && leavesReserved(state, parts, at) ? parts : null;
}

function isAskable(state: PackState, topic: number, end: number): boolean {
  return isStep(state.course, topic) || canAsk(state, end);
}

/** A topic that is too long for the shortest day stays in one piece on a day that has time for it. */
function partsFor({ course }: PackState, topic: number, minutes: number): readonly number[] {
  const parts = course.parts[topic] ?? [];
  const whole = minutesOf(course, topic);
  return parts.length > 1 && whole <= minutes && !course.begun.has(topic) ? [whole] : parts;
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

/** In minutes, if the day has that many; where one thing is made after the other, less is not worth a line. Decisions 022 and 039. */
const [minPart, minPartOfChain] = [7, 10];

export function takePart(state: PackState, topic: number, free: FreeTime): readonly number[] | null {
  const { course, running } = state;
  const isFixed = !(course.mayCut || isStep(course, topic)) || course.begun.has(topic);
  const parts = running === none && !isFixed ? cutFreely(state, topic, free) : null;
  return parts && isAskable(state, topic, free.at + parts.length - 1) ? parts : null;
}

/** Uses what each day has, without tiny remainders. Each part fits any day with time, so that it can be moved. */
function cutFreely(state: PackState, topic: number, { at, minutes }: FreeTime): number[] | null {
  const { minCapacity } = state.course.allowance;
  let left = minutesOf(state.course, topic);
  const half = left > minCapacity ? Math.floor(left / 2) : left;
  const { request } = state.course;
  const least = isChain(request) && request.shareInSteps === undefined ? minPartOfChain : minPart;
  const min = Math.min(least, minCapacity, half);
  const first = Math.min(minutes, minCapacity, left - min);
  if (first < min) return null;
  const parts = [minCapacity < shortDay ? first : roundDown(first, min)];
  for (let next = at + 1; (left -= parts.at(-1) ?? left) > 0; next += 1) {
    const day = state.slots[next] ? freeTimeOn(state, next) : { minutes: minCapacity, topics: 1 };
    const size = Math.min(day.minutes, minCapacity);
    const isClosed = day.topics === 0 && !isStep(state.course, topic);
    if (isClosed || size < Math.min(min, left)) return null;
    parts.push(left <= size ? left : Math.min(size, Math.max(left - min, Math.ceil(left / 2))));
  }
  return parts;
}

/** In minutes: there every one counts. Our own choice. */
const shortDay = 20;

function roundDown(minutes: number, min: number): number {
  const round = Math.floor(minutes / 5) * 5;
  return round >= min ? round : minutes;
}
