/** A topic as an event names it: the slugs of its technology and its own. */
export type TopicSlugs = { readonly technology: string; readonly topic: string };

/** The name of a topic among all: "python/lists". */
export function makeKey({ technology, topic }: TopicSlugs): string {
  return `${technology}/${topic}`;
}

export function splitKey(key: string): TopicSlugs {
  const [technology = '', topic = ''] = key.split('/');
  return { technology, topic };
}

/** Where a topic is on the site. */
export function addressOf(key: string): string {
  const { technology, topic } = splitKey(key);
  return `/language/${technology}#${topic}`;
}

/** The key of a topic that a roadmap names: its own topics by their slugs, those of others by their keys. */
export function resolveKey(name: string, technology: string): string {
  return name.includes('/') ? name : makeKey({ technology, topic: name });
}
