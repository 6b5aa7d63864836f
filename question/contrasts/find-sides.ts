import { readNames, splitNames } from '../names/technologies.ts';
import { type ContrastIndex, listNameWords, maxNameWords, type Side } from './contrast-index.ts';

export type NamedSide = { readonly start: number; readonly end: number; readonly sides: readonly Side[] };

export type NamedSides = { readonly words: readonly string[]; readonly found: readonly NamedSide[] };

export function findIdeas({ ideas }: ContrastIndex, message: string): NamedSides {
  const words = listNameWords(message);
  const found: NamedSide[] = [];
  for (let start = 0; start < words.length;) {
    const named = findIdeaAt(ideas, words, start);
    if (named) found.push(named);
    start = named?.end ?? start + 1;
  }
  return { words, found };
}

function findIdeaAt(
  ideas: ContrastIndex['ideas'],
  words: readonly string[],
  start: number,
): NamedSide | null {
  for (let end = Math.min(words.length, start + maxNameWords); end > start; end -= 1) {
    const sides = ideas.get(words.slice(start, end).join(' '));
    if (sides) return { start, end, sides };
  }
  return null;
}

export function findTechnologies({ names, technologies }: ContrastIndex, message: string): NamedSides {
  const words = splitNames(message);
  const found = readNames(names, words).flatMap((name): NamedSide[] => {
    const [slug, ...others] = name.kind === 'covered' ? name.technologies : [];
    const sides = others.length > 0 ? undefined : technologies.get(slug ?? '');
    return sides ? [{ start: name.start, end: name.end, sides }] : [];
  });
  // An entry compares two, so a question about more is another question.
  const isOfMore = new Set(found.map(({ sides }) => sides)).size > 2;
  return { words, found: isOfMore ? [] : found };
}
