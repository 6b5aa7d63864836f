import type { Names } from '../../search/query/names.ts';
import { type PlacedName, readNames, splitNames } from './technologies.ts';
import { listClauses, type Clause } from './clauses.ts';
import {
  fieldNames,
  plainAfter,
  plainBefore,
  riskyNames,
  wantedAfter,
  wantedBefore,
  listedAfter,
} from '#lexicon/names/plain-naming.ts';

/** `isPlain`: the sentence makes it the subject ("learn Java") and does not only tell of it. */
export type Mention = PlacedName & {
  readonly plain: boolean;
  readonly stance: Clause['stance'];
  /** What a plan is wished for: "plan for Java", "Java and SQL in 20 days". */
  readonly wanted?: true;
};

/** The names in a question; an everyday word ("go", "c") only if it is plain, or in a message with other names. */
export function readMentions(known: Names, question: string, isOfOthers = false): Mention[] {
  const words = splitNames(question);
  const names = readNames(known, words).filter((one) => !isFieldName(words, one));
  const stances = names.length > 0 ? placeStances(question) : [];
  const mentions: Mention[] = [];
  const lone = findLone(question, names);
  let listed: PlacedName | null = null;
  let wished: PlacedName | null = null;
  for (const name of names) {
    const isOther = isOfOthers && name.kind === 'uncovered';
    const isNamed: boolean =
      isOther || isPlain(words, name) || (listed !== null && name.start - listed.end <= 1);
    listed = isNamed ? name : null;
    const isNext: boolean = wished !== null && name.start - wished.end <= 1;
    if (!isNamed && isRisky(words, name) && !(isNext && listedAfter.test(words[name.end] ?? ''))) continue;
    const own = stances[name.start] ?? null;
    const isWished: boolean = isNext || isWanted(words, name) || lone.has(name);
    wished = isWished && own === null ? name : null;
    const plain = isNamed && own === null;
    mentions.push({ ...name, plain, stance: own, ...(wished && { wanted: true }) });
  }
  return mentions;
}

function isRisky(words: readonly string[], { start, end }: PlacedName): boolean {
  return riskyNames.has(words.slice(start, end).join(' '));
}

function placeStances(question: string): Clause['stance'][] {
  return listClauses(question).flatMap(({ text, stance }) => splitNames(text).map(() => stance));
}

export function listMentioned(mentions: readonly Mention[]): string[] {
  const covered = mentions.filter((mention) => mention.kind === 'covered');
  return [...new Set(covered.flatMap(({ technologies }) => technologies))];
}

function isPlain(words: readonly string[], name: PlacedName): boolean {
  const { start, end } = name;
  const [earlier, before, after] = [words[start - 2] ?? '', words[start - 1] ?? '', words[end] ?? ''];
  if (seasons.test([before, ...words.slice(start, end + 1)].join(' '))) return false;
  if (plainBefore.has(before) || plainAfter.has(after)) return true;
  if (isTrade(name) && /^(?:become|becoming|be)$/.test(/^an?$/.test(before) ? earlier : before)) return true;
  return (earlier === 'teach' && before === 'me') || (earlier === 'what' && before === 'is' && after === '');
}

/** After the words of a wish, or first of all: "SQL, 5 days". */
function isWanted(words: readonly string[], { start, end }: PlacedName): boolean {
  const after = words[end] ?? '';
  if (wantedAfter.test(after) || (start === 0 && listedAfter.test(after))) return true;
  if (start === 0 && words.length <= longestTitle && !saidOf.test(after)) return true;
  return wantedBefore.test(`${words.slice(Math.max(0, start - farthest), start).join(' ')} `);
}
const farthest = 7;

/** "CSS flexbox in 5 days" begins with what is wanted; "CSS is hard, 5 days" may not. */
const longestTitle = 8;
const saidOf =
  /^(?:already|at|dev|developer|feels?|here|is|are|isn|makes?|or|seems?|user|versus|vs|was|were)$/;

/** Names that fill a part of the message: "30 minutes a day, html and css". */
function findLone(question: string, names: readonly PlacedName[]): Set<PlacedName> {
  let from = 0;
  const lone = question.split(/[,.;:!?]\s+|\s-\s/).flatMap((part) => {
    const words = splitNames(part);
    const [start, end] = [from, from + words.length];
    from = end;
    const held = names.filter((name) => name.start >= start && name.end <= end);
    const named = held.reduce((sum, name) => sum + name.end - name.start, 0);
    const joints = words.filter((word) => /^(?:and|then|plus|in|please|pls)$/.test(word)).length;
    return named + joints === words.length ? held : [];
  });
  return new Set(lone);
}

/** Keeps only the wanted mentions, if some are wanted. */
export function keepWanted(mentions: readonly Mention[]): readonly Mention[] {
  if (!mentions.some(({ wanted, kind }) => wanted && kind === 'covered')) return mentions;
  return mentions
    .map((mention) => (mention.wanted ? { ...mention, plain: true } : mention))
    .filter(({ plain, stance, kind }) => plain || stance !== null || kind === 'uncovered');
}

/** A time of the year that is a framework's name too. */
const seasons = /^(?:in|by|until|this|next|last|till|since|before|after) spring(?! (?:boot|framework|mvc))/;

function isFieldName(words: readonly string[], { start, end }: PlacedName): boolean {
  return fieldNames.has(
    words
      .slice(start, end)
      .join('')
      .replace(/[\d.]+$/, ''),
  );
}

/** A name of several technologies is the trade of those who work with them. */
function isTrade(name: PlacedName): boolean {
  return name.kind === 'covered' && name.technologies.length > 1;
}
