import type { TopicIndex } from '../../search/index.ts';
import type { Meaning } from './meaning.ts';

export function nameAll(
  { topics, names }: TopicIndex,
  values: Pick<Meaning, 'topics' | 'choices' | 'known' | 'skipped' | 'technologies'>,
): Meaning['names'] {
  const keys = new Set([...values.topics, ...values.choices, ...values.known, ...values.skipped]);
  const titles = topics.filter(({ key }) => keys.has(key)).map(({ key, title }) => [key, title]);
  const technologies = names.technologies
    .filter(({ slug }) => values.technologies.includes(slug))
    .map(({ slug, names: [name = slug] }) => [slug, name]);
  return Object.fromEntries([...technologies, ...titles]);
}
