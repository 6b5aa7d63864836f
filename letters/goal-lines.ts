import type { Goal } from '#finding/goals.ts';
import type { Plan } from '#planner/plan.ts';

import type { Library } from './library.ts';
import { linkTopic, listSome } from './words.ts';

const goalsAtMost = 5;

/** Which of the things asked about the plan holds, which it only begins, and for which there is no time. */
export function sayGoals(library: Library, wanted: readonly Goal[], plan: Plan): string[] {
  const [covered, begun] = [new Set(plan.covered), listBegun(plan)];
  const goals = wanted.flatMap(({ key }) => library.topics.get(key) ?? []);
  const list = (holds: (key: string) => boolean) =>
    goals.filter(({ key }) => holds(key)).map((topic) => linkTopic(topic));
  const held = list((key) => covered.has(key));
  const parts = list((key) => begun.has(key));
  const missed = list((key) => !covered.has(key) && !begun.has(key));
  const [that, it] = held.length > 1 ? ['these', 'they rest'] : ['that', 'it rests'];
  const first = plan.request.presume
    ? `the days go to ${that} first.`
    : `${that} and what ${it} on come first.`;
  const leads = parts.length + held.length > 0 || plan.request.presume ? '' : ': the days lead there';
  const also = held.length > 0 ? 'also ' : '';
  const alsoMissed = held.length + parts.length > 0 ? 'also ' : '';
  return [
    ...(held.length > 0 ? [`You asked about ${name(held)}: ${first}`] : []),
    ...(parts.length > 0 ? [`You ${also}asked about ${name(parts)}: only the first part of it fits.`] : []),
    ...(missed.length > 0
      ? [`There is no time for ${name(missed)}, which you ${alsoMissed}asked about${leads}.`]
      : []),
  ];
}

function name(links: readonly string[]): string {
  return listSome(links, goalsAtMost);
}

/** Topics that are begun and not finished. */
function listBegun({ leftOut }: Plan): Set<string> {
  return new Set(leftOut.filter(({ why }) => why === 'begun').map(({ key }) => key));
}
