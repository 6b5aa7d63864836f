import type { TopicIndex } from '../index.ts';
import { findName, squashName } from './names.ts';
import { findCorrections } from '../text/spelling.ts';
import { stemWord } from '../text/stem.ts';
import { findSynonyms } from '../text/synonyms.ts';
import type { Token } from '../text/tokens.ts';
import { everydayWords } from '../../lexicon/text/everyday-words.ts';

/** One way in which a topic can hold what is asked for: all of these stems. `covers` says how far that is the thing itself. */
export type Option = { readonly stems: readonly string[]; readonly weight: number; readonly covers: number };

/** Weights of what is found by another word than the one typed. */
const bySynonym = 0.65;
const byPhrase = 0.9;
const byParts = 0.9;
const byCorrection = [1, 0.9, 0.75];
const longest = 30;
/** A word of four letters is too near to others for its correction to prove anything. */
const shortCovers = 0.3;

/** Every way to find a typed word among the topics, itself first; none where it means nothing to them. */
export function listOptions(index: TopicIndex, token: Token): Option[] {
  const stem = readStem(index, token.text);
  const found = stem === null ? findNearby(index, token) : [{ stems: [stem], weight: 1, covers: 1 }];
  return [...found, ...listSynonyms(found[0]?.stems ?? [stemWord(token.text)])];
}

export function listSynonyms(stems: readonly string[]): Option[] {
  const weight = stems.length > 1 ? byPhrase : bySynonym;
  return findSynonyms(stems).map((meant) => ({ stems: meant, weight, covers: 1 }));
}

function readStem(index: TopicIndex, word: string): string | null {
  const stem = index.vocabulary.get(word) ?? stemWord(word);
  return index.postings.has(stem) ? stem : null;
}

function findNearby(index: TopicIndex, token: Token): Option[] {
  const parts = token.parts.map((part) => readStem(index, part)).filter((part) => part !== null);
  if (parts.length > 0) return [{ stems: parts, weight: byParts, covers: parts.length / token.parts.length }];
  if (
    everydayWords.has(token.text) ||
    token.text.length > longest ||
    findName(index.names, squashName(token.text))
  )
    return [];
  return [...splitCompound(index, token.text), ...correct(index, token.text)].slice(0, 3);
}

/** "forloop" is "for" and "loop" where both exist; the halves have at least three letters. */
function splitCompound(index: TopicIndex, word: string): Option[] {
  for (let cut = 3; cut <= word.length - 3; cut += 1) {
    const stems = [word.slice(0, cut), word.slice(cut)]
      .map((half) => readStem(index, half))
      .filter((half) => half !== null);
    if (stems.length === 2) return [{ stems, weight: byParts, covers: 1 }];
  }
  return [];
}

function correct(index: TopicIndex, word: string): Option[] {
  return findCorrections(index.speller, word)
    .map(({ word: other, edits }) => ({
      stem: index.vocabulary.get(other) ?? other,
      edits,
      first: other[0] === word[0],
    }))
    .toSorted(
      (a, b) => Number(b.first) - Number(a.first) || countTopics(index, b.stem) - countTopics(index, a.stem),
    )
    .map(({ stem, edits }) => ({
      stems: [stem],
      weight: byCorrection[edits] ?? 0,
      covers: word.length < 5 ? shortCovers : 1,
    }));
}

function countTopics(index: TopicIndex, stem: string): number {
  return index.postings.get(stem)?.topics.length ?? 0;
}
