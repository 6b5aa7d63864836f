import type { WantedTopic } from '#question/wanted/find-wanted.ts';
import type { Plan } from '#planner/types/plan.ts';

import { sayOrder } from '../goal/order-line.ts';
import type { Library } from '../../library.ts';
import { linkTopic } from '../../words.ts';
import { listChoices, listSome } from '#wording/lists.ts';

const maxGoals = 5;

/**
 * Which of the things that were named the plan holds, which it only begins, and for which there is no time. What nobody named is not said
 * to be asked about: it is asked whether it was meant.
 */
export function sayGoals(library: Library, wanted: readonly WantedTopic[], plan: Plan): string[] {
  const [named, near] = [false, true].map((isNear) =>
    wanted.filter((goal) => (goal.near === true) === isNear),
  );
  return [
    ...sayNamed(sortGoals(library, named ?? [], plan), plan),
    ...(near?.every(({ key }) => plan.request.wanted?.[key] !== undefined)
      ? sayNear(sortGoals(library, near, plan), plan)
      : askMeant(library, near ?? [])),
  ];
}

/** Links to topics by what becomes of them. */
type Fates = {
  readonly held: string[];
  readonly begun: string[];
  readonly missed: string[];
  /** When those that are held come. */
  readonly order: string;
};

function sayNamed({ held, begun, missed, order }: Fates, plan: Plan): string[] {
  const also = held.length > 0 ? 'also ' : '';
  return [
    ...(held.length > 0 ? [`You asked about ${list(held)}. ${order}`] : []),
    ...(begun.length > 0 ? [`You ${also}asked about ${list(begun)}. ${onlyBegun}`] : []),
    ...sayMissed({ held, begun, missed, order }, 'which you asked about', plan),
  ];
}

function sayNear({ held, begun, missed, order }: Fates, plan: Plan): string[] {
  return [
    ...(held.length > 0 ? [`Did you mean ${choose(held)}? ${order}`] : []),
    ...(begun.length > 0 ? [`Did you mean ${choose(begun)}? ${onlyBegun}`] : []),
    ...sayMissed({ held, begun, missed, order }, 'which you may have meant', plan),
  ];
}

const onlyBegun = 'There is only time for the first part of it.';

function sayMissed({ held, begun, missed }: Fates, aside: string, plan: Plan): string[] {
  const leads = begun.length + held.length > 0 || plan.request.presume ? '' : '. The days lead there';
  return missed.length > 0 ? [`There is no time for ${list(missed)}, ${aside}${leads}.`] : [];
}

const maxOffered = 3;

/** Topics that the plan does not lead to. */
function askMeant(library: Library, near: readonly WantedTopic[]): string[] {
  const links = near.flatMap(({ key }) => library.topics.get(key) ?? []).map(linkTopic);
  if (links.length === 0) return [];
  return [`Did you mean ${choose(links.slice(0, maxOffered))}? Name it, and the plan leads there.`];
}

function choose(links: readonly string[]): string {
  const more = links.length > maxGoals ? [`${links.length - maxGoals} more`] : [];
  return listChoices([...links.slice(0, maxGoals), ...more]);
}

function sortGoals(library: Library, wanted: readonly WantedTopic[], plan: Plan): Fates {
  const [covered, parts] = [new Set(plan.covered), listBegun(plan)];
  const topics = wanted.flatMap(({ key }) => library.topics.get(key) ?? []);
  const links = (holds: (key: string) => boolean) =>
    topics.filter(({ key }) => holds(key)).map((topic) => linkTopic(topic));
  const held = wanted.flatMap(({ key }) => (covered.has(key) ? [key] : []));
  return {
    order: sayOrder(library, held, plan),
    held: links((key) => covered.has(key)),
    begun: links((key) => parts.has(key)),
    missed: links((key) => !covered.has(key) && !parts.has(key)),
  };
}

function list(links: readonly string[]): string {
  return listSome(links, maxGoals);
}

/** Topics that are begun and not finished. */
function listBegun({ leftOut }: Plan): Set<string> {
  return new Set(leftOut.filter(({ why }) => why === 'begun').map(({ key }) => key));
}
