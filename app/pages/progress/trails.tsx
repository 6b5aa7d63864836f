import './trails.css';
import { useEffect, useMemo, useState } from 'react';

import { isStepKey } from '#content/topic-key.ts';
import type { JournalState } from '#journal/fold/state.ts';

import { fetchPageData } from '../../browser/fetch-page-data.ts';
import type { GoalCard } from '../../browser/page-types.ts';
import { useOutlines } from '../../record/outlines.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { listTrails } from './list-trails.ts';
import { TrailLine } from '../../ui/trail/trail-line.tsx';

/** How far the learner is in each roadmap and goal that is begun. */
export function Trails({ state }: { readonly state: JournalState }) {
  const outlines = useOutlines(state.topics.size > 0);
  const goals = useGoals(state);
  const trails = useMemo(
    () => listTrails(state, { outlines: [...(outlines?.values() ?? [])], goals }),
    [state, outlines, goals],
  );
  if (trails.length === 0) return null;
  return (
    <section className="margin-section" aria-labelledby="trails">
      <h2 id="trails">On the way</h2>
      <p>The roadmaps and the things to make that you have begun.</p>
      <ul className="trails">
        {trails.map((trail) => (
          <li key={trail.href}>
            <PageLink to={trail.href}>{trail.name}</PageLink>
            <span className="trail-words">{trail.words}</span>
            <TrailLine share={trail.share} posts={trail.posts} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const none: readonly GoalCard[] = [];

function useGoals({ topics }: JournalState): readonly GoalCard[] {
  const [goals, setGoals] = useState(none);
  const hasSteps = [...topics.keys()].some(isStepKey);
  useEffect(() => {
    if (!hasSteps) return;
    void fetchPageData('goals', '/goals').then((data) =>
      setGoals(data?.interests.flatMap((interest) => interest.goals) ?? none),
    );
  }, [hasSteps]);
  return goals;
}
