import { aroundNames, everydayNames, refusingWords } from '#lexicon/followup/around-names.ts';

import { maskMessage } from '../classify/mask-message.ts';
import { listNamed } from '../wanted/named-topics.ts';
import { listMentioned, readMentions } from '../names/mentions.ts';
import { findTopics, type Found } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { isEnglish, translateTerms } from '../translate.ts';
import type { FollowupKind } from './kinds.ts';

export type Before = {
  readonly isPlan: boolean;
  readonly hasGoal?: boolean;
  readonly technologies: readonly string[];
  readonly topics: readonly string[];
};

export type NamedThings = {
  /** Topics by key, those of the reply itself left out, and technologies by slug. */
  readonly topics: readonly string[];
  readonly technologies: readonly string[];
  readonly uncovered: string | null;
};

type Reading = { readonly before: Before; readonly kind: FollowupKind };

/** Kinds whose message names a topic in whatever words. */
const namesLoosely: ReadonlySet<FollowupKind> = new Set([
  'know-topic',
  'leave-out',
  'add-topic',
  'compare',
  'not-meant',
]);
/** Of these, those that mean the whole of a technology that they name. */
const meansWhole: ReadonlySet<FollowupKind> = new Set(['know-topic', 'leave-out', 'compare']);
const [around, everyday] = [matchWords(aroundNames), matchWords(everydayNames)];
const refused = new RegExp(String.raw`\b(?:${refusingWords})\s+\S+`, 'gi');

/** A topic named in other words than its own must be so near to them. */
const near = { similarity: 0.45, coverage: 0.6 };
const asNear = 0.25;

export function readNamedThings(index: TopicIndex, text: string, { before, kind }: Reading): NamedThings {
  const wanted = kind === 'other-technology' ? text.replace(refused, ' ') : text;
  const mentions = readMentions(index.names, wanted);
  const technologies = listMentioned(mentions);
  const uncovered = mentions.find((mention) => mention.kind === 'uncovered')?.name ?? null;
  const among = technologies.length > 0 ? technologies : before.technologies;
  const isLoose = namesLoosely.has(kind) && (technologies.length === 0 || !meansWhole.has(kind));
  const said = (isEnglish(text) ? text : translateTerms(text)).replace(
    namesLoosely.has(kind) ? around : everyday,
    ' ',
  );
  const named = isLoose ? findNear(index, said, among) : [...listNamed(index, said, among)];
  const isOther = kind === 'add-topic' && named.length + technologies.length === 0;
  const all = isOther ? findTopics(index, said, { limit: 1 }).filter(isNear).map(toKey) : named;
  return { technologies, uncovered, topics: all.filter((key) => !before.topics.includes(key)) };
}

/** The topics that are named, and for each other thing that is named the one that is nearest to it. */
function findNear(index: TopicIndex, text: string, technologies: readonly string[]): string[] {
  const things = text.split(/,|\b(?:and|vs|versus)\b|&/i).filter((thing) => !isTechnology(index, thing));
  const found = things.flatMap((thing) => {
    const whole = Array.from(listNamed(index, thing, technologies));
    return whole.length > 0 ? whole : findNearest(index, thing, technologies);
  });
  return [...new Set([...listNamed(index, text, technologies), ...found])];
}

/** Of topics that are about as near, the one of the technology that comes first. */
function findNearest(index: TopicIndex, thing: string, technologies: readonly string[]): string[] {
  const found = technologies
    .flatMap((technology) => findTopics(index, thing, { technology, limit: 1 }))
    .filter(isNear);
  const most = Math.max(...found.map(({ similarity }) => similarity));
  return found
    .filter(({ similarity }) => similarity > most - asNear)
    .slice(0, 1)
    .map(toKey);
}

function toKey({ key }: Found): string {
  return key;
}

function isTechnology({ names }: TopicIndex, text: string): boolean {
  return !/[a-z]/.test(maskMessage(text, readMentions(names, text)));
}

function isNear({ similarity, coverage }: Found): boolean {
  return similarity >= near.similarity && coverage >= near.coverage;
}

function matchWords(words: string): RegExp {
  return new RegExp(String.raw`\b(?:${words.trim().split(/\s+/).join('|')})\b`, 'gi');
}
