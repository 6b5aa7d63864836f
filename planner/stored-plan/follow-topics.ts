import type { Day, Item, Plan, Why } from '../types/plan.ts';
import type { PlanRequest } from '../types/plan-request.ts';

/** The current keys of a topic: several if it was split. */
export type Follow = (key: string) => readonly string[];

/** The parts of a split topic share its time. Of merged topics the first stays, and the time of the others is free. */
export function followTopics(plan: Plan, follow: Follow): Plan {
  const claim = claimNames(plan, follow);
  const followDays = (days: Readonly<Record<string, number>>) =>
    Object.fromEntries(Object.entries(days).flatMap(([key, day]) => claim(key).map((name) => [name, day])));
  return {
    ...plan,
    request: followRequest(plan.request, follow),
    days: plan.days.map((day) => followDay(day, { claim, follow })),
    covered: plan.covered.flatMap(claim),
    leftOut: plan.leftOut.flatMap(({ key, why }) => claim(key).map((name) => ({ key: name, why }))),
    assumed: plan.assumed.flatMap(claim),
    locked: followDays(plan.locked),
    done: followDays(plan.done),
  };
}

/** Gives each name to one topic: the first in the days, else the first that asks. */
function claimNames({ days }: Plan, follow: Follow): Follow {
  const owners = new Map<string, string>();
  const claim = (key: string) =>
    follow(key).filter((name) => {
      if (!owners.has(name)) owners.set(name, key);
      return owners.get(name) === key;
    });
  for (const { items } of days) for (const { key } of items) claim(key);
  return claim;
}

function followRequest(request: PlanRequest, follow: Follow): PlanRequest {
  const { known, wanted, presumes } = request;
  return {
    ...request,
    ...(known && { known: [...new Set(known.flatMap(follow))] }),
    ...(presumes && { presumes: [...new Set(presumes.flatMap(follow))] }),
    ...(wanted && { wanted: followWeights(wanted, follow) }),
  };
}

/** Of merged wanted topics the heaviest counts. */
function followWeights(wanted: Readonly<Record<string, number>>, follow: Follow): Record<string, number> {
  const rising = Object.entries(wanted).toSorted(([, one], [, other]) => one - other);
  return Object.fromEntries(rising.flatMap(([key, weight]) => follow(key).map((name) => [name, weight])));
}

type Names = { readonly claim: Follow; readonly follow: Follow };

function followDay(day: Day, { claim, follow }: Names): Day {
  const merged = day.items.filter(({ key }) => claim(key).length === 0);
  return {
    ...day,
    items: day.items.flatMap((item) =>
      shareItem({ ...item, why: followWhy(item.why, follow) }, claim(item.key)),
    ),
    reviews: day.reviews.flatMap(({ key, round, gap }) =>
      claim(key).map((name) => ({ key: name, round, gap })),
    ),
    recalls: day.recalls.flatMap(claim),
    minutes: merged.reduce((left, { minutes }) => left - minutes, day.minutes),
    ...(day.fill && { fill: { ...day.fill, about: [...new Set(day.fill.about.flatMap(follow))] } }),
  };
}

function shareItem(item: Item, keys: readonly string[]): Item[] {
  const longer = item.minutes % keys.length;
  const minutes = Math.floor(item.minutes / keys.length);
  return keys.map((key, at) => ({ ...item, key, minutes: at < longer ? minutes + 1 : minutes }));
}

function followWhy(why: Why, follow: Follow): Why {
  return why.kind === 'needed-for' ? { kind: why.kind, key: follow(why.key)[0] ?? why.key } : why;
}
