import type { JournalState, PlanState } from '#journal/fold/state.ts';
import type { Plan } from '#planner/model/plan.ts';
import type { Progress } from '#planner/model/progress.ts';
import type { PlanTopic } from '#planner/model/plan-topic.ts';

import type { RoadmapData } from '../../../browser/page-types.ts';
import { readProgress } from './progress.ts';
import { makePlanTopics, type ShownTopic, showTopics } from '../topics.ts';

/** A saved plan with what became of it by a date. */
export type TrackedPlan = {
  readonly saved: PlanState;
  readonly plan: Plan;
  /** Whether the day has come on which it starts; before that its day 1 is looked at, and is not today. */
  readonly hasBegun: boolean;
  readonly progress: Progress;
  readonly topics: readonly PlanTopic[];
  readonly technologies: readonly { readonly slug: string; readonly name: string }[];
  readonly shown: ReadonlyMap<string, ShownTopic>;
};

type Now = {
  readonly state: JournalState;
  readonly roadmaps: readonly RoadmapData[];
  readonly date: string;
};

/** A topic that has left the roadmaps is out of the plan, and keeps its place there to be read. */
export function makeTrackedPlan(saved: PlanState, plan: Plan, { state, roadmaps, date }: Now): TrackedPlan {
  const shown = showTopics(roadmaps);
  const progress = readProgress(plan, saved, { state, date });
  const retired = plan.days.flatMap(({ items }) => items.flatMap(({ key }) => (shown.has(key) ? [] : key)));
  return {
    saved,
    plan,
    shown,
    hasBegun: saved.starts <= date,
    topics: roadmaps.flatMap(makePlanTopics),
    technologies: roadmaps.map(({ slug, name }) => ({ slug, name })),
    progress: { ...progress, dropped: [...new Set([...(progress.dropped ?? []), ...retired])] },
  };
}
