import type { Transaction } from 'kysely';

import type { JournalEvent } from '#journal/event/event.ts';
import { type Counts, countEvents, findExcess } from '#journal/quota.ts';

import type { Tables } from '../database/schema.ts';

/** `instead` is the stored event with the same id. */
export type EventChange = { readonly event: JournalEvent; readonly instead: JournalEvent | undefined };
type Excess = { readonly problem: string; readonly ids: ReadonlySet<string> };

export function applyChanges(counts: Counts, changes: readonly EventChange[]): Counts | Excess {
  const ids = new Set<string>();
  let problem = '';
  for (const { event, instead } of changes) {
    const next = add(add(counts, event, 1), instead, -1);
    const excess = findExcess(next);
    if (excess === null) counts = next;
    else ids.add(event.id);
    problem ||= excess ?? '';
  }
  return ids.size === 0 ? counts : { problem, ids };
}

export async function readCounts(
  transaction: Transaction<Tables>,
  account: { readonly id: string; readonly events: number; readonly characters: number },
  events: readonly JournalEvent[],
): Promise<Counts> {
  const { id, events: total, characters } = account;
  const technologies = [...countEvents(events).byTechnology.keys()];
  if (technologies.length === 0) return { total, characters, byTechnology: new Map() };
  const rows = await transaction
    .selectFrom('event_counts')
    .select(['technology', 'events'])
    .where('account_id', '=', id)
    .where('technology', 'in', technologies)
    .execute();
  return { total, characters, byTechnology: new Map(rows.map((row) => [row.technology, row.events])) };
}

export async function writeCounts(
  transaction: Transaction<Tables>,
  id: string,
  { total, characters, byTechnology }: Counts,
): Promise<void> {
  const totals = { events: total, characters };
  await transaction.updateTable('accounts').set(totals).where('id', '=', id).execute();
  if (byTechnology.size === 0) return;
  const rows = [...byTechnology].map(([technology, events]) => ({ account_id: id, technology, events }));
  await transaction
    .insertInto('event_counts')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'technology'])
        .doUpdateSet((row) => ({ events: row.ref('excluded.events') })),
    )
    .execute();
}

function add(counts: Counts, event: JournalEvent | undefined, sign: 1 | -1): Counts {
  if (event === undefined) return counts;
  const one = countEvents([event]);
  const byTechnology = new Map(counts.byTechnology);
  for (const [name] of one.byTechnology) byTechnology.set(name, (byTechnology.get(name) ?? 0) + sign);
  const characters = counts.characters + sign * one.characters;
  return { total: counts.total + sign, characters, byTechnology };
}
