import { count } from '#wording/counts.ts';
import type { ChangeData } from '../../../browser/page-types.ts';
import { browserItems } from '../../../browser/browser-storage.ts';

/** The changes that this browser has not shown yet; none on the first visit. */
export function findNews(technology: string, changes: readonly ChangeData[]): ChangeData[] {
  const stored = browserItems.read(keyOf(technology));
  const seen = new Set(stored?.split('\n'));
  return stored === null ? [] : changes.filter((change) => !seen.has(nameChange(change)));
}

/** Stores names and not a date, since a change may be published days after its date. */
export function saveSeen(technology: string, changes: readonly ChangeData[]): void {
  browserItems.write(keyOf(technology), changes.map(nameChange).join('\n'));
}

/** "2 topics added, 1 renamed". */
export function countChanges(changes: readonly ChangeData[]): string {
  const counts = (['added', 'renamed', 'retired'] as const)
    .map((kind) => ({ kind, number: changes.filter((change) => change.kind === kind).length }))
    .filter(({ number }) => number > 0);
  return counts
    .map(({ kind, number }, at) => `${at === 0 ? count(number, 'topic') : number} ${kind}`)
    .join(', ');
}

const keyOf = (technology: string) => `seen:${technology}`;

function nameChange({ kind, key, date }: ChangeData): string {
  return `${kind} ${key} ${date}`;
}
