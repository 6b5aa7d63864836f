import {
  beforeGoing,
  betweenChoices,
  choiceFor,
  choiceForEnds,
  type ChoicePurpose,
  choicePurposes,
  keptChoice,
  noPurpose,
  weighingWords,
} from '#lexicon/intent/choice-words.ts';
import {
  choosingJoints,
  comparedValues,
  comparingWords,
  otherQuestions,
} from '#lexicon/intent/comparing-words.ts';
import type { Names } from '#search/query/names.ts';
import { cleanText, foldText } from '#search/text/plain-text.ts';
import { readMentions } from '../names/mentions.ts';
import { type PlacedName, readNames, splitNames } from '../names/technologies.ts';

/** Technologies to choose from, as slugs or as names without a roadmap, and what they are for, if said. */
export type WeighedChoice = {
  readonly options: readonly WeighedOption[];
  readonly purpose: ChoicePurpose | null;
  /** The same in the learner's words, such as "my shop". */
  readonly said: string | null;
  /** Whether the question is which one to take, and not only what differs. */
  readonly isWeighed: boolean;
  /** The slug of the one that the learner knows; null if none. */
  readonly known: string | null;
};

export type WeighedOption =
  | { readonly kind: 'covered'; readonly slug: string }
  | { readonly kind: 'uncovered'; readonly name: string };

const [maxOptions, maxGap, maxTold] = [4, 4, 24];

/** The names to choose from; null if there are fewer than two. */
export function readChoice(names: Names, message: string): WeighedChoice | null {
  const text = foldText(cleanText(message));
  const words = splitNames(text);
  const isVerb = ({ start }: PlacedName) => words[start] === 'go' && beforeGoing.has(words[start - 1] ?? '');
  const found = readNames(names, words).filter((name) => !isVerb(name));
  const placed = joinRun(words, found);
  const options = listOptions(placed);
  if (options.length < 2 || options.length > maxOptions || !isAsked(text, words, placed)) return null;
  const rest = words.filter((_, at) => !placed.some(({ start, end }) => at >= start && at < end)).join(' ');
  const purpose = choicePurposes.find(([, holds]) => holds.test(rest))?.[0] ?? null;
  return {
    options,
    purpose,
    said: readFor(names, message),
    isWeighed: weighingWords.test(rest) || hasJoint(words, placed),
    known: findKnown(names, message),
  };
}

/** The longest series of names with only small words between them. */
function joinRun(words: readonly string[], found: readonly PlacedName[]): PlacedName[] {
  const runs: PlacedName[][] = [];
  for (const name of found) {
    const last = runs.at(-1);
    const gap = words.slice(last?.at(-1)?.end ?? 0, name.start);
    if (last && isSmall(gap)) last.push(name);
    else runs.push([name]);
  }
  return runs.toSorted((one, other) => other.length - one.length)[0] ?? [];
}

/** Only small words, or anything that ends in "or" with small words after it: "typescript …, or do I stay with js". */
function isSmall(gap: readonly string[]): boolean {
  if (gap.length <= maxGap && gap.every(isBetween)) return true;
  const at = gap.findLastIndex((word) => choosingJoints.has(word));
  return at >= 0 && gap.length <= maxTold && gap.slice(at).every(isBetween);
}

function isBetween(word: string): boolean {
  return betweenChoices.has(word) || choosingJoints.has(word);
}

function listOptions(placed: readonly PlacedName[]): WeighedOption[] {
  const options = placed.flatMap((name): WeighedOption[] => {
    if (name.kind === 'uncovered') return [{ kind: 'uncovered', name: name.name }];
    const [slug, ...others] = name.technologies;
    return slug === undefined || others.length > 0 ? [] : [{ kind: 'covered', slug }];
  });
  return options.filter(
    (one, at) => options.findIndex((other) => nameOption(one) === nameOption(other)) === at,
  );
}

/** The slug, or the name if there is no roadmap. No two options share one. */
export function nameOption(option: WeighedOption): string {
  return option.kind === 'covered' ? option.slug : option.name;
}

function isAsked(text: string, words: readonly string[], placed: readonly PlacedName[]): boolean {
  if (comparedValues.test(text)) return false;
  if (comparingWords.test(text)) return true;
  return hasJoint(words, placed) && !otherQuestions.test(text.replaceAll(/\bif\b/g, ' '));
}

function hasJoint(words: readonly string[], placed: readonly PlacedName[]): boolean {
  return placed
    .slice(1)
    .some(({ start }, at) =>
      words.slice(placed[at]?.end ?? 0, start).some((word) => choosingJoints.has(word)),
    );
}

/** What the learner knows or wants to keep: "should I stay with js". */
function findKnown(names: Names, message: string): string | null {
  const kept = keptChoice.exec(foldText(cleanText(message)))?.groups?.['kept'] ?? '';
  const name = readNames(names, splitNames(kept)).find(({ kind }) => kind === 'covered');
  const said = readMentions(names, message).find(
    ({ kind, stance }) => kind === 'covered' && stance === 'known',
  );
  const known = name?.kind === 'covered' ? name : said;
  return (known?.kind === 'covered' ? known.technologies[0] : undefined) ?? null;
}

/** The last "for …" that is not part of a name: "my shop". */
function readFor(names: Names, message: string): string | null {
  const found = [...cleanText(message).matchAll(choiceFor)].map(({ groups }) =>
    (groups?.['said'] ?? '').replace(choiceForEnds, '').trim(),
  );
  const said = found.filter(
    (one) => one.length > 3 && !noPurpose.test(one) && readNames(names, splitNames(one)).length === 0,
  );
  return said.at(-1) ?? null;
}
