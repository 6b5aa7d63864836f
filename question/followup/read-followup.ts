import {
  besideAsked,
  insteadWords,
  politeLead,
  saysMore,
  timeLead,
  wordingWords,
} from '#lexicon/followup/correction-words.ts';
import { followupCues } from '#lexicon/followup/followup-cues.ts';

import type { RankedLabel } from '../classify/classify.ts';
import { maskMessage } from '../classify/mask-message.ts';
import { classifyIntent } from '../classify-intent.ts';
import { classifyFollowup } from '../classify-followup.ts';
import { looksLikeCode } from '../intent/content.ts';
import type { Grade, Intent } from '../meaning/meaning.ts';
import { readMentions } from '../names/mentions.ts';
import { findTopics } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { cleanText, foldText } from '../../search/text/plain-text.ts';
import { fitKind, type FollowupIntent, type FollowupKind, intentOf } from './kinds.ts';
import { type Before, type NamedThings, readNamedThings } from './read-named-things.ts';
import { readCorrection } from './read-correction.ts';
import { readGoalQuestion } from './read-goal-question.ts';
import { readDetails, type FollowupDetails } from './details.ts';

export type Followup = {
  readonly kind: FollowupKind;
  /** What the message is, also where no kind says it better than another. */
  readonly intent: FollowupIntent;
  readonly grade: Grade;
  readonly details: FollowupDetails;
  /** Whether it is about how something is said, also where the reply is a plan. */
  readonly ofWords: boolean;
  /** Whether it asks something new of what the reply was about: "and how do I do that twice". */
  readonly asksMore: boolean;
} & NamedThings;

const takesNames: ReadonlySet<FollowupKind> = new Set([
  'know-topic',
  'leave-out',
  'add-topic',
  'other-technology',
  'compare',
  'what-is-word',
  'not-meant',
  'why-order',
  'who-are-you',
]);
/** What a message wants of the reply before it; null where it is a message of its own. Total. */
export function readFollowup(index: TopicIndex, message: string, before: Before): Followup | null {
  const text = cleanText(message);
  if (before.hasGoal && readGoalQuestion(text) !== null) return aboutGoal(text);
  const kind = findKind(index, text, before);
  if (kind === null) return null;
  const names = readNamedThings(index, text, { before, kind: kind.label });
  const isOther = names.technologies.some((slug) => !before.technologies.includes(slug));
  const isOwn = isOther || names.uncovered !== null;
  if (kind.label === 'how-long' && !before.isPlan && names.technologies.length > 0) return null;
  const isPolite = kind.intent === 'chat';
  const isNew =
    (isOwn && !takesNames.has(kind.label)) || (isPolite && names.topics.length > 0 && kind.share < certain);
  if (kind.meant < certain && (isNew || (looksLikeCode(text) && kind.share < certain))) return null;
  return {
    kind: kind.label,
    intent: kind.intent,
    grade: kind.share >= certain ? 'sure' : 'likely',
    details: readDetails(text),
    ofWords: kind.ofWords === true,
    asksMore: kind.asksMore === true,
    ...names,
    topics: isPolite || isStillMeant(index, text, before) ? [] : names.topics,
  };
}

/** A long message that is best answered by the topic before names others only on the way. */
function isStillMeant(index: TopicIndex, text: string, { isPlan, technologies, topics }: Before): boolean {
  const [technology] = technologies;
  if (isPlan || technology === undefined || text.split(/\s+/).length <= longText) return false;
  const [best] = findTopics(index, text, { technology, limit: 1 });
  return best !== undefined && best.key === topics[0];
}

const longText = 12;

type Ranked = RankedLabel<FollowupKind> & {
  readonly intent: FollowupIntent;
  /** How likely the message is about a plan or an answer. */
  readonly meant: number;
  readonly ofWords?: true;
  readonly asksMore?: true;
};

