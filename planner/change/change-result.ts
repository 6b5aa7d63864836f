import type { Plan } from '../types/plan.ts';
import type { Progress } from '../types/progress.ts';
import type { Replan } from '../replan/replan-plan.ts';
import type { Course } from '../select/course.ts';

export type PlanWithProgress = { readonly plan: Plan; readonly progress: Progress };

export type ChangeResult = Changed | Refused;

export type Changed = {
  readonly kind: 'changed';
  readonly progress: Progress;
  readonly replan: Replan;
};

export type Refused = {
  readonly kind: 'refused';
  /** 'known' topics have no day; 'too-early': the prerequisites in `keys` need more days; 'locks': those conflict. */
  readonly why:
    | 'unknown'
    | 'done'
    | 'known'
    | 'dropped'
    | 'planned'
    | 'past'
    | 'no-learn-day'
    | 'no-capacity'
    | 'nothing-there'
    | 'too-early'
    | 'locks';
  readonly keys: readonly string[];
};

export function refuseChange(why: Refused['why'], keys: readonly string[] = []): Refused {
  return { kind: 'refused', why, keys };
}

export function requireOpenTopic(course: Course, progress: Progress, key: string): Refused | null {
  const topic = course.indexOf.get(key);
  if (topic === undefined) return refuseChange('unknown', [key]);
  if (Object.hasOwn(progress.done, key)) return refuseChange('done', [key]);
  if (progress.dropped?.includes(key)) return refuseChange('dropped', [key]);
  return course.known[topic] ? refuseChange('known', [key]) : null;
}
