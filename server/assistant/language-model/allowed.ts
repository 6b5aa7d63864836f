import type { Library } from '../../../replies/library.ts';
import { marksOf } from '../../../replies/marks.ts';
import { nameOf } from '../../../replies/words.ts';

import type { Prompt } from './prompt.ts';
import type { IsFit } from './safety/is-fit.ts';

export type Allowed = {
  /** Markdown links by token, such as T7. */
  readonly topics: ReadonlyMap<string, string>;
  readonly pages: ReadonlySet<string>;
  /** Every word of our topics, in lower case: packages and hosts among them are allowed. */
  readonly named: ReadonlySet<string>;
  /** Whether words may be shown to this learner. */
  readonly isFit: IsFit;
};

export function allowTopics(
  library: Library,
  { tokens, isFit }: Prompt,
  keys?: ReadonlySet<string>,
): Allowed {
  const listed = [...tokens].flatMap(([token, key]) => {
    const topic = library.topics.get(key);
    return topic ? [{ token, topic }] : [];
  });
  const own = listed.filter(({ topic }) => keys?.has(topic.key) ?? true);
  const texts = listed.map(({ topic: { technology, title, description, task, check, aliases } }) =>
    [nameOf(library, technology), title, description, task, check.ask, check.answer, ...aliases].join(' '),
  );
  return {
    topics: new Map(own.map(({ token, topic }) => [token, marksOf(topic).link])),
    pages: library.pages,
    named: listNames(texts.join(' ')),
    isFit,
  };
}

export function listNames(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/@?[\p{L}\p{N}](?:[\p{L}\p{N}./_-]*[\p{L}\p{N}])?/gu) ?? []);
}

/** Product names that look like hosts. */
const products = new Set([
  'asp.net',
  'ado.net',
  'vb.net',
  'ml.net',
  'socket.io',
  'java.io',
  'java.net',
  'system.io',
]);

/** Whether the host is reserved for examples, on our list of links, or named in our topics. */
export function isKnownHost(host: string, path: string, { pages, named }: Allowed): boolean {
  const name = host.toLowerCase();
  if (products.has(name) || /(?:^|\.)example\.(?:com|org|net)$/.test(name)) return true;
  if (path !== '') return pages.has(`https://${name}${path.replace(/[.,;:!?]+$/, '')}`);
  return named.has(name) || pages.values().some((page) => page.startsWith(`https://${name}/`));
}
