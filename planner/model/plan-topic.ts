/** 1 beginner, 2 intermediate, 3 advanced. */
export type Level = 1 | 2 | 3;

/** How much a learner of a technology needs a topic. */
export type Importance = 'core' | 'usual' | 'niche';

/** What each counts when topics are weighed. Our own choice. */
export const importanceWeights: Readonly<Record<Importance, number>> = { core: 0.9, usual: 0.6, niche: 0.2 };

/** What the planner needs to know about a topic. */
export type PlanTopic = {
  /** Technology and slug, as in "python/running-python". */
  readonly key: string;
  readonly technology: string;
  readonly title: string;
  readonly chapter: string;
  readonly level: Level;
  /** Reading, trying and the task, for an adult of that level. */
  readonly minutes: number;
  readonly importance: Importance;
  /** Keys; those that are not among the plan's topics count as known. */
  readonly prerequisites: readonly string[];
  readonly number: number;
};
