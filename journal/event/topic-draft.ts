import { dateOf, type JournalEvent } from './event.ts';
import { progressKinds } from './kinds.ts';
import type { Check, OwnLink, Status, TopicState } from '../fold/state.ts';

type Said = { readonly status: Status; readonly date: string; readonly parts: number };

/** What is said of a topic, by the topic of which it was said: itself, or one that went into it. */
export type TopicDraft = {
  readonly said: Map<string, Said>;
  readonly notes: Map<string, string>;
  readonly stars: Map<string, boolean>;
  readonly read: Set<string>;
  readonly links: Map<string, OwnLink>;
  readonly checks: Check[];
  touched: string;
};

export type TopicEvent = Extract<JournalEvent, { readonly topic: string }>;

/** The topic that an event was about when it was made, and the topics that had gone into that one by then. */
export type Source = { readonly key: string; readonly covers: (other: string) => boolean };

export function startTopic(): TopicDraft {
  const maps = { said: new Map(), notes: new Map(), stars: new Map(), links: new Map() };
  return { ...maps, read: new Set(), checks: [], touched: '' };
}

/** Takes in the next event about the topic; they come in order of their ids. */
export function tellTopic(draft: TopicDraft, event: TopicEvent, source: Source): void {
  if (progressKinds.has(event.kind)) draft.touched = event.id;
  const url = 'url' in event ? event.url : '';
  const check = (isRight: boolean) => draft.checks.push({ date: dateOf(event), isRight });
  switch (event.kind) {
    case 'topic-started':
      return startUnlessDone(draft, event, source);
    case 'topic-done':
      return say(draft.said, source, { status: 'done', date: dateOf(event), parts: 0 });
    case 'topic-skipped':
      return say(draft.said, source, { status: 'skipped', date: dateOf(event), parts: 0 });
    case 'topic-undone':
      return say(draft.said, source, open);
    case 'note-written':
      return say(draft.notes, source, event.text);
    case 'topic-starred':
      return say(draft.stars, source, true);
    case 'topic-unstarred':
      return say(draft.stars, source, false);
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

/** Of a topic that others went into, the furthest status counts, every note is kept, and one star is enough. */
export function finishTopic(draft: TopicDraft): TopicState {
  const { read, links, checks, touched } = draft;
  return {
    ...furthest(draft.said),
    read: [...read],
    note: [...draft.notes.values()].filter((note) => note !== '').join('\n\n'),
    isStarred: [...draft.stars.values()].includes(true),
    checks,
    links: [...links.values()],
    touched,
  };
}

const open: Said = { status: 'open', date: '', parts: 0 };
const ranks: readonly Status[] = ['open', 'skipped', 'started', 'done'];

/** What is said of a whole overrules what was said of its parts; what was said last stands last, and wins a tie. */
function say<T>(values: Map<string, T>, { key, covers }: Source, value: T): void {
  for (const other of values.keys()) if (covers(other)) values.delete(other);
  values.set(key, value);
}

/** A device that does not know yet that a topic is done elsewhere must not set it back. */
function startUnlessDone(
  draft: TopicDraft,
  event: Extract<TopicEvent, { kind: 'topic-started' }>,
  source: Source,
): void {
  const covered = [...draft.said].filter(([other]) => source.covers(other));
  if (covered.some(([, { status }]) => status === 'done')) return;
  say(draft.said, source, { status: 'started', date: dateOf(event), parts: event.parts });
}

function furthest(said: ReadonlyMap<string, Said>): Said {
  const rank = ({ status }: Said) => ranks.indexOf(status);
  return [...said.values()].reduce((best, one) => (rank(one) >= rank(best) ? one : best), open);
}
