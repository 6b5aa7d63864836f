export type Level = 1 | 2 | 3;

export type Importance = 'core' | 'usual' | 'niche';

export const importanceWeights: Readonly<Record<Importance, number>> = { core: 0.9, usual: 0.6, niche: 0.2 };

export type PlanTopic = {
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
  /** Its place, from 1, on the quick path of its technology: what beginners learn first. */
  readonly quick?: number;
  /** A step of a goal, at its level: work on the project. It is not asked about and does not count as a new topic. */
  readonly step?: true;
  /** Of a step: its goal comes after the one that was asked for. */
  readonly next?: true;
  readonly last?: true;
  readonly optional?: true;
  readonly ideas?: number;
};
