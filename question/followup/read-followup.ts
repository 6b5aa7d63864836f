import { followupCues } from '#lexicon/followup/cues.ts';

import type { RankedLabel } from '../classify/classify.ts';
import { maskMessage } from '../classify/mask-message.ts';
import { classifyFollowup } from '../classify-followup.ts';
import { looksLikeCode } from '../intent/content.ts';
import type { Grade } from '../meaning.ts';
import { readMentions } from '../names/mentions.ts';
import type { TopicIndex } from '../../search/index.ts';
import { cleanText, foldText } from '../../search/text/plain-text.ts';
import { fitKind, type FollowupKind, intentOf } from './kinds.ts';
import { type NamedThings, readNamedThings } from './read-named-things.ts';
import { readSlots, type FollowupSlots } from './slots.ts';

/** What a message is about that comes after a reply. */
export type Before = {
  readonly isPlan: boolean;
  /** Slugs and keys of what the reply is about. */
  readonly technologies: readonly string[];
  readonly topics: readonly string[];
};

/** What a message wants of the reply before it. */
export type Followup = {
  readonly kind: FollowupKind;
  readonly grade: Grade;
  readonly slots: FollowupSlots;
} & NamedThings;

/** Kinds that say which topic or technology they mean. */
const takesNames: ReadonlySet<FollowupKind> = new Set([
  'know-topic',
  'leave-out',
  'add-topic',
  'other-technology',
  'compare',
  'what-is-word',
  'not-meant',
  'why-order',
]);
/** What a message wants of the reply before it; null where it is a message of its own. Total. */
export function readFollowup(index: TopicIndex, message: string, before: Before): Followup | null {
  const text = cleanText(message);
  const kind = findKind(index, text, before);
  if (kind === null) return null;
  const names = readNamedThings(index, text, { before, kind: kind.label });
  const isOther = names.technologies.some((slug) => !before.technologies.includes(slug));
  const isOwn = isOther || names.uncovered !== null;
  const isPolite = intentOf(kind.label) === 'chat';
  const isNew =
    (isOwn && !takesNames.has(kind.label)) || (isPolite && names.topics.length > 0 && kind.share < certain);
  if (isNew || (looksLikeCode(text) && kind.share < certain)) return null;
  return {
    kind: kind.label,
    grade: kind.share >= certain ? 'sure' : 'likely',
    slots: readSlots(text),
    ...names,
    topics: isPolite ? [] : names.topics,
  };
}

type Ranked = RankedLabel<FollowupKind>;

const [certain, enough] = [0.8, 0.5];
/** Where no kind has half of it, the likeliest counts if it is this likely and the message hardly a new one. */
const [some, hardlyNew] = [0.3, 0.25];

/** What learners put at the end of whatever they want. */
const ends =
  /(?:[\s.!?)(:;,]|\b(?<!^)(?:lol|haha|tbh|oops|pls|plz|please|tho|though|bitte|svp|por favor|prosze|lutfen))+$/u;

function findKind(index: TopicIndex, text: string, { isPlan }: Before): Ranked | null {
  const masked = maskMessage(text, readMentions(index.names, text)).replaceAll(/\s+/g, ' ').trim();
  const plain = [foldText(text), masked].map((one) => one.replace(ends, ''));
  const cue = followupCues.find(([, words]) => plain.some((one) => words.test(one)))?.[0];
  if (cue) return { label: fitKind(cue, isPlan), share: 1 };
  const ranked = classifyFollowup(index, text);
  const alone = ranked.find(({ label }) => label === 'new')?.share ?? 0;
  const best = joinKinds(ranked, isPlan)[0];
  if (!best || best.share < alone) return null;
  return best.share >= enough || (best.share >= some && alone <= hardlyNew) ? best : null;
}

/** Kinds that come to the same after a plan, or after an answer, are one. */
function joinKinds(ranked: readonly RankedLabel<FollowupKind | 'new'>[], isPlan: boolean): Ranked[] {
  const shares = new Map<FollowupKind, number>();
  for (const { label, share } of ranked) {
    const kind = label === 'new' ? null : fitKind(label, isPlan);
    if (kind) shares.set(kind, (shares.get(kind) ?? 0) + share);
  }
  return [...shares].map(([label, share]) => ({ label, share })).sort((a, b) => b.share - a.share);
}
