import { RefreshCw } from 'lucide-react';
import { useId, useRef } from 'react';

import { Joined } from '../../../ui/text/joined.tsx';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';
import { countDone, findOverdue } from '#planner/store/read-progress.ts';
import { RefusalLine } from './refusal-line.tsx';
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
  if (overdue.length === 0) return <p className="plan-facts">You are on track.</p>;
  return <CatchUp {...{ tracked, changes, overdue }} />;
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
