import { isRecord } from './event/guards.ts';
import type { JournalEvent } from './event/event.ts';
import { journalLimits } from './event/limits.ts';
import { type Parsed, parseEvents } from './event/parse-events.ts';
import { countEvents, findExcess } from './quota.ts';

/** Raised when older code could no longer read the events. */
export const exportVersion = 2;

export function exportJournal(events: readonly JournalEvent[]): string {
  return JSON.stringify(makeExport(events));
}

/** A file with more than this in it can be imported as well. */
export function makeExport<Event>(events: readonly Event[]) {
  return { format, version: exportVersion, count: events.length, events };
}

export function importJournal(text: string): Parsed {
  if (text.length > journalLimits.text) return { problem: 'The file is too large to be a journal.' };
  const file = readJson(text);
  if (!isRecord(file) || file['format'] !== format)
    return { problem: 'The file is not an exported journal.' };
  if (!readable.has(file['version'])) return { problem: refuseVersion(file['version']) };
  const { count, events } = file;
  if (!Array.isArray(events)) return { problem: 'The file has no list of events.' };
  if (count !== events.length)
    return {
      problem: `The file says it holds ${typeof count === 'number' ? count : 'other'} events, and holds ${events.length}.`,
    };
  return checkQuota(parseEvents(events));
}

const format = 'waymark-journal';
/** Version 1 had no work events; everything else is the same. */
const readable: ReadonlySet<unknown> = new Set([1, exportVersion]);

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function refuseVersion(version: unknown): string {
  const isNewer = typeof version === 'number' && version > exportVersion;
  return isNewer
    ? `The file was exported by a newer version (${version}) than this page knows (${exportVersion}). Load the page again.`
    : 'The file does not say a version that this page knows.';
}

function checkQuota(parsed: Parsed): Parsed {
  if ('problem' in parsed) return parsed;
  const problem = findExcess(countEvents(parsed.events));
  return problem === null ? parsed : { problem };
}
