import { readTimes } from '../time/minutes.ts';

export const workingDays = [0, 1, 2, 3, 4];
export const weekend = [5, 6];

/** What is named as pairs, and the days without time. */
export function readNamedMinutes(question: string) {
  const time = readTimes(question).minutes;
  return time && [time.named.map(({ minutes, each }) => [minutes, each]), time.free];
}
