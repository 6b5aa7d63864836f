/** 1 beginner, 2 intermediate, 3 advanced. */
export type Level = 1 | 2 | 3;

/** What the planner has to know about a topic. */
export type PlanTopic = {
  /** Technology and slug, as in "python/running-python". */
  readonly key: string;
  readonly technology: string;
  readonly title: string;
  readonly chapter: string;
  readonly level: Level;
  /** Reading, trying and the task, for an adult of that level. */
  readonly minutes: number;
  /** 0.9 core, 0.6 usual, 0.2 niche. */
  readonly importance: number;
  /** Keys of the topics that it rests on; keys that are not in the plan's topics count as known. */
  readonly after: readonly string[];
  /** Place in its technology's curriculum. */
  readonly order: number;
};
