import type { Day, Fill, Item, Plan, Review, Why } from '../model/plan.ts';

/** Plain JSON data, as small as ten years of days have to be to fit into one event. */
export type PackedPlan = Omit<Plan, 'days' | 'covered' | 'leftOut' | 'assumed' | 'locked' | 'done'> & {
  /** Keys of topics; all else names them by their place here. */
  readonly topics: readonly string[];
  readonly days: readonly PackedDay[];
  readonly covered: readonly number[];
  readonly leftOut: readonly (readonly [topic: number, why: string])[];
  readonly assumed: readonly number[];
  readonly locked: readonly Place[];
  readonly done: readonly Place[];
};
export type PackedDay = readonly [
  type: number,
  minutes: number,
  budget: number,
  items: readonly PackedItem[],
  reviews: readonly (readonly [topic: number, round: number, gap: number])[],
  recalls: readonly number[],
  fill?: readonly [kind: number, minutes: number, about: readonly number[]],
];
export type PackedItem = readonly [
  topic: number,
  part: number,
  parts: number,
  minutes: number,
  why: number,
  neededFor?: number,
];
type Place = readonly [topic: number, day: number];

export const dayTypes = ['learn', 'practice', 'project', 'review', 'rest'] as const;
export const whyKinds = ['goal', 'needed-for', 'core', 'level', 'deeper', 'refresh'] as const;
export const fillKinds = ['exercise', 'practice', 'project', 'catch-up', 'wrap-up'] as const;

/** A plan as it is stored. */
export function packPlan({ days, covered, leftOut, assumed, locked, done, ...rest }: Plan): PackedPlan {
  const places = new Map<string, number>();
  const placeOf = (key: string) => {
    const place = places.get(key) ?? places.size;
    places.set(key, place);
    return place;
  };
  const packed = {
    days: days.map((day) => packDay(day, placeOf)),
    covered: covered.map(placeOf),
    leftOut: leftOut.map(({ key, why }) => [placeOf(key), why] as const),
    assumed: assumed.map(placeOf),
    locked: Object.entries(locked).map(([key, day]) => [placeOf(key), day] as const),
    done: Object.entries(done).map(([key, day]) => [placeOf(key), day] as const),
  };
  return { ...rest, ...packed, topics: [...places.keys()] };
}

type PlaceOf = (key: string) => number;

function packDay({ type, minutes, budget, items, reviews, recalls, fill }: Day, placeOf: PlaceOf): PackedDay {
  const packed = [
    dayTypes.indexOf(type),
    minutes,
    budget,
    items.map((item) => packItem(item, placeOf)),
    reviews.map(({ key, round, gap }: Review) => [placeOf(key), round, gap] as const),
    recalls.map(placeOf),
  ] as const;
  return fill ? [...packed, packFill(fill, placeOf)] : packed;
}

function packItem({ key, part, parts, minutes, why }: Item, placeOf: PlaceOf): PackedItem {
  const packed = [placeOf(key), part, parts, minutes, kindOf(why)] as const;
  return why.kind === 'needed-for' ? [...packed, placeOf(why.key)] : packed;
}

function packFill({ kind, minutes, about }: Fill, placeOf: PlaceOf) {
  return [fillKinds.indexOf(kind), minutes, about.map(placeOf)] as const;
}

function kindOf({ kind }: Why): number {
  return whyKinds.indexOf(kind);
}
