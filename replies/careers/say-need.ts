import type { Library } from '../library.ts';
import { nameOf } from '../words.ts';

/** Whether the first technology is needed, by itself or for the other: what one builds on comes first. */
export function sayNeed(library: Library, about: readonly string[], meant: readonly string[]): string[] {
  const [slug = '', other = meant.find((one) => one !== about[0])] = about;
  const upper = [slug, other].find((one) => one !== undefined && buildsOnOther(library, one, [slug, other]));
  const base = upper === slug ? other : slug;
  const needed = library.careers.technologies[slug]?.needed;
  // A technology that only the form names is what the other is needed for, and not asked about itself.
  if (upper === undefined || base === undefined || (about.length < 2 && base !== slug))
    return needed === undefined ? [] : [needed];
  const [name, upperName] = [nameOf(library, base), nameOf(library, upper)];
  return [
    `Learn the basics of ${name} first: ${upperName} builds on them. You do not need all of ${name}, so go on as soon as you can write small things without help.`,
  ];
}

function buildsOnOther({ needs }: Library, upper: string, all: readonly (string | undefined)[]): boolean {
  const direct = needs[upper] ?? [];
  const below = new Set([...direct, ...direct.flatMap((one) => needs[one] ?? [])]);
  return all.some((one) => one !== undefined && one !== upper && below.has(one));
}
