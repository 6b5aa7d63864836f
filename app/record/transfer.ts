import { exportJournal, importJournal } from '#journal/export.ts';

import { readJournal } from './state.ts';
import { addToRecord, openRecord } from './sync.ts';

/** The whole record as the text of a file, to be imported elsewhere or again. */
export function exportRecord(): string {
  return exportJournal(readJournal().events);
}

/** Adds an exported file to the record; resolves with a sentence when it is not one, or cannot be stored. */
export async function importRecord(text: string): Promise<string | null> {
  const imported = importJournal(text);
  if ('problem' in imported) return imported.problem;
  const isStored = await addToRecord(imported.events, await openRecord());
  return isStored ? null : 'This device could not save the file. Free some space and import the file again.';
}
