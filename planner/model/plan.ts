import type { PlanRequest } from './request.ts';

/** Why a topic is in the plan. */
export type Why =
  /** The question was about it. */
  | { readonly kind: 'goal' }
  /** The topic named rests on it. */
  | { readonly kind: 'needed-for'; readonly key: string }
  /** What everybody who works with the technology uses. */
  | { readonly kind: 'core' }
  /** Part of the learner's level. */
  | { readonly kind: 'level' }
  /** Of a higher level, as there is time. */
  | { readonly kind: 'deeper' }
  /** Of a lower level, in a technology that has hardly anything at the learner's. */
  | { readonly kind: 'refresh' };

export type DayType = 'learn' | 'practice' | 'project' | 'review' | 'rest';

/** One sitting with a new topic; a topic longer than a day's time comes in `parts` on following learn days. */
export type Item = {
  readonly key: string;
  readonly part: number;
  readonly parts: number;
  readonly minutes: number;
  readonly why: Why;
};

/** A question on a topic, three minutes; `gap` days after the topic was last met. */
export type Review = { readonly key: string; readonly round: number; readonly gap: number };

/** What the day's other minutes are for. */
export type Fill = {
  readonly kind: 'exercise' | 'practice' | 'project' | 'catch-up' | 'wrap-up';
  readonly minutes: number;
  readonly about: readonly string[];
};

export type Day = {
  readonly day: number;
  readonly type: DayType;
  readonly items: readonly Item[];
  readonly reviews: readonly Review[];
  /** Topics taken as known that the plan rests on, to be recalled first: a question each, three minutes. */
  readonly recalls: readonly string[];
  readonly fill?: Fill;
  readonly minutes: number;
  readonly budget: number;
};

/**
 * 'too-few-days': more days, or more minutes a day, would hold it. 'begun': so they would, and its first parts are in the
 * plan. 'presumed': a goal in the plan depends on it, and there was no time for both.
 */
export type LeftOut = {
  readonly key: string;
  readonly why: 'too-few-days' | 'begun' | 'presumed';
};

/** A plan of plain data: it can be stored as JSON. Keys stand in curriculum order where nothing else is said. */
export type Plan = {
  readonly request: PlanRequest;
  /** Day 1 to the last, none missing. */
  readonly days: readonly Day[];
  readonly minutesADay: { readonly weekday: number; readonly weekend: number };
  /** In the order in which they are taught. */
  readonly technologies: readonly string[];
  /** Finished within the plan, or before it was laid out again. */
  readonly covered: readonly string[];
  /** The most important first. */
  readonly leftOut: readonly LeftOut[];
  /** Below the learner's level, or known. */
  readonly assumed: readonly string[];
  /** What the learner keeps on a day and the plan holds there. */
  readonly locked: Readonly<Record<string, number>>;
  /** Done on another day than that of its place, or without a place in the days: the day on which it was done. */
  readonly done: Readonly<Record<string, number>>;
  /** The day on which the last new topic is finished, where nothing is left out. */
  readonly finishedOn?: number;
  /** Technologies that these rest on and that are not in the plan. */
  readonly before: readonly string[];
  /** What to learn next: technologies that rest on these and on nothing unknown. */
  readonly next: readonly string[];
};
