import type { Json } from '../event/event.ts';

/** 'open': nothing was said of the topic, or it was undone. */
export type Status = 'open' | 'skipped' | 'started' | 'done';

/** A self-check on a local date. */
export type Check = { readonly date: string; readonly isRight: boolean };
export type OwnLink = { readonly url: string; readonly title: string };

export type TopicState = {
  readonly status: Status;
  /** The local date on which the topic got its status; empty while it is open. */
  readonly date: string;
  /** Parts behind the learner of a topic that is started. */
  readonly parts: number;
  /** Addresses of links that were read. */
  readonly read: readonly string[];
  readonly note: string;
  readonly isStarred: boolean;
  /** Oldest first. */
  readonly checks: readonly Check[];
  readonly links: readonly OwnLink[];
  /** The id of the last event of progress in it; empty where there is none. */
  readonly touched: string;
};

export type PlanState = {
  readonly id: string;
  readonly title: string;
  /** The date of its day 1. */
  readonly starts: string;
  readonly request: Json;
  readonly days: Json;
  /** Topics moved to a day of the plan since it was last saved. */
  readonly moved: ReadonlyMap<string, number>;
  readonly locked: ReadonlySet<string>;
  readonly dropped: ReadonlySet<string>;
  /** The topic that stands in for another. */
  readonly swapped: ReadonlyMap<string, string>;
  /** Work that is done of what its days ask for besides topics, by the name that `nameWork` gives it. */
  readonly worked: ReadonlyMap<string, Work>;
};

/** An exercise, a question or the like of a day of a plan, and the keys of the topics that it is about. */
export type Work = { readonly day: number; readonly work: string; readonly about: readonly string[] };

/** Two of the same sort on one day are told apart by their topics. */
export function nameWork({ day, work, about }: Work): string {
  return [day, work, ...about.toSorted()].join(' ');
}

/** Where a learner stopped in a roadmap, and the id of the event that says so. */
export type Stop = { readonly key: string; readonly id: string };

/** What a journal adds up to. Topics go by their key, as in "python/lists". */
export type JournalState = {
  readonly topics: ReadonlyMap<string, TopicState>;
  readonly plans: ReadonlyMap<string, PlanState>;
  readonly settings: ReadonlyMap<string, Json>;
  /** By technology. */
  readonly stopped: ReadonlyMap<string, Stop>;
  /** How much was done, by local date: topics, links, self-checks and notes. A reset changes nothing here. */
  readonly days: ReadonlyMap<string, number>;
};
