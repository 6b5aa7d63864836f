import type { FindableTopic } from '../../search/findable-topic.ts';
import type { TopicIndex } from '../../search/index.ts';
import { stemWord } from '../../search/text/stem.ts';
import { foldText } from '../../search/text/plain-text.ts';

/** Topics in a list, as in "loops, arrays and functions": there an everyday word is a topic too. */
export function listListed(index: TopicIndex, text: string, technologies: readonly string[]): Set<string> {
  const words = splitWords(text);
  const topics = technologies.flatMap((technology) => {
    const { start, end } = index.ranges.get(technology) ?? { start: 0, end: 0 };
    return index.topics.slice(start, end);
  });
  const found = findPlaces(nameTopics(topics), words);
  const listed = found.filter((one) => found.some((other) => one !== other && isBeside(words, one, other)));
  return new Set(listed.flatMap(({ keys }) => keys));
}

type Place = { readonly start: number; readonly end: number; readonly keys: readonly string[] };

const most = 3;
/** Names of topics that any sentence has. */
const smallNames: ReadonlySet<string> = new Set(
  'and as do for if in is not or the this while with page site text day work time'.split(' '),
);
/** A name may continue with its kind of thing. */
const kinds = /\s(?:clauses?|statements?|expressions?|keywords?|data structures?|algorithms?)$/iu;
const joints: ReadonlySet<string> = new Set('and or then plus with also & + , ; /'.split(' '));

/** Stems, and the signs between them that make a list. */
function splitWords(text: string): string[] {
  const words = foldText(text).match(/[\p{L}\p{N}#]+(?:\+\+)?|[,;/&+]/gu) ?? [];
  return words.map(stemWord);
}

function nameTopics(topics: readonly FindableTopic[]): Map<string, readonly string[]> {
  const names = new Map<string, string[]>();
  const add = (name: string, key: string) => {
    const words = splitWords(name);
    if (words.every((word) => word.length < 2 || smallNames.has(word))) return;
    const known = names.get(words.join(' ')) ?? [];
    if (!known.includes(key)) names.set(words.join(' '), [...known, key]);
  };
  for (const { key, title, aliases } of topics)
    for (const name of [...listParts(title), ...aliases]) add(name, key);
  for (const { key, title } of topics) addLast(names, title, key);
  return names;
}

/** "Loops: while and for" are loops; "Functions and scope" are both. */
function listParts(title: string): string[] {
  const [head = title] = title.split(/:| with /u);
  const pair = /^(\p{L}+) and (\p{L}+)$/u.exec(head)?.slice(1) ?? [];
  return [title, head, title.replace(kinds, ''), ...pair];
}

/** "Joins" are all titles that end with that word, if none is exactly that. */
function addLast(names: Map<string, string[]>, title: string, key: string): void {
  const words = splitWords(title);
  const last = words.at(-1) ?? '';
  if (words.length < 2 || smallNames.has(last)) return;
  const own = `* ${last}`;
  names.set(own, [...(names.get(own) ?? []), key].slice(0, most));
}

const longest = 4;

function findPlaces(names: ReadonlyMap<string, readonly string[]>, words: readonly string[]): Place[] {
  const found: Place[] = [];
  for (let start = 0; start < words.length; start += 1) {
    const sizes = Array.from({ length: longest }, (_, at) => longest - at);
    const size = sizes.find((one) => names.has(words.slice(start, start + one).join(' '))) ?? 0;
    const name = size > 0 ? words.slice(start, start + size).join(' ') : `* ${words[start]}`;
    const keys = names.get(name);
    if (!keys) continue;
    found.push({ start, end: start + Math.max(1, size), keys: keys.slice(0, most) });
    start += Math.max(1, size) - 1;
  }
  return found;
}

function isBeside(words: readonly string[], one: Place, other: Place): boolean {
  const [first, second] = one.start < other.start ? [one, other] : [other, one];
  const between = words.slice(first.end, second.start);
  return between.length > 0 && between.length <= 2 && between.every((word) => joints.has(word));
}
