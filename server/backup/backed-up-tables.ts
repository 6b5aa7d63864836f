import type { Tables } from '../database/schema.ts';

/**
 * What a backup has, in the order in which it can be written again, and the columns that each table is read by. Sessions,
 * links to reset a password and limits are not in it: what was ended after a backup must not come back with it.
 */
export const backedUpTables: readonly (readonly [table: keyof Tables, ...key: string[]])[] = [
  ['accounts', 'id'],
  ['events', 'account_id', 'id'],
  ['event_counts', 'account_id', 'technology'],
  ['questions', 'id'],
  ['calendars', 'account_id'],
  ['link_reports', 'url', 'day'],
];
