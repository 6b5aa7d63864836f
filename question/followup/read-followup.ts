import { followupCues } from '#lexicon/followup/cues.ts';

import type { RankedLabel } from '../classify/classify.ts';
import { maskMessage } from '../classify/mask-message.ts';
import { classifyFollowup } from '../classify-followup.ts';
import { findTopics, type Found } from '../../search/find-topics.ts';
import { listNamed } from '../goals/named-topics.ts';
import { looksLikeCode } from '../intent/content.ts';
import type { Grade } from '../meaning.ts';
import { listMentioned, readMentions } from '../names/mentions.ts';
import type { TopicIndex } from '../../search/index.ts';
import { cleanText, foldText } from '../../search/text/plain-text.ts';
import { isEnglish, translateTerms } from '../translate.ts';
import { fitKind, type FollowupKind, intentOf } from './kinds.ts';
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
  /** Topics by key, those of the reply itself left out, and technologies by slug that it names. */
  readonly topics: readonly string[];
  readonly technologies: readonly string[];
  /** A name that has no roadmap. */
  readonly uncovered: string | null;
};

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
/** Of these, those that only name them, in whatever words. */
const namesLoosely: ReadonlySet<FollowupKind> = new Set([
  'know-topic',
  'leave-out',
  'add-topic',
  'compare',
  'not-meant',
]);
/** Words of such messages that are no part of a name, though a topic may be called like one of them. */
const aroundNames =
  /\b(?:no|not|what|i|i'm|actually|meant|asked|asking|was|mean|about|sorry|wrong|the|other|one|that|thats|this|is|my|question|something|anything|else|thing|add|put|include|included|forgot|missing|leave|left|skip|drop|remove|without|out|in|part|know|already|need|want|wanted|care|had|have|please|pls|also|too|well|like|so|dont|don't|school|year|last|can|you)\b/gi;
/** Everyday words that are other names of topics too: "text" of strings, "oops" of objects. */
const everyday = /\b(?:oops|text|words?)\b/gi;
const denied = /\b(?:not|rather than|instead of|statt|en vez de|au lieu de)\s+\S+/gi;

/** What a message wants of the reply before it; null where it is a message of its own. Total. */
export function readFollowup(index: TopicIndex, message: string, before: Before): Followup | null {
  const text = cleanText(message);
  const kind = findKind(index, text, before);
  if (kind === null) return null;
  const names = readOwnNames(index, text, { before, kind: kind.label });
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
const ends = /(?:[\s.!?)(:;,]|\b(?<!^)(?:lol|haha|tbh|oops|pls|plz|please|tho|though))+$/u;

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

type Names = Pick<Followup, 'topics' | 'technologies' | 'uncovered'>;
type Reading = { readonly before: Before; readonly kind: FollowupKind };

/** A topic named in other words than its own must be so near to them. */
const near = { similarity: 0.45, coverage: 0.6 };

function readOwnNames(index: TopicIndex, text: string, { before, kind }: Reading): Names {
  const mentions = readMentions(index.names, kind === 'other-technology' ? text.replace(denied, ' ') : text);
  const technologies = listMentioned(mentions);
  const uncovered = mentions.find((mention) => mention.kind === 'uncovered')?.name ?? null;
  const among = technologies.length > 0 ? technologies : before.technologies;
  const isLoose = namesLoosely.has(kind);
  const said = (isEnglish(text) ? text : translateTerms(text)).replace(isLoose ? aroundNames : everyday, ' ');
  const whole = [...listNamed(index, said, among)];
  const found = whole.length > 0 || !isLoose ? whole : findNear(index, said, among);
  const isOther = kind === 'add-topic' && found.length + technologies.length === 0;
  const all = isOther
    ? findTopics(index, said, { limit: 1 })
        .filter(isNear)
        .map(({ key }) => key)
    : found;
  return { technologies, uncovered, topics: all.filter((key) => !before.topics.includes(key)) };
}

function findNear(index: TopicIndex, text: string, technologies: readonly string[]): string[] {
  return technologies
    .flatMap((technology) => findTopics(index, text, { technology, limit: 2 }))
    .filter(isNear)
    .map(({ key }) => key);
}

function isNear({ similarity, coverage }: Found): boolean {
  return similarity >= near.similarity && coverage >= near.coverage;
}
