import type { Library } from '../../../replies/library.ts';

import type { Prompt } from './prompt.ts';

/** What may stand in a model's words: our topics by their token, the pages of the registry, and names our topics use. */
export type Allowed = {
  /** A topic's link in Markdown, by token such as T7. */
  readonly topics: ReadonlyMap<string, string>;
  readonly pages: ReadonlySet<string>;
  /** Every word of the topics' own text, in small letters: a package or host among them may be named. */
  readonly named: ReadonlySet<string>;
};

/** What the gate lets through of words on these topics. */
export function allowTopics(library: Library, { tokens }: Prompt, keys?: ReadonlySet<string>): Allowed {
  const told = [...tokens].flatMap(([token, key]) => {
    const topic = library.topics.get(key);
    return topic ? [{ token, topic }] : [];
  });
  const own = told.filter(({ topic }) => keys?.has(topic.key) ?? true);
  const texts = told.map(({ topic: { technology, topic, description, task, check, aliases } }) =>
    [technology.name, topic, description, task, check.ask, check.answer, ...aliases].join(' '),
  );
  return {
    topics: new Map(own.map(({ token, topic }) => [token, topic.marks.link])),
    pages: library.pages,
    named: listNames(texts.join(' ')),
  };
}

/** The words of a text as packages and hosts are spelled. */
export function listNames(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/@?[\p{L}\p{N}](?:[\p{L}\p{N}./_-]*[\p{L}\p{N}])?/gu) ?? []);
}

/** Names that look like a host's and are none. */
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

/** Whether a host may be named: one set aside for examples, of the registry, or of our own topics' text. */
export function isKnownHost(host: string, path: string, { pages, named }: Allowed): boolean {
  const name = host.toLowerCase();
  if (products.has(name) || /(?:^|\.)example\.(?:com|org|net)$/.test(name)) return true;
  if (path !== '') return pages.has(`https://${name}${path.replace(/[.,;:!?]+$/, '')}`);
  return named.has(name) || pages.values().some((page) => page.startsWith(`https://${name}/`));
}
