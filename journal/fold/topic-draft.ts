import { dateOf } from '../event/stamp.ts';
import type { JournalEvent } from '../event/event.ts';
import { progressKinds } from '../event/kinds.ts';
import type { Check, OwnLink, Status, TopicState } from './state.ts';

type Report = { readonly status: Status; readonly date: string; readonly parts: number };

/** By the key it was reported under: the topic's own, or that of a topic merged into it. */
export type TopicDraft = {
  readonly reports: Map<string, Report>;
  readonly notes: Map<string, string>;
  readonly stars: Map<string, boolean>;
  readonly read: Set<string>;
  readonly links: Map<string, OwnLink>;
  readonly checks: Check[];
  touched: string;
};

export type TopicEvent = Extract<JournalEvent, { readonly topic: string }>;

export type SourceTopic = { readonly key: string; readonly covers: (other: string) => boolean };

export function makeTopicDraft(): TopicDraft {
  const maps = { reports: new Map(), notes: new Map(), stars: new Map(), links: new Map() };
  return { ...maps, read: new Set(), checks: [], touched: '' };
}

/** Events must come in order of their ids. */
export function applyTopicEvent(draft: TopicDraft, event: TopicEvent, source: SourceTopic): void {
  if (progressKinds.has(event.kind)) draft.touched = event.id;
  const url = 'url' in event ? event.url : '';
  const check = (isRight: boolean) => draft.checks.push({ date: dateOf(event), isRight });
  switch (event.kind) {
    case 'topic-started':
      return startUnlessDone(draft, event, source);
    case 'topic-done':
      return set(draft.reports, source, { status: 'done', date: dateOf(event), parts: 0 });
    case 'topic-skipped':
      return set(draft.reports, source, { status: 'skipped', date: dateOf(event), parts: 0 });
    case 'topic-undone':
      return set(draft.reports, source, open);
    case 'note-written':
      return set(draft.notes, source, event.text);
    case 'topic-starred':
      return set(draft.stars, source, true);
    case 'topic-unstarred':
      return set(draft.stars, source, false);
    case 'link-read':
      return void draft.read.add(url);
    case 'link-unread':
      return void draft.read.delete(url);
    case 'own-link-added':
      return void draft.links.set(url, { url, title: event.title });
    case 'own-link-removed':
      return void draft.links.delete(url);
    case 'check-right':
      return void check(true);
    case 'check-wrong':
      return void check(false);
    default:
  }
}

/** Of a merged topic the furthest status counts, every note stays, and one star is enough. */
export function finishTopic(draft: TopicDraft): TopicState {
  const { read, links, checks, touched } = draft;
  return {
    ...furthest(draft.reports),
    read: [...read],
    note: [...draft.notes.values()].filter((note) => note !== '').join('\n\n'),
    isStarred: [...draft.stars.values()].includes(true),
    checks,
    links: [...links.values()],
    touched,
  };
}

const open: Report = { status: 'open', date: '', parts: 0 };
const ranks: readonly Status[] = ['open', 'skipped', 'started', 'done'];

/** A report on the merged topic replaces those on its parts. The latest one comes last and wins a tie. */
function set<T>(values: Map<string, T>, { key, covers }: SourceTopic, value: T): void {
  for (const other of values.keys()) if (covers(other)) values.delete(other);
  values.set(key, value);
}

/** A device that has not heard yet that a topic is done must not set it back. */
function startUnlessDone(
  draft: TopicDraft,
  event: Extract<TopicEvent, { kind: 'topic-started' }>,
  source: SourceTopic,
): void {
  const covered = [...draft.reports].filter(([other]) => source.covers(other));
  if (covered.some(([, { status }]) => status === 'done')) return;
  set(draft.reports, source, { status: 'started', date: dateOf(event), parts: event.parts });
}

function furthest(reports: ReadonlyMap<string, Report>): Report {
  const rank = ({ status }: Report) => ranks.indexOf(status);
  return [...reports.values()].reduce((best, one) => (rank(one) >= rank(best) ? one : best), open);
}
