import { addressOf } from '#content/topic-key.ts';
import type { Roadmap } from '#content/roadmap.ts';
import type { PageOf } from '#app/browser/page-types.ts';
import { makePlan } from '#planner/make-plan.ts';
import type { Day, Item, Plan } from '#planner/types/plan.ts';

type SampleDay = NonNullable<PageOf<'landing'>['day']>;

/** Sundays are off. */
const request = {
  days: 30,
  age: 30,
  level: 1,
  minutesADay: { weekday: 45 },
  restDays: [6],
  firstWeekday: 0,
} as const;

/** A day of a real plan for beginners, so that visitors see what they would get; null if no day has all kinds of work. */
export function makeSampleDay({ slug, name, needs, chapters }: Roadmap): SampleDay | null {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const byKey = new Map(topics.map((topic) => [topic.key, topic]));
  const plan = makePlan(topics, { ...request, needs: { [slug]: needs } });
  const day = plan.days.find(isTypical);
  if (!day) return null;
  return {
    slug,
    name,
    day: day.day,
    days: plan.days.length,
    minutes: day.minutes,
    minutesADay: request.minutesADay.weekday,
    worked: plan.days.filter(({ type }) => type !== 'rest').map((one) => one.day),
    items: day.items.flatMap((item) => {
      const topic = byKey.get(item.key);
      return topic ? [{ title: topic.title, href: addressOf(topic.key), ...pickSitting(item) }] : [];
    }),
    questions: day.reviews.flatMap(({ key }) => {
      const topic = byKey.get(key);
      return topic ? [{ title: topic.title, check: topic.check, from: findDay(plan, key) }] : [];
    }),
    covered: plan.covered.length,
    topics: topics.length,
    leftOut: plan.leftOut.flatMap(({ key }) => byKey.get(key)?.title ?? []),
  };
}

/** After the first week, with a topic that is learned as a whole, and questions on earlier ones. */
function isTypical({ day, items, reviews }: Day): boolean {
  return day > 7 && reviews.length > 1 && items.some(({ parts }) => parts === 1);
}

function pickSitting({ minutes, part, parts }: Item): Pick<Item, 'minutes' | 'part' | 'parts'> {
  return { minutes, part, parts };
}

/** The day on which the topic was learned. */
function findDay({ days }: Plan, wanted: string): number {
  return days.findLast(({ items }) => items.some(({ key }) => key === wanted))?.day ?? 1;
}
