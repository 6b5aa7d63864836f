import { describeFillOf } from '#wording/projects/describe-fill.ts';
import type { ProjectPart } from '#wording/projects/project-part.ts';
import type { Day, DayType } from '#planner/types/plan.ts';

import { nameTopic } from './topics.ts';
import type { TrackedPlan } from './tracked/tracked-plan.ts';

export function nameDayType(type: DayType): string {
  const names: Record<DayType, string> = {
    learn: 'Learning',
    practice: 'Practice',
    project: 'Project',
    review: 'Review',
    rest: 'Day off',
  };
  return names[type];
}

/** What the other minutes of a day are for. Empty if there are none. */
export function describeFill({ projects, shown }: TrackedPlan, day: Day): string {
  return describeFillOf(day, { projects, name: (key) => nameTopic(shown, key) });
}

/** What the project minutes of a day are for. */
export function listProjectParts({ projects }: TrackedPlan, day: number): readonly ProjectPart[] {
  return projects.get(day) ?? [];
}

export function isFree({ items, reviews, recalls, fill }: Day): boolean {
  return items.length + reviews.length + recalls.length === 0 && !fill;
}