const [certain, leaning, likely] = [0.8, 0.6, 0.4];
/** A name is no longer. */
const fewWords = 5;
/** How much the kinds count beside the intents, and what both come to at least where a message is about a reply. */
const [byKind, about] = [0.6, 0.55];
/** A kind of the likeliest intent is taken from so much on, else the likeliest kind; one that is no small talk, from half. */
const [some, half] = [0.3, 0.5];
/** Where hardly any kind is known, one that takes nothing from a plan. */
const hardlyAny = 0.15;
const harmless: ReadonlyMap<Intent, FollowupKind> = new Map([
  ['change', 'set-start'],
  ['followup', 'more-detail'],
]);

/** What learners put at the end of whatever they want. */
const ends =
  /(?:[\s.!?)(:;,]|\b(?<!^)(?:lol|haha|tbh|oops|pls|plz|please|tho|though|bitte|svp|por favor|prosze|lutfen))+$/u;

function findKind(index: TopicIndex, text: string, before: Before): Ranked | null {
  const corrected =
    findCorrected(index, text, before) ?? findInstead(index, text, before) ?? findBeside(index, text, before);
  if (corrected) return asSure(corrected);
  const time = findTime(text, before);
  if (time) return asSure(time);
  const intents = classifyIntent(index, text, { hasReply: true });
  const isWords = before.isPlan && wordingWords.test(foldText(text)) && leansTo(intents[0], 'followup');
  const isPlan = before.isPlan && !isWords;
  const kind = rankKind(index, text, { isPlan, intents });
  if (!kind || !isWords || kind.intent !== 'followup') return kind;
  return { ...kind, ofWords: true };
}

function asSure(label: FollowupKind): Ranked {
  return { label, share: 1, intent: intentOf(label), meant: 0 };
}

function leansTo(intent: RankedLabel<Intent> | undefined, label: Intent): boolean {
  return intent?.label === label && intent.share >= leaning;
}

/** What a message corrects: the technology, or what was meant; null where it corrects nothing. */
function findCorrected(index: TopicIndex, text: string, before: Before): FollowupKind | null {
  const correction = readCorrection(text);
  if (!correction) return null;
  const { isPlain, rest } = correction;
  const isShort = rest !== '' && rest.split(/\s+/).length <= fewWords && !saysMore.test(rest);
  if (!isPlain && !isShort) return null;
  const said = { before: { ...before, topics: [] }, kind: 'not-meant' } as const;
  const { technologies, topics, uncovered } = readNamedThings(index, rest, said);
  const isOther = technologies.some((slug) => !before.technologies.includes(slug));
  const isName = isOther && !/\p{L}/u.test(withoutNames(index, rest));
  if (isName || (isOther && before.isPlan && topics.length === 0)) return 'other-technology';
  return isPlain || topics.length > 0 || uncovered !== null ? 'not-meant' : null;
}

function withoutNames(index: TopicIndex, text: string): string {
  return maskMessage(text, readMentions(index.names, text)).replaceAll(
    /\b(?:in|for|with|not|the|a|an|please|instead|of|it|be|ǀ)\b|ǀ/gu,
    '',
  );
}

/** A plan of another technology that is named, and said to be wanted in its place. */
function findInstead(index: TopicIndex, text: string, before: Before): FollowupKind | null {
  if (!before.isPlan || !insteadWords.test(foldText(text))) return null;
  const { technologies, topics } = readNamedThings(index, text, { before, kind: 'other-technology' });
  const isOther = technologies.length > 0 && !technologies.some((slug) => before.technologies.includes(slug));
  return isOther && topics.length === 0 ? 'other-technology' : null;
}

/** A thing asked about beside the one that the answer was about is compared with it. */
function findBeside(index: TopicIndex, text: string, before: Before): FollowupKind | null {
  const thing = besideAsked.exec(foldText(text))?.groups?.['thing'];
  if (thing === undefined || before.isPlan || before.topics.length === 0 || saysMore.test(thing)) return null;
  const named = readNamedThings(index, thing, { before: { ...before, topics: [] }, kind: 'compare' });
  return named.topics.length > 0 && named.technologies.length === 0 ? 'compare' : null;
}

