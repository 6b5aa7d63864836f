import type { Contrast } from '#content/contrast-schema.ts';
import {
  choosingJoints,
  comparedValues,
  comparingWords,
  listingJoints,
  otherQuestions,
  smallWords,
} from '#lexicon/intent/comparing-words.ts';

import { cleanText, foldText } from '../../search/text/plain-text.ts';
import { type ContrastIndex, isOfTechnologies, listNameWords, listTechnologies } from './contrast-index.ts';
import { findIdeas, findTechnologies, type NamedSide, type NamedSides } from './find-sides.ts';

export type AskedContrast = {
  readonly contrast: Contrast;
  readonly sides: readonly number[];
  readonly isBare: boolean;
};

export type ContrastContext = { readonly named: readonly string[]; readonly field: readonly string[] };

/** The most words between two names that are compared, and between two names joined by "or". */
const [maxGap, maxChoosingGap] = [7, 3];

export function readContrast(
  index: ContrastIndex,
  message: string,
  context: ContrastContext,
): AskedContrast | null {
  const text = foldText(cleanText(message));
  const candidates = [findTechnologies(index, text), findIdeas(index, text)].flatMap((named) =>
    listCandidates(named).filter((one) => isCompared(named, one, text) && fits(index, one, context)),
  );
  const [best] = candidates.toSorted(
    (a, b) => rank(b, context) - rank(a, context) || lengthOf(b) - lengthOf(a),
  );
  return best ? { contrast: best.contrast, sides: best.sides, isBare: best.isBare } : null;
}

type Candidate = AskedContrast & { readonly places: readonly NamedSide[] };

function listCandidates({ words, found }: NamedSides): Candidate[] {
  const placed = found.flatMap((place) => place.sides.map((side) => ({ ...side, place })));
  return [...Map.groupBy(placed, ({ contrast }) => contrast)].flatMap(([contrast, own]) => {
    const first = own.filter(({ side }, at) => own.findIndex((other) => other.side === side) === at);
    const places = first.map(({ place }) => place);
    if (new Set(places).size < 2) return [];
    const rest = words.filter((_, at) => !places.some(({ start, end }) => at >= start && at < end));
    const isBare = rest.every((word) => smallWords.has(word) || choosingJoints.has(word) || word === '?');
    return [{ contrast, sides: first.map(({ side }) => side), places, isBare }];
  });
}

/** Two names alone compare ideas, but not technologies: a learner may want both. */
function isCompared({ words }: NamedSides, { contrast, places, isBare }: Candidate, text: string): boolean {
  const gaps = places
    .slice(1)
    .map(({ start }, at) => words.slice(places[at]?.end ?? 0, start))
    .filter((gap) => gap.length <= maxGap);
  if (gaps.length === 0) return false;
  if (comparingWords.test(text) && !comparedValues.test(text)) return true;
  if (
    isBare &&
    !isOfTechnologies(contrast) &&
    gaps.every((gap) => gap.every((word) => listingJoints.has(word)))
  )
    return true;
  return (
    !otherQuestions.test(text) &&
    gaps.some(
      (gap) =>
        gap.length <= maxChoosingGap &&
        gap.some((word) => choosingJoints.has(word)) &&
        gap.every((word) => choosingJoints.has(word) || smallWords.has(word)),
    )
  );
}

/** An idea of another technology is another idea: a struct of C++ is not one of C#. */
function fits(
  index: ContrastIndex,
  { contrast, sides }: Candidate,
  { named, field }: ContrastContext,
): boolean {
  if (isOfTechnologies(contrast)) return true;
  const own = new Set(listTechnologies(contrast));
  const near = (slugs: readonly string[]) =>
    slugs.some((slug) => own.has(slug) || listNear(index, slug).some((other) => own.has(other)));
  if (own.has('dsa') || near(named)) return true;
  if (named.length > 0) return false;
  return near(field) || !field.some((slug) => teachesBoth(index, slug, { contrast, sides }));
}

function listNear({ names }: ContrastIndex, slug: string): readonly string[] {
  return names.technologies.find((technology) => technology.slug === slug)?.near ?? [];
}

function teachesBoth(
  { topics }: ContrastIndex,
  technology: string,
  { contrast, sides }: Pick<AskedContrast, 'contrast' | 'sides'>,
): boolean {
  const taught = topics
    .filter((topic) => topic.technology === technology)
    .flatMap(({ title, aliases }) => aliases.concat(title))
    .map((title) => ` ${listNameWords(title).join(' ')} `);
  return sides.every((side) =>
    contrast.names[side]?.some((name) =>
      taught.some((title) => title.includes(` ${listNameWords(name).join(' ')} `)),
    ),
  );
}

function rank({ contrast, sides }: Candidate, { named, field }: ContrastContext): number {
  const own = listTechnologies(contrast);
  const holds = (slugs: readonly string[]) => slugs.some((slug) => own.includes(slug));
  return (sides.length === contrast.names.length ? 2 : 0) + (holds(named) || holds(field) ? 1 : 0);
}

function lengthOf({ places }: Candidate): number {
  return places.reduce((sum, { start, end }) => sum + end - start, 0);
}
