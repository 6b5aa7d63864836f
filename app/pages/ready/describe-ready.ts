import { count, countHours, plural } from '#wording/counts.ts';

type Timed = readonly { readonly minutes: number }[];

/** What of a path is done, and how long the rest takes. */
export function describeReady(topics: Timed, left: Timed): string {
  const time = `about ${countHours(left.reduce((sum, { minutes }) => sum + minutes, 0))}`;
  const all = count(topics.length, 'topic');
  const done = topics.length - left.length;
  if (topics.length === 0) return 'Yes. Nothing has to come before it.';
  if (left.length === 0) return `Yes. Everything that comes before it is done: ${all}.`;
  const before = `${all} ${plural(topics.length, 'comes', 'come')} before it`;
  if (done === 0) return `${before}: ${time} in all.`;
  return `${before}, and ${done} of them ${plural(done, 'is', 'are')} done. The rest takes ${time}.`;
}