/** What a short message changes that says after a plan how many days or minutes there are, and leaves the rest as it is. */
function findTime(text: string, before: Before): FollowupKind | null {
  if (!before.isPlan || text.split(/\s+/).length > shortTime || !timeLead.test(foldText(text))) return null;
  const { days, more, minutes } = readDetails(text);
  return days !== null && more === null ? 'set-days' : minutes === null ? null : 'fewer-minutes';
}

const shortTime = 12;

type Leaning = { readonly isPlan: boolean; readonly intents: readonly RankedLabel<Intent>[] };

/** The kind that plain words name; else what the classifiers of intents and of kinds find together. */
function rankKind(index: TopicIndex, text: string, { isPlan, intents }: Leaning): Ranked | null {
  const masked = maskMessage(text, readMentions(index.names, text)).replaceAll(/\s+/g, ' ').trim();
  const said = [foldText(text), masked];
  const plain = [...said, ...said.map((one) => one.replace(politeLead, ''))].map((one) =>
    one.replace(ends, ''),
  );
  const cue = followupCues.find(([, words]) => plain.some((one) => words.test(one)))?.[0];
  if (cue) return asSure(fitKind(cue, isPlan));
  const labels = classifyFollowup(index, text).filter(
    ({ label }) => label !== 'worked' || !doubts.test(foldText(text)),
  );
  const kinds = joinKinds(labels, isPlan);
  const [best, ofReplies] = [kinds[0], intents.flatMap(toFollowup)];
  if (!best) return null;
  const alike = kinds.filter(({ label }) => intentOf(label) === intentOf(best.label));
  if (sumShares(ofReplies) + byKind * sumShares(alike) < about) return null;
  const [first] = ofReplies;
  const meant = first && first.label !== 'chat' ? first.share : 0;
  if (!first || first.share < (best.share < certain ? likely : best.share))
    return { ...best, intent: intentOf(best.label), meant };
  const kind = kinds.find((one) => intentOf(one.label) === first.label && one.share >= some);
  if (!kind && first.label === 'chat')
    return best.share >= half ? { ...best, intent: intentOf(best.label), meant } : null;
  const usual = best.share < hardlyAny ? harmless.get(first.label) : undefined;
  const isNew = first.label === 'followup' && !kind && labels[0]?.label === 'new' && labels[0].share >= half;
  const label = isNew ? 'more-detail' : (usual ?? (kind ?? best).label);
  return { ...(kind ?? best), label, intent: first.label, meant, ...(isNew && { asksMore: true }) };
}

/** Who asks, or says that something does not go, says nothing of success. */
const doubts =
  /\?|\b(?:not|never|no longer|still|dosent|doesnt|dont|didnt|wont|isnt|\w+n't)\b[^.!,;]*\b(?:works?|working|right|fixed|go|goes)\b/u;

function sumShares(ranked: readonly { readonly share: number }[]): number {
  return ranked.reduce((sum, { share }) => sum + share, 0);
}

function toFollowup({ label, share }: RankedLabel<Intent>): RankedLabel<FollowupIntent>[] {
  return label === 'change' || label === 'followup' || label === 'chat' ? [{ label, share }] : [];
}

/** Kinds that come to the same after a plan, or after an answer, are one. */
function joinKinds(
  ranked: readonly RankedLabel<FollowupKind | 'new'>[],
  isPlan: boolean,
): RankedLabel<FollowupKind>[] {
  const shares = new Map<FollowupKind, number>();
  for (const { label, share } of ranked) {
    const kind = label === 'new' ? null : fitKind(label, isPlan);
    if (kind) shares.set(kind, (shares.get(kind) ?? 0) + share);
  }
  return [...shares].map(([label, share]) => ({ label, share })).sort((a, b) => b.share - a.share);
}

/** A question about what a plan ends in is one about what comes after it. */
function aboutGoal(text: string): Followup {
  return {
    kind: 'after-plan',
    intent: 'followup',
    grade: 'sure',
    details: readDetails(text),
    ofWords: false,
    asksMore: false,
    technologies: [],
    topics: [],
    uncovered: null,
  };
}
