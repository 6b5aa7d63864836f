import type { ChapterData } from '../../../browser/page-types.ts';
import type { ShownTopic } from '../topics.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

/** The project of the latest chapter whose topics of the plan are all taught by the evening of a day. */
export function findProject({ plan, shown }: TrackedPlan, day: number): ChapterData['project'] | null {
  const taught = keysOf(plan.days.slice(0, day));
  const later = new Set(keysOf(plan.days.slice(day)));
  const isWhole = ({ technology, chapter }: ShownTopic) =>
    chapter.topics.every(({ slug }) => !later.has(`${technology}/${slug}`));
  const topics = taught.flatMap((key) => shown.get(key) ?? []);
  return topics.findLast(isWhole)?.chapter.project ?? null;
}

function keysOf(days: TrackedPlan['plan']['days']): string[] {
  return days.flatMap(({ items }) => items.map(({ key }) => key));
}
