import { loadLinks } from '#content/links.ts';

import { findAccountByEmail } from '../accounts/accounts.ts';
import { eraseAccount } from '../accounts/own-data/erase-account.ts';
import { measureSizes } from '../database/measure-sizes.ts';
import type { Services } from '../services.ts';
import { listReportedLinks } from '../links/link-reports.ts';
import { endEverySession, endSessionsOf, makeRestoredSafe } from './end-sessions.ts';

type AdminTools = Pick<Services, 'database' | 'mailer'>;
/** Gives the lines to show. */
export type AdminCommand = (tools: AdminTools, subject: string) => Promise<readonly string[]>;

export class AdminError extends Error {}

/** `argument` names what must follow the command. */
export const adminCommands: ReadonlyMap<string, { readonly argument?: string; readonly run: AdminCommand }> =
  new Map([
    ['end-sessions', { argument: 'EMAIL or all', run: endSessions }],
    ['delete-account', { argument: 'EMAIL', run: removeAccount }],
    ['after-restore', { run: secureRestored }],
    ['reported-links', { run: describeReportedLinks }],
    ['sizes', { run: describeSizes }],
  ]);

async function endSessions({ database }: AdminTools, subject: string) {
  if (subject === 'all') {
    const ended = await endEverySession(database);
    return [`${ended} ${ended === 1 ? 'session has' : 'sessions have'} ended, and no mailed link works.`];
  }
  if (!(await endSessionsOf(database, subject))) throw new AdminError(unknown);
  return ['The sessions of this account have ended, and its mailed links do not work.'];
}

async function removeAccount(tools: AdminTools, email: string) {
  const account = await findAccountByEmail(tools.database, email);
  if (account === null) throw new AdminError(unknown);
  await eraseAccount(tools, account);
  return ['The account and everything that belongs to it is deleted.'];
}

async function secureRestored({ database }: AdminTools) {
  await makeRestoredSafe(database);
  return ['All sessions, mailed links and calendar addresses have ended. Devices will send what is missing.'];
}

/** With what the registry says of each link. */
async function describeReportedLinks({ database }: AdminTools) {
  const [reported, links] = await Promise.all([listReportedLinks(database), loadLinks()]);
  if (reported.length === 0) return ['No link was reported.'];
  return reported.map(({ url, reports, last }) => {
    const link = links.get(url);
    const state = link ? (link.state ?? 'not visited') : 'no longer in the registry';
    return `${last}  ${reports} ${reports === 1 ? 'report' : 'reports'}  ${url}  (${state})`;
  });
}

async function describeSizes({ database }: AdminTools) {
  const { accounts, sessions, events, characters, largest, bytes } = await measureSizes(database);
  return [
    `accounts           ${accounts}`,
    `sessions           ${sessions}`,
    `events             ${events}`,
    `characters         ${characters}`,
    `largest journal    ${largest} characters`,
    `database           ${bytes} bytes`,
  ];
}

const unknown = 'No account has this e-mail.';
