import type { PlanRequest } from './plan-request.ts';

/** Stored plans refer to these by position: add only at the end. */
export const whyKinds = ['wanted', 'needed-for', 'core', 'level', 'deeper', 'refresh', 'goal'] as const;
export const dayTypes = ['learn', 'practice', 'project', 'review', 'rest'] as const;
export const fillKinds = ['exercise', 'practice', 'project', 'catch-up', 'wrap-up', 'test'] as const;

/** 'goal' is a step of the goal; 'deeper' is of a higher level; 'refresh' of a lower one, in a technology with few topics at the level. */
export type Why =
  | { readonly kind: Exclude<(typeof whyKinds)[number], 'needed-for'> }
  | { readonly kind: 'needed-for'; readonly key: string };

export type DayType = (typeof dayTypes)[number];

/** One sitting with a new topic; a long topic comes in `parts` on successive learn days. */
export type Item = {
  readonly key: string;
  readonly part: number;
  readonly parts: number;
  readonly minutes: number;
  readonly why: Why;
};

/** A question on a topic, three minutes, `gap` days after the last sitting or question. */
export type Review = { readonly key: string; readonly round: number; readonly gap: number };

/** A project, or for an exam or an interview a test. The other kinds are from older plans. */
export type Fill = {
  readonly kind: (typeof fillKinds)[number];
  readonly minutes: number;
  readonly about: readonly string[];
};

export type Day = {
  readonly day: number;
  readonly type: DayType;
  readonly items: readonly Item[];
  readonly reviews: readonly Review[];
  readonly recalls: readonly string[];
  readonly fill?: Fill;
  readonly minutes: number;
  readonly budget: number;
};

/**
 * 'begun': its first parts are in the plan. 'presumed': a topic or step in the plan depends on it, and both do not fit.
 * 'not-needed': nothing that the plan makes needs it. 'optional': a step without which the goal works.
 */
export type LeftOut = {
  readonly key: string;
  readonly why: 'too-few-days' | 'begun' | 'presumed' | 'not-needed' | 'optional';
};

/** Plain data that can be stored as JSON. Keys are in curriculum order unless another order is documented. */
export type Plan = {
  readonly request: PlanRequest;
  readonly days: readonly Day[];
  readonly minutesADay: { readonly weekday: number; readonly weekend: number };
  readonly technologies: readonly string[];
  readonly covered: readonly string[];
  /** The most important first. */
  readonly leftOut: readonly LeftOut[];
  readonly assumed: readonly string[];
  readonly locked: Readonly<Record<string, number>>;
  /** Days of topics that were not done on the day that was planned. */
  readonly done: Readonly<Record<string, number>>;
  /** The day of the last new topic, if nothing is left out. */
  readonly finishedOn?: number;
  /** Technologies outside the plan: those that it builds on, and those to learn next. */
  readonly before: readonly string[];
  readonly next: readonly string[];
};
