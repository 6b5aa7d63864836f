import { useEffect, useState } from 'react';

import { fetchPageData } from '../../browser/fetch-page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { useRecord } from '../../record/use-record.ts';
import { PageLink } from '../../ui/page-link.tsx';

/** Leads a learner who worked on a goal last to its next step. */
export function ContinueGoal({ id }: { readonly id: string }) {
  const topics = useRecord((state) => state.topics);
  const [goal, setGoal] = useState<PageOf<'goal'> | null>(null);
  useEffect(() => void fetchPageData('goal', `/goals/${id}`).then(setGoal), [id]);
  if (!goal) return <p className="continue" />;
  const open = goal.steps.findIndex(({ key }) => topics.get(key)?.status !== 'done');
  const next = goal.steps[open];
  return (
    <p className="continue">
      <PageLink to={`/goals/${id}${next ? `#step-${open + 1}` : ''}`} className="button">
        Continue where you left off: {goal.title}
      </PageLink>
      <span className="continue-facts">
        {next ? `Step ${open + 1} of ${goal.steps.length}: ${next.title}` : 'All steps are done.'}
      </span>
    </p>
  );
}
