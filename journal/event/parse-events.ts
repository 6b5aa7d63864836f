import {
  isRecord,
  countGuard,
  type Guard,
  isDate,
  isFlag,
  isSlug,
  isTime,
  isUrl,
  jsonGuard,
  list,
  textGuard,
} from './guards.ts';
import type { Bodies, JournalEvent, Kind } from './event.ts';
import { type Stamp, isId } from './stamp.ts';
import { journalLimits } from './limits.ts';

export type Parsed = { readonly events: readonly JournalEvent[] } | { readonly problem: string };

export function parseEvents(values: readonly unknown[]): Parsed {
  const events: JournalEvent[] = [];
  for (const [index, value] of values.entries()) {
    if (!isEvent(value)) return { problem: `Event ${index + 1}: ${findFault(value) ?? ''}.` };
    events.push(value);
  }
  return { events };
}

export function isEvent(value: unknown): value is JournalEvent {
  return findFault(value) === null;
}

type Guards<T> = { readonly [Field in keyof T]-?: Guard<T[Field]> };

const stamp: Guards<Stamp> = { id: isId, device: isSlug, at: isTime };
const about = { technology: isSlug, topic: isSlug };
const link = { ...about, url: isUrl };
const planTopic = { ...about, plan: isSlug };
const { plan: planLimits } = journalLimits;
const planWork = {
  plan: isSlug,
  day: countGuard(1, 10_000),
  work: isSlug,
  about: list(isAbout, planLimits.about),
};

const bodies: { readonly [K in Kind]: Guards<Bodies[K]> } = {
  'topic-started': { ...about, parts: countGuard(0, 100) },
  'topic-done': about,
  'topic-skipped': about,
  'topic-undone': about,
  'link-read': link,
  'link-unread': link,
  'note-written': { ...about, text: textGuard(journalLimits.note) },
  'topic-starred': about,
  'topic-unstarred': about,
  'stopped-here': about,
  'check-right': about,
  'check-wrong': about,
  'own-link-added': { ...link, title: textGuard(journalLimits.link.title) },
  'own-link-removed': link,
  'plan-saved': {
    plan: isSlug,
    title: textGuard(planLimits.title),
    starts: isDate,
    request: jsonGuard(planLimits.days),
    days: jsonGuard(planLimits.days),
  },
  'plan-moved': { ...planTopic, day: countGuard(1, 10_000) },
  'plan-locked': { ...planTopic, locked: isFlag },
  'plan-swapped': { ...planTopic, other: isAbout },
  'plan-dropped': { ...planTopic, dropped: isFlag },
  'plan-work-done': planWork,
  'plan-work-undone': planWork,
  'plan-removed': { plan: isSlug },
  'setting-chosen': { name: isSlug, value: jsonGuard(journalLimits.setting) },
  'roadmap-reset': { technology: isSlug },
  undo: { event: isId },
};

function isAbout(value: unknown): value is { technology: string; topic: string } {
  return (
    isRecord(value) &&
    Object.keys(value).length === 2 &&
    isSlug(value['technology']) &&
    isSlug(value['topic'])
  );
}

/** Unknown fields are refused: dropping one would give two contents to one id. */
function findFault(value: unknown): string | null {
  if (!isRecord(value)) return 'it is not an object';
  const { kind, ...rest } = value;
  if (!isKind(kind)) return 'its kind is unknown';
  const fields = Object.entries({ ...stamp, ...bodies[kind] });
  const wrong = fields.find(([name, holds]) => !Object.hasOwn(rest, name) || !holds(rest[name]));
  if (wrong) return `its ${wrong[0]} is missing, malformed or too long`;
  return Object.keys(rest).length === fields.length ? null : 'it has a field that its kind does not know';
}

function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(bodies, value);
}
