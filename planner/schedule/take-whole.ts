import { type FreeTime, freeTimeOn, none, type PackState } from './pack-state.ts';

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
