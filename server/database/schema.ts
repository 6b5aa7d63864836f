import type { Generated, Kysely } from 'kysely';

/** Columns are text and integer, and times are ISO text, so that both databases give the same values. */
export type Tables = {
  readonly accounts: AccountRow;
  readonly sessions: SessionRow;
  readonly resets: ResetRow;
  /** Only for the check that the database can be written. */
  readonly attempts: AttemptRow;
  readonly counters: AttemptRow;
  readonly events: EventRow;
  readonly event_counts: EventCountRow;
  readonly questions: QuestionRow;
  readonly link_reports: LinkReportRow;
  readonly calendars: CalendarRow;
  readonly known_places: KnownPlaceRow;
  readonly outbox: OutboxRow;
};

/** `email` is in lower case, `password` a PHC string, and `keeps_history` 0 or 1. */
type AccountRow = {
  id: string;
  name: string;
  email: string;
  password: string;
  created_at: string;
  keeps_history: Generated<number>;
  /** The number of the last event that arrived. */
  arrived: Generated<number>;
  /** Changes when a restored backup has lost numbers that devices have seen. */
  epoch: Generated<string>;
  /** The size of the journal. */
  events: Generated<number>;
  characters: Generated<number>;
  /** When a mailed link proved the e-mail. */
  confirmed_at: Generated<string | null>;
};

type SessionRow = {
  id: string;
  account_id: string;
  token_hash: string;
  device: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
};

type ResetRow = { token_hash: string; account_id: string; expires_at: string };

type AttemptRow = { key: string; count: number; ends_at: string };

type QuestionRow = { id: string; account_id: string; position: number; problem: string };

/** `body` is JSON and `number` the order of arrival. */
type EventRow = { account_id: string; id: string; number: number; body: string };

type EventCountRow = { account_id: string; technology: string; events: number };

/** `day` is a date, and `reports` what arrived on it. */
type LinkReportRow = { url: string; day: string; reports: number };

/** `clock` is when sessions start in the time zone `zone`. */
type CalendarRow = {
  account_id: string;
  token_hash: string;
  clock: string;
  zone: string;
  created_at: string;
};

/** `place` is a hash of the account and a network from which it was logged in to. */
type KnownPlaceRow = { account_id: string; place: string; seen_at: string };

/** A link that somebody asked for, and that is not sent yet. */
type OutboxRow = { id: string; email: string; tries: number; asked_at: string; next_at: string };

export type Database = Kysely<Tables>;
