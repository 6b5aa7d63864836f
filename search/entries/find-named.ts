import { squashName } from '../query/names.ts';
import type { EntryIndex } from './entry-index.ts';
import { longestTyped, measureSlips } from './measure-slips.ts';
import type { Typed, TypedWord } from './typed.ts';

const longestName = 3;
/** Shorter names are too near to other words. */
const shortestSlip = 4;

/** The technologies that are named, also with one slip, and the words that name none. */
export function findNamed(
  index: EntryIndex,
  words: readonly TypedWord[],
  isOpen: boolean,
): Pick<Typed, 'named' | 'others'> {
  const named = new Set<string>();
  const used = new Set<TypedWord>();
  for (let at = 0; at < words.length; at += 1) {
    for (let length = longestName; length > 0; length -= 1) {
      const some = words.slice(at, at + length);
      const name = squashName(some.map(({ text }) => text).join(''));
      const slug = index.technologies.get(name);
      if (slug === undefined || some.some((word) => used.has(word))) continue;
      named.add(slug);
      for (const word of some) used.add(word);
    }
  }
  for (const word of named.size > 0 ? [] : words) {
    const slug = findMisspelled(index, word.text, isOpen && word === words.at(-1));
    if (slug === null) continue;
    named.add(slug);
    used.add(word);
  }
  return { named, others: words.filter((word) => !used.has(word)) };
}

/** The one technology whose name has one other letter. A word of a title is none, and neither is a name not yet typed. */
function findMisspelled(
  { technologies, vocabulary }: EntryIndex,
  text: string,
  isOpen: boolean,
): string | null {
  if (text.length < shortestSlip || text.length > longestTyped) return null;
  if (vocabulary.named[vocabulary.places.get(text) ?? -1] === 1) return null;
  const near = new Set<string>();
  for (const [name, slug] of technologies) {
    if (isOpen && name.startsWith(text)) return null;
    if (name.length >= shortestSlip && measureSlips(text, name, 1).whole <= 1) near.add(slug);
  }
  const [slug = null] = near;
  return near.size === 1 ? slug : null;
}
