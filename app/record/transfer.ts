import { exportJournal, importJournal } from '#journal/export.ts';

import { keep, openJournal } from './sync.ts';
import { readJournal } from './state.ts';

/** All that is kept here as a file's text, to be imported elsewhere or again. */
export function exportRecord(): string {
  return exportJournal(readJournal().events);
}

/** Takes an exported file in beside what is here already; gives a sentence where it is none, or is not kept. */
export async function importRecord(text: string): Promise<string | null> {
  const imported = importJournal(text);
  if ('problem' in imported) return imported.problem;
  const isSafe = await keep(imported.events, await openJournal());
  return isSafe ? null : 'This device could not save the file. Free some space and import the file again.';
}
