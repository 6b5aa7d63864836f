import { exportJournal, importJournal } from '#journal/export.ts';

import { readJournal } from './state.ts';
import { addToRecord, openRecord } from './sync.ts';

export function exportRecord(): string {
  return exportJournal(readJournal().events);
}

/** Resolves with a sentence when the file cannot be added. */
export async function importRecord(text: string): Promise<string | null> {
  const imported = importJournal(text);
  if ('problem' in imported) return imported.problem;
  const isStored = await addToRecord(imported.events, await openRecord());
  return isStored ? null : 'This device could not save the file. Free some space and import the file again.';
}
