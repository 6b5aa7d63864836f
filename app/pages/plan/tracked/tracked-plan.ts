import type { Chapter, Roadmap, Topic } from '#content/roadmap.ts';
import type { JournalState, PlanState } from '#journal/fold/state.ts';
import type { Plan } from '#planner/model/plan.ts';
import type { Progress } from '#planner/model/progress.ts';

import { readProgress } from './progress.ts';
import { listTopics } from '../topics.ts';

/** A saved plan with what became of it by a date. */
export type TrackedPlan = {
  readonly saved: PlanState;
  readonly plan: Plan;
  /** Whether the day has come on which it starts; before that its day 1 is looked at, and is not today. */
  readonly hasBegun: boolean;
  readonly progress: Progress;
  readonly topics: readonly Topic[];
  readonly technologies: readonly { readonly slug: string; readonly name: string }[];
  /** The same by key. */
  readonly shown: ReadonlyMap<string, Topic>;
  readonly chapters: readonly Chapter[];
};

type Now = {
  readonly state: JournalState;
  readonly roadmaps: readonly Roadmap[];
  readonly date: string;
};

/** A topic that has left the roadmaps is out of the plan, and keeps its place there to be read. */
export function makeTrackedPlan(saved: PlanState, plan: Plan, { state, roadmaps, date }: Now): TrackedPlan {
  const topics = roadmaps.flatMap(listTopics);
  const shown = new Map(topics.map((topic) => [topic.key, topic]));
  const progress = readProgress(plan, saved, { state, date });
  const retired = plan.days.flatMap(({ items }) => items.flatMap(({ key }) => (shown.has(key) ? [] : key)));
  return {
    saved,
    plan,
    shown,
    hasBegun: saved.starts <= date,
    topics,
    chapters: roadmaps.flatMap(({ chapters }) => chapters),
    technologies: roadmaps.map(({ slug, name }) => ({ slug, name })),
    progress: { ...progress, dropped: [...new Set([...(progress.dropped ?? []), ...retired])] },
  };
}
