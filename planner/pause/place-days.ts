import type { Day, Plan } from '../types/plan.ts';
import { maxDays, type Pause } from '../types/plan-request.ts';
import { allowTime } from '../time/allowance.ts';
import { isPausedOn } from '../time/pauses.ts';

/** Puts the sessions from a day on into the next days that have time, in their order. Null if the plan gets too long. */
export function placeDays(plan: Plan, from: number, pauses: readonly Pause[]): Plan | null {
  const { week } = allowTime(plan.request);
  const budgetOn = (day: number) => (isPausedOn(pauses, day) ? 0 : (week[(day - 1) % 7] ?? 0));
  const most = Math.max(...week);
  const days: Day[] = plan.days.slice(0, from - 1);
  const places = new Map<number, number>();
  const fillTo = (minutes: number) => {
    while (days.length < maxDays && budgetOn(days.length + 1) < Math.max(1, minutes))
      days.push(freeDay(days.length + 1));
  };
  const later = plan.days.slice(from - 1);
  const sessions = later.filter(isSession);
  for (const session of sessions) {
    fillTo(Math.min(session.minutes, most));
    const day = days.length + 1;
    places.set(session.day, day);
    days.push({ ...session, day, budget: budgetOn(day) });
  }
  const rest = later.length - 1 - later.findLastIndex(isSession);
  for (let at = 0; at < rest; at += 1) days.push(freeDay(days.length + 1));
  return days.length > maxDays ? null : moveDates(plan, { days, places, pauses });
}

/** A day without work has time too where the work is over. */
function isSession({ budget, minutes }: Day): boolean {
  return budget > 0 || minutes > 0;
}

function freeDay(day: number): Day {
  return { day, type: 'rest', items: [], reviews: [], recalls: [], minutes: 0, budget: 0 };
}

type Placed = {
  readonly days: readonly Day[];
  readonly places: ReadonlyMap<number, number>;
  readonly pauses: readonly Pause[];
};

/** A question that comes later waits longer. */
function moveDates(plan: Plan, { days, places, pauses }: Placed): Plan {
  const before = new Map([...places].map(([old, day]) => [day, old]));
  const placeOf = (day: number) => places.get(day) ?? day;
  const locked = Object.entries(plan.locked).map(([key, day]): [string, number] => [key, placeOf(day)]);
  return {
    ...plan,
    request: { ...plan.request, days: days.length, pauses },
    days: days.map((day) => {
      const old = before.get(day.day) ?? day.day;
      const reviews = day.reviews.map((one) => ({ ...one, gap: day.day - placeOf(old - one.gap) }));
      return { ...day, reviews };
    }),
    locked: Object.fromEntries(locked),
    ...(plan.finishedOn !== undefined && { finishedOn: placeOf(plan.finishedOn) }),
  };
}
