import { createHash } from 'node:crypto';

import type { Logger } from 'pino';

import type { Metrics } from './system/metrics.ts';

/** What a security officer would look for. */
export type SecurityEvent =
  | 'signed-up'
  | 'logged-in'
  | 'login-failed'
  | 'logged-out'
  | 'session-ended'
  | 'password-changed'
  | 'password-reset'
  | 'account-exported'
  | 'account-deleted';

type Recorders = { readonly log: Logger; readonly metrics: Metrics | null };

/** Writes an event to the log. `account` is hashed, and `id` is that of the request, whose line has the address. */
export function logSecurityEvent(
  { log, metrics }: Recorders,
  event: SecurityEvent,
  { account, id }: { readonly account: string | null; readonly id: string },
): void {
  log.info({ event, account: account === null ? null : hashAccount(account), id }, 'security event');
  metrics?.countEvent(event);
}

/** Names an account in the log. Only somebody with the database can tell whose it is. */
function hashAccount(account: string): string {
  return createHash('sha256').update(`account ${account}`).digest('base64url').slice(0, 16);
}
