import { allowTime } from '../time/allowance.ts';
import { makeSlots } from '../time/make-slots.ts';
import { effectiveMinutes, sum } from '../time/minutes.ts';
import type { PlanRequest } from '../types/plan-request.ts';
import type { Level, PlanTopic } from '../types/plan-topic.ts';
import { reach } from './course.ts';

/** A goal, as it may come after another. */
export type NextGoal = {
  readonly id: string;
  readonly interest: string;
  readonly level: Level;
  readonly youngest: number;
  readonly oldest?: number | undefined;
  readonly steps: readonly {
    readonly key: string;
    readonly minutes: number;
    readonly needs: readonly string[];
  }[];
};

export type Goals = { readonly own: NextGoal; readonly others: readonly NextGoal[] };

type Next = Pick<PlanRequest, 'nextGoals' | 'moreTopics'>;

/** So many more than was asked for, at most: after them the learner chooses. */
const maxNextGoals = 2;

/** One of the same interest first, then the one with the fewest minutes of new topics. Where nothing fits, other topics follow. */
export function chooseNextGoals(topics: readonly PlanTopic[], request: PlanRequest, goals: Goals): Next {
  const chooser = new Chooser(topics, request, goals.own);
  const nextGoals: string[] = [];
  const suiting = goals.others.filter((goal) => chooser.suits(goal));
  const waiting = new Map(suiting.map((goal) => [goal.id, goal]));
  let left = findCapacity(request) - chooser.take(goals.own);
  if (left > 0 && waiting.size === 0) return { nextGoals, moreTopics: true };
  while (left > 0 && nextGoals.length < maxNextGoals) {
    const next = chooser.findNearest(waiting.values());
    if (!next) break;
    waiting.delete(next.id);
    nextGoals.push(next.id);
    left -= chooser.take(next);
  }
  return { nextGoals };
}

function findCapacity(request: PlanRequest): number {
  const slots = makeSlots(request, allowTime(request), request.days);
  return sum(slots.map(({ capacity }) => capacity));
}

class Chooser {
  readonly #topics: ReadonlyMap<string, PlanTopic>;
  readonly #technologies: ReadonlySet<string>;
  readonly #request: PlanRequest;
  readonly #own: NextGoal;
  readonly #taught: Set<string>;

  constructor(topics: readonly PlanTopic[], request: PlanRequest, own: NextGoal) {
    this.#topics = new Map(topics.map((topic) => [topic.key, topic]));
    this.#technologies = new Set(topics.map(({ technology }) => technology));
    this.#request = request;
    this.#own = own;
    this.#taught = new Set(request.known);
  }

  suits({ id, level, youngest, oldest = Infinity, steps }: NextGoal): boolean {
    const own = this.#own;
    const { age } = this.#request;
    const isOpen = steps.some(({ key }) => !this.#request.known?.includes(key));
    const isNear = level >= own.level && level <= own.level + 1 && youngest <= age && age <= oldest;
    const used = listTechnologies(steps);
    const isTaught = used.every((one) => this.#technologies.has(one));
    return id !== own.id && isOpen && isNear && isTaught && used.includes(findMain(own));
  }

  findNearest(goals: Iterable<NextGoal>): NextGoal | undefined {
    const rated = [...goals].map((goal) => ({
      goal,
      isFar: Number(goal.interest !== this.#own.interest),
      minutes: this.#countMinutes(this.#listNew(goal)),
    }));
    const byId = (a: NextGoal, b: NextGoal) => (a.id < b.id ? -1 : 1);
    const sorted = rated.toSorted(
      (a, b) => a.isFar - b.isFar || a.minutes - b.minutes || byId(a.goal, b.goal),
    );
    return sorted[0]?.goal;
  }

  /** The fewest minutes that a goal adds; then its topics are taught. */
  take(goal: NextGoal): number {
    const added = this.#listNew(goal);
    for (const { key } of added) this.#taught.add(key);
    const isKnown = (key: string) => this.#request.known?.includes(key) === true;
    const steps = goal.steps.filter(({ key }) => !isKnown(key)).map(({ minutes }) => minutes);
    const { level } = this.#request;
    return sum(steps) + this.#countMinutes(added.filter((topic) => topic.level >= level));
  }

  #listNew({ steps }: NextGoal): PlanTopic[] {
    const needs = steps.flatMap((step) => step.needs);
    const keys = reach(needs, (key) => this.#topics.get(key)?.prerequisites ?? []);
    return [...keys].flatMap((key) => (this.#taught.has(key) ? [] : (this.#topics.get(key) ?? [])));
  }

  #countMinutes(topics: readonly PlanTopic[]): number {
    return sum(topics.map((topic) => effectiveMinutes(topic, this.#request)));
  }
}

function listTechnologies(steps: NextGoal['steps']): string[] {
  return [...new Set(steps.flatMap(({ needs }) => needs.map(readTechnology)))];
}

function findMain({ steps }: NextGoal): string {
  const used = Map.groupBy(
    steps.flatMap(({ needs }) => needs.map(readTechnology)),
    (technology) => technology,
  );
  return [...used].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? '';
}

function readTechnology(key: string): string {
  return key.slice(0, key.indexOf('/'));
}
