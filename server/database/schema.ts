import type { Generated, Kysely } from 'kysely';

/** Columns are text and integer, and times ISO text in UTC, so that both databases give the same values. */
export type Tables = {
  readonly accounts: AccountRow;
  readonly sessions: SessionRow;
  readonly resets: ResetRow;
  readonly attempts: AttemptRow;
  readonly events: EventRow;
  readonly event_counts: EventCountRow;
  readonly questions: QuestionRow;
};

/** `email` is trimmed and in lower case; `password` is a PHC string; `keeps_history` is 1 for yes. */
type AccountRow = {
  id: string;
  name: string;
  email: string;
  password: string;
  created_at: string;
  keeps_history: Generated<number>;
  /** How many numbers were given to events that arrived. */
  arrived: Generated<number>;
  /** Empty, or what tells these numbers from those of a database that was lost. */
  epoch: Generated<string>;
  /** How many events are kept, and their characters. */
  events: Generated<number>;
  characters: Generated<number>;
};

/** A login on a device; only the hash of its token is kept. */
type SessionRow = {
  id: string;
  account_id: string;
  token_hash: string;
  device: string;
  created_at: string;
  seen_at: string;
  expires_at: string;
};

/** A link to set a new password, kept until it is used or an hour is over. */
type ResetRow = { token_hash: string; account_id: string; expires_at: string };

/** How often something limited was tried since its window began. */
type AttemptRow = { key: string; count: number; ends_at: string };

/** A question that was asked, by its place in the account's history. */
type QuestionRow = { id: string; account_id: string; position: number; problem: string };

/** An event of a learner's journal as JSON; `number` says when it arrived at this account. */
type EventRow = { account_id: string; id: string; number: number; body: string };

/** How many events of an account are about a technology. */
type EventCountRow = { account_id: string; technology: string; events: number };

export type Database = Kysely<Tables>;
