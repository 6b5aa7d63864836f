import type { JournalState } from '#journal/fold/state.ts';

import type { MapOutline } from '../../browser/page-types.ts';

export type MapTopic = MapOutline['chapters'][number]['topics'][number];

/** A topic that comes before or after another; `slug` only if it is of this map. */
export type NamedTopic = Pick<MapTopic, 'key' | 'title'> & { readonly slug: string | null };

export type MapWords = ReturnType<typeof makeMapWords>;

/** What a map says of its topics. */
export function makeMapWords({ chapters, mentions }: MapOutline, states: JournalState['topics']) {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const [byKey, bySlug] = [
    new Map(topics.map((topic) => [topic.key, topic])),
    new Map(topics.map((topic) => [topic.slug, topic])),
  ];
  const chapterOf = new Map(
    chapters.flatMap((chapter) => chapter.topics.map(({ key }) => [key, chapter.title])),
  );
  const name = (key: string): NamedTopic => {
    const own = byKey.get(key);
    return { key, title: own?.title ?? mentions[key] ?? key, slug: own?.slug ?? null };
  };
  const statusOf = ({ key }: MapTopic) => states.get(key)?.status ?? 'open';
  const listBefore = ({ prerequisites }: MapTopic) => prerequisites.map(name);
  return {
    topics,
    find: (slug: string | null) => (slug === null ? undefined : bySlug.get(slug)),
    statusOf,
    readStatus: (slug: string) => {
      const topic = bySlug.get(slug);
      const status = topic && statusOf(topic);
      return status === 'done' || status === 'skipped' ? status : undefined;
    },
    listBefore,
    /** The slugs of those in this map. */
    listOwnBefore: (topic: MapTopic) => listBefore(topic).flatMap(({ slug }) => slug ?? []),
    listAfter: ({ key }: MapTopic): NamedTopic[] =>
      topics.filter(({ prerequisites }) => prerequisites.includes(key)).map((topic) => name(topic.key)),
    /** "Closures, after Functions, after Variable scope, done". It begins with what its box says. */
    describe: (slug: string): string => {
      const topic = bySlug.get(slug);
      if (!topic) return slug;
      const isNear = ({ key }: NamedTopic) => chapterOf.get(key) === chapterOf.get(topic.key);
      const before = listBefore(topic);
      const inOrder = [...before.filter((one) => !isNear(one)), ...before.filter(isNear)];
      return [topic.title, ...inOrder.map(({ title }) => `after ${title}`), statusOf(topic)].join(', ');
    },
  };
}
