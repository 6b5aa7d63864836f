import { RefreshCw } from 'lucide-react';
import { useId, useRef } from 'react';

import { Joined } from '../../../ui/text/joined.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { countDone, findOverdue } from '#planner/stored-plan/read-progress.ts';
import { RefusalLine } from './refusal-line.tsx';
import { trackSteps } from '../project/track-steps.ts';
import { TopicLink } from '../topic-link.tsx';
import type { Changes } from './use-changes.ts';
import { useFocusFallback } from './use-focus-fallback.ts';

type BehindProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** Says whether the learner is behind, and offers to catch up. */
export function Behind({ tracked, changes }: BehindProps) {
  const { plan, progress } = tracked;
  const overdue = findOverdue(plan, progress);
  const { done, all } = countDone(plan, progress);
  if (!tracked.hasBegun || done === all) return null;
  if (overdue.length > 0) return <CatchUp {...{ tracked, changes, overdue }} />;
  // On the first day nobody can be behind, and who misses steps is not on the way to the goal.
  const isOnTrack =
    progress.today > 1 && trackSteps(tracked).every(({ isDone, ends }) => isDone || ends !== null);
  return isOnTrack && <p className="plan-facts">You are on track.</p>;
}

const named = 4;

function CatchUp({ tracked, changes, overdue }: BehindProps & { readonly overdue: readonly string[] }) {
  const at = useId();
  const section = useRef<HTMLDivElement>(null);
  useFocusFallback(section, () => document.getElementById('plan-title'));
  const links = overdue
    .slice(0, named)
    .map((key) => <TopicLink key={key} shown={tracked.shown} topic={key} />);
  const more = overdue.length - named;
  return (
    <div ref={section} className="plan-stack">
      <p>
        Still to do from earlier days:{' '}
        <Joined items={more > 0 ? [...links, <span key="more">{more} more</span>] : links} />.
      </p>
      <button type="button" className="button" onClick={() => changes.catchUp(at)}>
        <RefreshCw aria-hidden /> I’m behind
      </button>
      <RefusalLine changes={changes} at={at} />
    </div>
  );
}
