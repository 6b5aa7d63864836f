import type { Roadmap, TopicSection } from '#content/roadmap.ts';
import { splitKey } from '#content/topic-key.ts';
import type { BandSource, MapSource, NodeSource } from './map-source.ts';
import { listDirect } from './list-direct.ts';

/** A band for each chapter. Lines are drawn within it; what comes before it is a note in words. */
export function describeRoadmapMap(roadmap: Roadmap): MapSource {
  const topics = roadmap.chapters.flatMap((chapter) => chapter.topics);
  const byKey = new Map(topics.map((topic) => [topic.key, topic]));
  const direct = listDirect(topics.map(({ key, prerequisites }) => ({ id: key, needs: prerequisites })));
  return roadmap.chapters.map(({ title, topics: own }): BandSource => {
    const inside = new Set(own.map(({ key }) => key));
    return {
      title,
      nodes: own.map((topic) => describeNode(topic, inside, { byKey, roadmap })),
      joins: own.flatMap(({ key, slug }) =>
        (direct.get(key) ?? [])
          .filter((before) => inside.has(before))
          .map((before) => ({ from: splitKey(before).topic, to: slug })),
      ),
    };
  });
}

type Context = { readonly byKey: ReadonlyMap<string, TopicSection>; readonly roadmap: Roadmap };

function describeNode(
  { slug, title, prerequisites }: TopicSection,
  inside: ReadonlySet<string>,
  { byKey, roadmap }: Context,
): NodeSource {
  const earlier = prerequisites.filter((key) => !inside.has(key));
  const names = earlier.map((key) => byKey.get(key)?.title ?? roadmap.mentions[key] ?? key);
  return { id: slug, title, notes: names.map((name) => `after ${name}`) };
}
