import type { Json } from '../event/event.ts';

export type Status = 'open' | 'skipped' | 'started' | 'done';

export type Check = { readonly date: string; readonly isRight: boolean };
export type OwnLink = { readonly url: string; readonly title: string };

export type TopicState = {
  readonly status: Status;
  /** Local date of the status; empty while open. */
  readonly date: string;
  readonly parts: number;
  readonly read: readonly string[];
  readonly note: string;
  readonly isStarred: boolean;
  readonly checks: readonly Check[];
  readonly links: readonly OwnLink[];
  /** Id of the latest progress event, or empty. */
  readonly touched: string;
};

export type PlanState = {
  readonly id: string;
  readonly title: string;
  readonly starts: string;
  readonly request: Json;
  readonly days: Json;
  readonly moved: ReadonlyMap<string, number>;
  readonly locked: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
  readonly swapped: ReadonlyMap<string, string>;
  readonly worked: ReadonlyMap<string, Work>;
};

export type Work = { readonly day: number; readonly work: string; readonly about: readonly string[] };

export function nameWork({ day, work, about }: Work): string {
  return [day, work, ...about.toSorted()].join(' ');
}

export type Stop = { readonly key: string; readonly id: string };

/** Topics are listed by key, such as "python/lists". */
export type JournalState = {
  readonly topics: ReadonlyMap<string, TopicState>;
  readonly plans: ReadonlyMap<string, PlanState>;
  readonly settings: ReadonlyMap<string, Json>;
  readonly stopped: ReadonlyMap<string, Stop>;
  /** Events of work by local date. A reset does not change them. */
  readonly days: ReadonlyMap<string, number>;
};
