import type { FindableTopic } from '../findable-topic.ts';

/** A topic about nothing that the test names, with what the test says about it. */
export function makeExample(given: Partial<FindableTopic> & { readonly key: string }): FindableTopic {
  const [technology = ''] = given.key.split('/');
  return { technology, title: 'Untitled', aliases: [], description: '', chapter: 'Sample', ...given };
}
