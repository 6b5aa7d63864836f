/** A time that a learner names as it was said: for each day, for the whole week, or for certain weekdays. */
export type NamedTime = {
  readonly minutes: number;
  readonly unit: 'hour' | 'minute';
  readonly each: 'day' | 'week' | readonly number[];
};

/** The time that a learner has to learn in. Weekdays are numbers from 0 for Monday. */
export type StudyTime = {
  readonly named: readonly NamedTime[];
  /** Weekdays without time: never all seven. */
  readonly free: readonly number[];
  /** How many days of the week have time, where it is not said which. */
  readonly daysAWeek?: number;
  readonly first?: number;
};
