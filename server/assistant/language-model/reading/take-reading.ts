import type { CareReading } from '#question/care/screen-message.ts';
import { type Corrections, type Meaning, partNames } from '#question/meaning/meaning.ts';
import { draftReply } from '#replies/answer-request.ts';
import type { DraftReply } from '#replies/reply-body.ts';

import { listReadChanges } from './list-read-changes.ts';
import type { ToRead } from './nearest-topics.ts';
import type { ModelReading } from './parse-reading.ts';

/** The draft that follows from what a model read. The learner's own corrections stay, and care is never lowered. */
export function takeReading(toRead: ToRead, reading: ModelReading, listed: ReadonlySet<string>): DraftReply {
  const { library, request, drafted } = toRead;
  const changes = listReadChanges(toRead, reading, listed);
  const heard = hearCare(reading);
  if (Object.keys(changes).length === 0 && heard === undefined) return drafted;
  const corrections = { ...changes, ...request.corrections };
  const asked = { ...request, days: corrections.days ?? request.days, corrections };
  const { body, meaning } = draftReply(library, asked, heard);
  return { body, meaning: heard ? sayDanger(meaning, reading) : markRead(meaning, changes) };
}

/** Care that a model sees where we saw none. */
function hearCare({ care, intent }: ModelReading): CareReading | undefined {
  if (intent === 'crisis') return { care: 'reply', trouble: 'despair' };
  if (intent === 'danger') return { care: 'reply', trouble: null };
  return care === undefined || care === 'none' ? undefined : { care, trouble: null };
}

function sayDanger(meaning: Meaning, { intent }: ModelReading): Meaning {
  return meaning.care === 'reply' && intent === 'danger' ? { ...meaning, intent } : meaning;
}

/** Says of each part that a model changed that it did; less sure than what the learner set. */
function markRead(meaning: Meaning, changes: Corrections): Meaning {
  const names = partNames.filter((name) => changes[name] !== undefined);
  const parts = names.map((name) => [name, { source: 'model', grade: 'likely' }] as const);
  return { ...meaning, parts: { ...meaning.parts, ...Object.fromEntries(parts) } };
}
