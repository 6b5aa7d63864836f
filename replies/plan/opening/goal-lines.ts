import type { WantedTopic } from '#question/goals/goals.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';
import { linkTopic } from '../../words.ts';
import { listSome } from '#wording/lists.ts';

const goalsAtMost = 5;

/**
 * Which of the things that were named the plan holds, which it only begins, and for which there is no time. What nobody named is not said
 * to be asked about: it comes close to the words.
 */
export function sayGoals(library: Library, wanted: readonly WantedTopic[], plan: Plan): string[] {
  return [
    ...sayFates(sortGoals(library, wanted.filter(isNamed), plan), named, plan),
    ...sayFates(
      sortGoals(
        library,
        wanted.filter((goal) => !isNamed(goal)),
        plan,
      ),
      near,
      plan,
    ),
  ];
}

/** Links to topics by what becomes of them. */
type Fates = { readonly held: string[]; readonly begun: string[]; readonly missed: string[] };
type Wording = {
  readonly lead: (links: readonly string[], isFirst: boolean) => string;
  readonly aside: string;
};

const named: Wording = {
  lead: (links, isFirst) => `You ${isFirst ? '' : 'also '}asked about ${list(links)}`,
  aside: 'which you asked about',
};
const near: Wording = {
  lead: (links) => `${links.length > 1 ? 'These come' : 'This comes'} closest to your words: ${list(links)}`,
  aside: 'which comes close to your words',
};

function sayFates({ held, begun, missed }: Fates, { lead, aside }: Wording, plan: Plan): string[] {
  const leads = begun.length + held.length > 0 || plan.request.presume ? '' : '. The days lead there';
  return [
    ...(held.length > 0 ? [`${lead(held, true)}. ${sayFirst(held, plan)}`] : []),
    ...(begun.length > 0
      ? [`${lead(begun, held.length === 0)}. There is only time for the first part of it.`]
      : []),
    ...(missed.length > 0 ? [`There is no time for ${list(missed)}, ${aside}${leads}.`] : []),
  ];
}

function sayFirst({ length }: readonly string[], { request }: Plan): string {
  const [they, depend] = length > 1 ? ['They come', 'they depend'] : ['It comes', 'it depends'];
  return request.presume ? `${they} first.` : `${they} first, after what ${depend} on.`;
}

function isNamed({ near: isNear }: WantedTopic): boolean {
  return isNear !== true;
}

function sortGoals(library: Library, wanted: readonly WantedTopic[], plan: Plan): Fates {
  const [covered, parts] = [new Set(plan.covered), listBegun(plan)];
  const topics = wanted.flatMap(({ key }) => library.topics.get(key) ?? []);
  const links = (holds: (key: string) => boolean) =>
    topics.filter(({ key }) => holds(key)).map((topic) => linkTopic(topic));
  return {
    held: links((key) => covered.has(key)),
    begun: links((key) => parts.has(key)),
    missed: links((key) => !covered.has(key) && !parts.has(key)),
  };
}

function list(links: readonly string[]): string {
  return listSome(links, goalsAtMost);
}

/** Topics that are begun and not finished. */
function listBegun({ leftOut }: Plan): Set<string> {
  return new Set(leftOut.filter(({ why }) => why === 'begun').map(({ key }) => key));
}
