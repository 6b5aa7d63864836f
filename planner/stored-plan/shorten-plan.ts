import { type Day, dayTypes, fillKinds, type Item, type Plan, whyKinds } from '../types/plan.ts';

/** Plain JSON data, small enough for ten years in one event of the journal. */
export type ShortPlan = Omit<Plan, 'days' | 'covered' | 'leftOut' | 'assumed' | 'locked' | 'done'> & {
  /** Keys; all other fields refer to topics by their position here. */
  readonly topics: readonly string[];
  readonly days: readonly ShortDay[];
  readonly covered: readonly number[];
  readonly leftOut: readonly (readonly [topic: number, why: string])[];
  readonly assumed: readonly number[];
  readonly locked: readonly TopicDay[];
  readonly done: readonly TopicDay[];
};
export type ShortDay = readonly [
  type: number,
  minutes: number,
  budget: number,
  items: readonly ShortItem[],
  reviews: readonly (readonly [topic: number, round: number, gap: number])[],
  recalls: readonly number[],
  fill?: readonly [kind: number, minutes: number, about: readonly number[]],
];
export type ShortItem = readonly [
  topic: number,
  part: number,
  parts: number,
  minutes: number,
  why: number,
  neededFor?: number,
];
type TopicDay = readonly [topic: number, day: number];

export function shortenPlan({ days, covered, leftOut, assumed, locked, done, ...rest }: Plan): ShortPlan {
  const positions = new Map<string, number>();
  const positionOf = (key: string) => {
    const position = positions.get(key) ?? positions.size;
    positions.set(key, position);
    return position;
  };
  const packed = {
    days: days.map((day) => packDay(day, positionOf)),
    covered: covered.map(positionOf),
    leftOut: leftOut.map(({ key, why }) => [positionOf(key), why] as const),
    assumed: assumed.map(positionOf),
    locked: Object.entries(locked).map(([key, day]) => [positionOf(key), day] as const),
    done: Object.entries(done).map(([key, day]) => [positionOf(key), day] as const),
  };
  return { ...rest, ...packed, topics: [...positions.keys()] };
}

type PositionOf = (key: string) => number;

function packDay(
  { type, minutes, budget, items, reviews, recalls, fill }: Day,
  positionOf: PositionOf,
): ShortDay {
  const packed = [
    dayTypes.indexOf(type),
    minutes,
    budget,
    items.map((item) => packItem(item, positionOf)),
    reviews.map(({ key, round, gap }) => [positionOf(key), round, gap] as const),
    recalls.map(positionOf),
  ] as const;
  if (!fill) return packed;
  return [...packed, [fillKinds.indexOf(fill.kind), fill.minutes, fill.about.map(positionOf)]];
}

function packItem({ key, part, parts, minutes, why }: Item, positionOf: PositionOf): ShortItem {
  const packed = [positionOf(key), part, parts, minutes, whyKinds.indexOf(why.kind)] as const;
  return why.kind === 'needed-for' ? [...packed, positionOf(why.key)] : packed;
}
