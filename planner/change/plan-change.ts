import type { Plan } from '../model/plan.ts';
import type { Progress } from '../model/progress.ts';
import type { Replan } from '../replan/replan-plan.ts';

export type PlanWithProgress = { readonly plan: Plan; readonly progress: Progress };

/** A change as new progress, and the two ways to go on. */
export type Changed = {
  readonly kind: 'changed';
  readonly progress: Progress;
  readonly replan: Replan;
};

/** Why a plan cannot be changed in this way; it stays as it was. */
export type Refused = {
  readonly kind: 'refused';
  /**
   * The topics in `keys` are 'unknown' to the roadmaps; 'done', 'known' or 'dropped', and so without a day; or already
   * 'planned' on time. The day is 'past'; not a learn day of the plan; has 'no-capacity' for the topics; or
   * 'nothing-there' can move. 'too-early': the prerequisites in `keys` need more days. 'locks': those in `keys`
   * conflict with the change.
   */
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
