import type { ReplyInput } from '#question/reply-input.ts';
import type { Level, PlanTopic } from '#planner/types/plan-topic.ts';
import { reach } from '#planner/select/course.ts';

import { listShared } from '#question/contrasts/presume-shared.ts';
import type { TopicSection } from '#content/roadmap.ts';
import { isOnceOnly } from '../days/once-only.ts';
import type { Library } from '../../library.ts';
import type { PlanAsk } from './plan-ask.ts';

type PlanWish = Extract<ReplyInput, { readonly intent: 'plan' }>;

/** What a plan need not teach, by key and for each reason. */
export type Known = {
  /** The first steps of who is examined on the whole of a technology. */
  readonly setUp: readonly string[];
  /** What the learner knows, and what that depends on. */
  readonly said: readonly string[];
  readonly below: readonly string[];
  /** What another technology that the learner knows shares with it. */
  readonly shared: readonly string[];
  /** What is to be left out, and what depends on it. */
  readonly skipped: readonly string[];
  readonly above: readonly string[];
  /** What was to be left out and cannot be: a goal depends on it, or too much. */
  readonly needed: readonly string[];
  readonly broad: readonly string[];
};

/** Who sits an exam in so few days has had lessons. */
const shortTime = 14;
/** What so large a part of a roadmap depends on is its ground: who skips it has to know it. */
const ground = 1 / 3;

export function readKnown(
  library: Library,
  ask: PlanAsk,
  { wish, level }: { wish: PlanWish; level: Level },
): Known {
  const topics = wish.technologies.flatMap((slug) => library.topicsOf.get(slug) ?? []);
  const goals = new Set([...wish.goals.map(({ key }) => key), ...listComparing(wish)]);
  const restsOn = (key: string) => closeOver([key], listBefore(topics));
  const carries = (key: string) => closeOver([key], listAfter(topics));
  const asked = (wish.skipped ?? []).filter((key) => !goals.has(key));
  const needed = asked.filter((key) => carries(key).some((other) => goals.has(other)));
  const broad = asked.filter((key) => !needed.includes(key) && carries(key).length > topics.length * ground);
  const skipped = asked.filter((key) => !needed.includes(key) && !broad.includes(key));
  const said = (wish.known ?? []).filter((key) => !goals.has(key));
  const planned = new Set(topics.map(({ key }) => key));
  const left = new Set([...goals, ...said, ...skipped]);
  const shared = listShared(wish).filter((key) => planned.has(key) && !left.has(key));
  const list = (keys: readonly string[], close: (key: string) => string[]) => [
    ...new Set(keys.flatMap(close).filter((key) => planned.has(key) && !left.has(key))),
  ];
  return {
    setUp: level === 1 && (wish.level !== 1 || isHurried(ask, wish)) ? listSetUp(library, ask, wish) : [],
    said,
    shared,
    below: list(said, restsOn),
    skipped,
    above: list(skipped, carries),
    needed,
    broad,
  };
}

/** All that a plan takes as known, each once. */
export function listKnown({ setUp, said, shared, below, skipped, above, broad }: Known): string[] {
  return [...new Set([...setUp, ...said, ...shared, ...below, ...skipped, ...above, ...broad])];
}

/** The topics that compare what is to be learned with what is known. */
export function listComparing({ shared = [] }: PlanWish): string[] {
  return shared.flatMap(({ comparing }) => comparing ?? []);
}

type Ways = ReadonlyMap<string, readonly string[]>;

function listBefore(topics: readonly PlanTopic[]): Ways {
  return new Map(topics.map(({ key, prerequisites }) => [key, prerequisites]));
}

function listAfter(topics: readonly PlanTopic[]): Ways {
  const pairs = topics.flatMap(({ key, prerequisites }) => prerequisites.map((before) => ({ key, before })));
  return new Map(
    [...Map.groupBy(pairs, ({ before }) => before)].map(([before, found]) => [
      before,
      found.map(({ key }) => key),
    ]),
  );
}

/** All that is reached from some topics, they themselves left out. */
function closeOver(keys: readonly string[], ways: Ways): string[] {
  const reached = reach(keys, (key) => ways.get(key) ?? []);
  return [...reached].filter((key) => !keys.includes(key));
}

/** Who has little time and names topics, or is examined on the whole of a technology, has it running: no day is for that. */
function listSetUp(library: Library, ask: PlanAsk, wish: PlanWish): string[] {
  if (isHurried(ask, wish)) {
    const topics = wish.technologies.flatMap((slug) => library.topicsOf.get(slug) ?? []);
    const named = new Set(wish.goals.map(({ key }) => key));
    return topics.filter((topic) => isSetUp(topic) && !named.has(topic.key)).map(({ key }) => key);
  }
  const [technology, ...others] = wish.technologies;
  const isTested = ask.occasion === 'exam' || ask.occasion === 'interview';
  if (!technology || others.length > 0 || !isTested || wish.goals.length > 0 || ask.days > shortTime)
    return [];
  const topics = library.topicsOf.get(technology) ?? [];
  const first = topics.findIndex((topic) => !isOnceOnly(topic));
  return topics.slice(0, Math.max(0, first)).map(({ key }) => key);
}

const [hurriedDays, adult] = [7, 16];

/** A few days for named topics, for a test, or for work with others. */
function isHurried({ days, age, occasion }: PlanAsk, { goals, ourGoal }: PlanWish): boolean {
  const isNamed = goals.some(({ near }) => near !== true) || ourGoal?.id.startsWith('own-teamwork') === true;
  return days <= hurriedDays && age >= adult && (isNamed || (occasion !== null && !ourGoal));
}

const readying =
  /^(?:the \w+ client|the command line|relational databases|version control|document databases|mongosh)/iu;

function isSetUp(topic: TopicSection): boolean {
  return isOnceOnly(topic) || readying.test(topic.title);
}
