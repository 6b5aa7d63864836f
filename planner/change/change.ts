import type { Plan } from '../model/plan.ts';
import type { Progress } from '../model/progress.ts';
import type { Replan } from './replan-plan.ts';

/** A plan and what became of it so far. */
export type Living = { readonly plan: Plan; readonly progress: Progress };

/** What the learner wants of a plan, as progress with it, and the two ways on that this leaves. */
export type Changed = {
  readonly kind: 'changed';
  readonly progress: Progress;
  readonly replan: Replan;
};

/** Why a plan cannot be changed so; it stays as it was. */
export type Refused = {
  readonly kind: 'refused';
  /**
   * About the topics in `keys`: 'unknown' to the roadmaps; 'done', 'known' or 'dropped', and so without a day; 'planned'
   * already, and on time.
   * About the day: 'past'; 'no-learn-day' is of another type or beyond the end; 'no-room' cannot hold the topics,
   * 'nothing-there' has none to move.
   * 'too-early': what it rests on, in `keys`, cannot be finished before. 'locks': those in `keys` cannot be held with it.
   */
  readonly why:
    | 'unknown'
    | 'done'
    | 'known'
    | 'dropped'
    | 'planned'
    | 'past'
    | 'no-learn-day'
    | 'no-room'
    | 'nothing-there'
    | 'too-early'
    | 'locks';
  readonly keys: readonly string[];
};

export function refuse(why: Refused['why'], keys: readonly string[] = []): Refused {
  return { kind: 'refused', why, keys };
}
