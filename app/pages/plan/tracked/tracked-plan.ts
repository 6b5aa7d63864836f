import type { ChapterSection, Roadmap, TopicSection } from '#content/roadmap.ts';
import type { JournalState, PlanState } from '#journal/fold/state.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { Progress } from '#planner/types/progress.ts';

import { readProgress } from '#planner/store/read-progress.ts';
import { listTopics } from '../../../browser/roadmaps.ts';

/** A saved plan with the learner's progress up to a date. */
export type TrackedPlan = {
  readonly saved: PlanState;
  readonly plan: Plan;
  /** Whether the plan has started. Before that, its day 1 is shown but is not today. */
  readonly hasBegun: boolean;
  readonly progress: Progress;
  readonly topics: readonly TopicSection[];
  readonly technologies: readonly { readonly slug: string; readonly name: string }[];
  /** The same by key. */
  readonly shown: ReadonlyMap<string, TopicSection>;
  readonly chapters: readonly ChapterSection[];
};

type Now = {
  readonly state: JournalState;
  readonly roadmaps: readonly Roadmap[];
  readonly date: string;
};

/** A topic that the roadmaps no longer have counts as dropped, but stays visible on its day. */
export function makeTrackedPlan(saved: PlanState, plan: Plan, { state, roadmaps, date }: Now): TrackedPlan {
  const topics = roadmaps.flatMap(listTopics);
  const shown = new Map(topics.map((topic) => [topic.key, topic]));
  const progress = readProgress(plan, saved, { topics: state.topics, date });
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
