import type { Roadmap } from '#content/roadmap.ts';
import { findNext, findPlace } from '#journal/fold/progress.ts';

import { listTopics } from '../../browser/roadmaps.ts';
import { useRecord } from '../../record/use-record.ts';

/** Leads past the links of the sidebar: to the first topic, or to where the learner goes on. */
export function SkipLink({ roadmap }: { readonly roadmap: Roadmap }) {
  const topics = listTopics(roadmap);
  const next = useRecord((state) =>
    findPlace(state) ? findNext(state, { slug: roadmap.slug, topics }) : null,
  );
  const topic = topics.find(({ slug }) => slug === next) ?? topics[0];
  if (!topic) return null;
  return (
    <a className="skip" href={`#${topic.slug}`}>
      {topic === topics[0] ? 'Skip to the first topic' : `Skip to your next topic: ${topic.title}`}
    </a>
  );
}
