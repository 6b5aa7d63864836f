import { findNext, findPlace } from '#journal/fold/progress.ts';
import type { JournalState } from '#journal/fold/state.ts';

import type { Outline } from '../../../browser/page-types.ts';
import { useOutlines } from '../../../record/outlines.ts';
import { useJournal } from '../../../record/use-record.ts';
import { PageLink } from '../../../ui/page-link.tsx';
import { TrailSteps } from '../../../ui/trail/trail-steps.tsx';

const shown = 5;

/** The next topics of the roadmap worked on last, for learners without a plan. */
export function NextTopics() {
  const { state } = useJournal();
  const place = findPlace(state);
  const outline = useOutlines(place !== null)?.get(place?.technology ?? '');
  const topics = outline ? listNext(state, outline) : [];
  if (!outline || topics.length === 0) return null;
  const { slug, name } = outline;
  const steps = topics.map(({ slug: topic, title, minutes }) => ({
    title,
    href: `/language/${slug}#${topic}`,
    minutes,
  }));
  return (
    <div className="next-topics">
      <TrailSteps caption={`Next on the ${name} roadmap`} steps={steps} />
      <p className="home-facts">
        Do you know some of it?{' '}
        <PageLink to={`/language/${slug}/placement`}>Find out where to start</PageLink>
      </p>
    </div>
  );
}

/** Open topics, from the one to continue with. */
function listNext(state: JournalState, outline: Outline): Outline['topics'] {
  const next = findNext(state, outline);
  const from = outline.topics.findIndex(({ slug }) => slug === next);
  const isOpen = (slug: string) => {
    const status = state.topics.get(`${outline.slug}/${slug}`)?.status;
    return status !== 'done' && status !== 'skipped';
  };
  return from === -1
    ? []
    : outline.topics
        .slice(from)
        .filter(({ slug }) => isOpen(slug))
        .slice(0, shown);
}
