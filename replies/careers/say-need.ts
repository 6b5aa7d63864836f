import type { Library } from '../library.ts';
import { nameOf } from '../words.ts';

/** Whether the first technology is needed, by itself or for the other: what one builds on comes first. */
export function sayNeed(library: Library, about: readonly string[], meant: readonly string[]): string[] {
  const [slug = '', other = meant.find((one) => one !== about[0])] = about;
  const needed = library.careers.technologies[slug]?.needed;
  if (other === undefined) return needed === undefined ? [] : [needed];
  const [name, otherName] = [nameOf(library, slug), nameOf(library, other)];
  if (buildsOn(library, other, slug))
    return [
      `Yes, learn the basics of ${name} before ${otherName}: it builds on them. You do not need all of ${name}, so go on as soon as you can write small things without help.`,
    ];
  if (about.length > 1 && buildsOn(library, slug, other))
    return [`No, it is the other way round: ${name} builds on ${otherName}, so begin with ${otherName}.`];
  return needed === undefined ? [] : [needed];
}

function buildsOn({ needs }: Library, upper: string, base: string): boolean {
  const direct = needs[upper] ?? [];
  return direct.includes(base) || direct.some((one) => needs[one]?.includes(base) === true);
}
