export type TopicSlugs = { readonly technology: string; readonly topic: string };

/** Unique among all topics, such as "python/lists". */
export function makeKey({ technology, topic }: TopicSlugs): string {
  return `${technology}/${topic}`;
}

export function splitKey(key: string): TopicSlugs {
  const [technology = '', topic = ''] = key.split('/');
  return { technology, topic };
}

export function addressOf(key: string): string {
  const { technology, topic } = splitKey(key);
  return `/language/${technology}#${topic}`;
}

/** A roadmap names its own topics by slug and those of others by key. */
export function resolveKey(name: string, technology: string): string {
  return name.includes('/') ? name : makeKey({ technology, topic: name });
}
