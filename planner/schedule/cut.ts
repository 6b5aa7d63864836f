import { minutesOf } from '../model/course.ts';
import { type Filling, none, openDay, type State } from './pack-state.ts';

/** A sitting with something new is no shorter, where the day has as much. */
const leastPart = 8;

/** The parts of a topic that can begin as the course has it on a day that has `room` left; null where it cannot. */
export function takeWhole(state: State, topic: number, { at, room }: Filling): readonly number[] | null {
  const parts = state.course.parts[topic] ?? [];
  if ((parts[0] ?? 0) > room || (parts.length > 1 && isBusy(state, topic))) return null;
  return keepsFree(state, parts, at) ? parts : null;
}

/** Only one topic in parts is under way at a time; where any may be cut, what was begun before goes first. */
function isBusy({ course, running }: State, topic: number): boolean {
  return running !== none || (course.mayCut && !course.begun.has(topic));
}

/**
 * The parts of a topic that begins in what is left of a day, where the days are too few for all topics; null where it
 * cannot.
 */
export function takePart(state: State, topic: number, filling: Filling): readonly number[] | null {
  const { course, running } = state;
  const isFixed = !course.mayCut || course.begun.has(topic);
  return running === none && !isFixed ? cutFreely(state, topic, filling) : null;
}

/** Takes of each day what it has, and leaves no crumbs. A part fits any day with time, so that it can be moved. */
function cutFreely(state: State, topic: number, { at, room }: Pick<Filling, 'at' | 'room'>): number[] | null {
  const { leastRoom } = state.course.allowance;
  const least = Math.min(leastPart, leastRoom);
  let left = minutesOf(state.course, topic);
  const first = Math.min(room, leastRoom, left - least);
  if (first < least) return null;
  const parts = [roundDown(first, least)];
  for (let next = at + 1; (left -= parts.at(-1) ?? left) > 0; next += 1) {
    const day = state.slots[next] ? openDay(state, next) : { room: leastRoom, places: 1 };
    const size = Math.min(day.room, leastRoom);
    if (day.places === 0 || size < Math.min(least, left)) return null;
    parts.push(left <= size ? left : Math.min(size, Math.max(left - least, Math.ceil(left / 2))));
  }
  return parts;
}

function roundDown(minutes: number, least: number): number {
  const round = Math.floor(minutes / 5) * 5;
  return round >= least ? round : minutes;
}

/** Whether the parts after the first leave alone what is kept free in the days after `at`. */
function keepsFree(state: State, parts: readonly number[], at: number): boolean {
  if (state.reservation.places.size === 0) return true;
  return parts.slice(1).every((minutes, index) => {
    const next = at + 1 + index;
    if (next >= state.slots.length) return true;
    const { room, places } = openDay(state, next);
    return minutes <= room && places > 0;
  });
}
