import type { Level } from './plan-topic.ts';

export type PlanRequest = {
  readonly days: number;
  readonly age: number;
  readonly level: Level;
  /** A weekend without its own minutes is like a weekday; a day of 0 minutes is a day of rest. */
  readonly minutesADay?: { readonly weekday: number; readonly weekend?: number };
  /** By weekday, from 0 for Monday. */
  readonly minutesOn?: Readonly<Record<number, number>>;
  /** Weekday of day 1, from 0 for Monday; if absent, the week starts on the first day that has time. */
  readonly firstWeekday?: number;
  readonly restDays?: readonly number[];
  /** The id of what the learner wants to make. Its steps are among the topics. */
  readonly goal?: string;
  /** What the learner's own thing has to do, which are steps of the goal. */
  readonly parts?: readonly OwnPart[];
  /** Topics of the goal that the learner may skip: they come after it. */
  readonly presumes?: readonly string[];
  /** What is made after the goal, in this order; its steps are among the topics. With it, topics that no step needs are left out. */
  readonly nextGoals?: readonly string[];
  /** Where no further goal fits, other topics come after the last one. */
  readonly moreTopics?: true;
  /** Keys of optional steps that the plan leaves out, because the days are too few for all. */
  readonly leftSteps?: readonly string[];
  /** Of the minutes of topics that a step needs, the share that the plan takes; below 1, a step is their exercise. */
  readonly shareInSteps?: number;
  /** Topics that the plan must reach: weights above 0 and up to 1, by key. */
  readonly wanted?: Readonly<Record<string, number>>;
  readonly known?: readonly string[];
  /** If the days are too few: wanted topics first, then direct prerequisites, the others presumed. For people with an exam. */
  readonly presume?: boolean;
  /** For an exam or an interview: practice has the form of the test. */
  readonly test?: boolean;
  /** Technologies to begin with, as far as their needs allow. */
  readonly order?: readonly string[];
  readonly needs?: Readonly<Record<string, readonly string[]>>;
  /** In their order, without overlaps. */
  readonly pauses?: readonly Pause[];
};

/** The key of a step, with the learner's own words for it and the topics that it needs where these are not those of a requirement. */
export type OwnPart = {
  readonly key: string;
  readonly words?: string;
  readonly needs?: readonly string[];
};

/** Days of the plan without work, from 1. An `open` pause goes on until the learner ends it; `to` is then its last day so far. */
export type Pause = { readonly from: number; readonly to: number; readonly open?: true };

export const maxDays = 3650;
