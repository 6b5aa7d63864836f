/** A time as the learner said it: for each day, the whole week, or certain weekdays. */
export type NamedTime = {
  readonly minutes: number;
  readonly unit: 'hour' | 'minute';
  readonly each: 'day' | 'week' | readonly number[];
};

/** The time to learn. Weekdays are numbers from 0 for Monday. */
export type StudyTime = {
  readonly named: readonly NamedTime[];
  /** Weekdays without time: never all seven. */
  readonly free: readonly number[];
  /** How many days of the week have time, if it is not said which. */
  readonly daysAWeek?: number;
  readonly first?: number;
};
