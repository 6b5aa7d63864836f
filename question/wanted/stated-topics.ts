import { findByWords, type Found } from '../../search/find-topics.ts';
import type { TopicIndex } from '../../search/index.ts';
import { type Mention, readMentions } from '../names/mentions.ts';
import { readKnownTechnologies } from './known-technologies.ts';
import { isPlanning } from '../../search/query/planning.ts';
import { markNames, readQuestion } from '../../search/query/question-words.ts';
import { type FieldReading, listCovered, splitNames } from '../names/technologies.ts';
import { listClauses, type Clause } from '../names/clauses.ts';
import { isFaint } from '../../search/query/weighed-words.ts';
import {
  sentenceBreaks,
  everydaySkills,
  hardlyKnown,
  knownWords,
  phraseBreaks,
  skippedClauses,
  skippingWords,
  wishBreaks,
} from '#lexicon/intent/clause-words.ts';

/** What a wish for a plan says besides what is wanted; each is absent if nothing is said. */
export type StatedTopics = {
  readonly known?: readonly string[];
  readonly knownTechnologies?: readonly string[];
  readonly skipped?: readonly string[];
  /** What has no roadmap and is also wanted. */
  readonly beside?: readonly Beside[];
};

/** `key` is a topic that mentions it without being about it; null without one. */
export type Beside = { readonly name: string; readonly key: string | null };

type Wish = { readonly text: string; readonly field: FieldReading; readonly technologies: readonly string[] };

type Among = (phrase: string) => readonly string[];

export function readStatedTopics(index: TopicIndex, { text, field, technologies }: Wish): StatedTopics {
  const find = (phrases: readonly string[], among: Among = () => technologies) => [
    ...new Set(phrases.flatMap((phrase) => findNamed(index, phrase, among(phrase)))),
  ];
  const clauses = listKept(text);
  const skipped = find(listSkipped(text));
  const own = (phrase: string) => leaveOthers(index, phrase, technologies);
  const known = find(listKnown(clauses), own).filter((key) => !skipped.includes(key));
  const knownTechnologies = readKnownTechnologies(index.names, text).filter(
    (slug) => !technologies.includes(slug),
  );
  const beside = listUncovered(index, clauses, field)
    .map((name): Beside => ({ name, key: find([name])[0] ?? null }))
    .filter(({ name, key }) => key === null || !holdsWord(index, key, new Set(splitNames(name))));
  return {
    ...(known.length > 0 && { known }),
    ...(knownTechnologies.length > 0 && { knownTechnologies }),
    ...(skipped.length > 0 && { skipped }),
    ...(beside.length > 0 && { beside }),
  };
}

/** Knowing one technology says nothing about another: "Java" is not "Kotlin compared with Java". */
function leaveOthers(
  { names }: TopicIndex,
  phrase: string,
  technologies: readonly string[],
): readonly string[] {
  const named = listCovered(names, phrase);
  return named.size === 0 ? technologies : technologies.filter((slug) => named.has(slug));
}

function listKept(text: string): Clause[] {
  return text.split(sentenceBreaks).flatMap((sentence) => listClauses(sentence.replace(skippedClauses, ' ')));
}

/** What the learner claims to know, without what they hardly know. */
function listKnown(clauses: readonly Clause[]): string[] {
  return clauses
    .filter(
      ({ text: clause, stance }) =>
        stance === 'known' && !hardlyKnown.test(clause) && !everydaySkills.test(clause),
    )
    .flatMap(({ text: clause }) => clause.replace(knownWords, '').split(phraseBreaks));
}

function listSkipped(text: string): string[] {
  const phrases = [...text.matchAll(skippedClauses)].flatMap(([clause]) =>
    (clause.replace(skippingWords, '').split(wishBreaks)[0] ?? '').split(phraseBreaks),
  );
  return phrases.filter((phrase) => !definition.test(phrase));
}

/** Those who skip "what a variable is" leave out no topic: they say at which level to begin. */
const definition = /^\s*what\b/iu;

function listUncovered(index: TopicIndex, clauses: readonly Clause[], field: FieldReading): string[] {
  const wanted = clauses.filter(({ stance }) => stance === null);
  const mentioned = wanted.flatMap(({ text }) => {
    const mentions = readMentions(index.names, text);
    return mentions.filter(
      (mention) => mention.kind === 'uncovered' && isWanted(mention, { text, mentions }),
    );
  });
  return [
    ...new Set([...(field.kind === 'covered' ? field.uncovered : []), ...mentioned.map(({ name }) => name)]),
  ];
}

const making = /\b(?:build|create|develop|make|program|write)\b[^.!?]*\b(?:with|using|in)$/;
const planned = /\b(?:course|plan|roadmap) for$/;
const denied = /\b(?:except|never|no|not|without)\b/;

/** Plainly the subject, next to another name in a list, or the tool for something. */
function isWanted(
  mention: Mention,
  { text, mentions }: { text: string; mentions: readonly Mention[] },
): boolean {
  const isNear = ({ start, end }: Mention) => Math.max(start - mention.end, mention.start - end) <= 1;
  const before = splitNames(text).slice(0, mention.start).join(' ');
  return (
    mention.plain ||
    (!denied.test(before) && (making.test(before) || planned.test(before))) ||
    mentions.some((other) => other !== mention && isNear(other))
  );
}

const least = { similarity: 0.4, coverage: 0.7, share: 0.55 };

function findNamed(index: TopicIndex, phrase: string, technologies: readonly string[]): string[] {
  const words = readQuestion(index, phrase).filter(({ text }) => !isPlanning(text));
  return technologies.flatMap((technology) => {
    if (markNames(index, words, technology).every(isFaint)) return [];
    const [best, ...others] = findByWords(index, words, { technology, limit: 8 }).filter(isNamed);
    const typed = new Set(splitNames(phrase));
    const near = others.filter(
      ({ key, score }) => score >= least.share * (best?.score ?? 0) && holdsWord(index, key, typed),
    );
    return best ? [best, ...near].map(({ key }) => key) : [];
  });
}

function isNamed({ similarity, coverage }: Found): boolean {
  return similarity >= least.similarity && coverage >= least.coverage;
}

/** As typed: "variables" does not mean "Variable scope". */
function holdsWord(index: TopicIndex, key: string, typed: ReadonlySet<string>): boolean {
  const title = index.topics.find((topic) => topic.key === key)?.title ?? '';
  return splitNames(title).some((word) => word.length > 2 && typed.has(word));
}
