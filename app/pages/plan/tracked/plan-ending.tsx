import './plan-ending.css';
import { useId, useRef } from 'react';
import { Link } from 'react-router';

import { formatWholeDate } from '../../../../wording/dates.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { TrackedPlan } from './tracked-plan.ts';
import { countDone, isOver } from '#planner/stored-plan/read-progress.ts';
import { RefusalLine } from '../change/refusal-line.tsx';
import type { Changes } from '../change/use-changes.ts';
import { useFocusFallback } from '../change/use-focus-fallback.ts';
import { describeFinished, describeOpen } from '#wording/plan.ts';
import { isStepKey } from '#content/topic-key.ts';

type PlanEndingProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** The result of a plan that is over or complete, and what to do next. */
export function PlanEnding({ tracked, changes }: PlanEndingProps) {
  const { saved, plan, progress, technologies } = tracked;
  const { done, all } = countDone(plan, progress);
  const topics = countDone(plan, progress, (key) => !isStepKey(key));
  const steps = countDone(plan, progress, isStepKey);
  const over = isOver(plan, progress);
  if (!over && done < all) return null;
  return (
    <div className="plan-ending plan-stack">
      {over && (
        <p>
          This plan ended on {formatWholeDate(dateOfDay(saved.starts, plan.days.length))}. You finished{' '}
          {describeFinished(topics, steps)}.
        </p>
      )}
      {done < all && <Extend changes={changes} open={describeOpen(topics, steps)} />}
      <ul>
        {technologies.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`/language/${slug}`}>Go to the {name} roadmap</Link>
          </li>
        ))}
        <li>
          <Link to="/plan?new">Make a new plan</Link>
        </li>
      </ul>
    </div>
  );
}

type ExtendProps = Pick<PlanEndingProps, 'changes'> & { readonly open: string };

function Extend({ changes, open }: ExtendProps) {
  const at = useId();
  const section = useRef<HTMLDivElement>(null);
  useFocusFallback(section, () => document.getElementById('plan-title'));
  return (
    <div ref={section}>
      <button type="button" className="button" onClick={() => changes.extend(at)}>
        Extend the plan for the {open} left
      </button>
      <RefusalLine changes={changes} at={at} />
    </div>
  );
}
