import './next-goals.css';
import { useId, useRef } from 'react';
import { Link } from 'react-router';

import {
  listNextSpans,
  type NextSpan,
  sayEnds,
  sayFrom,
  sayMoreTopics,
  usesKnown,
} from '#wording/next-goals.ts';
import type { ProjectGoal } from '#wording/projects/project-part.ts';

import { RefusalLine } from '../change/refusal-line.tsx';
import type { Changes } from '../change/use-changes.ts';
import { useFocusFallback } from '../change/use-focus-fallback.ts';
import type { TrackedPlan } from '../tracked/tracked-plan.ts';

type NextGoalsProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** What is made after the goal, each with its days; what nobody asked for can be left out. */
export function NextGoals({ tracked, changes }: NextGoalsProps) {
  const { goal, nextGoals, plan } = tracked;
  const spans = listNextSpans(plan, nextGoals);
  const more = sayMoreTopics(plan, goal ? [goal, ...nextGoals] : []);
  return (
    <>
      <SpanList {...{ tracked, changes }} spans={spans.slice(0, 1)} />
      {spans.length > 1 && (
        <details>
          <summary className="plan-quiet-summary">Then {spans.length - 1} more</summary>
          <SpanList {...{ tracked, changes }} spans={spans.slice(1)} />
        </details>
      )}
      {more !== null && <p className="plan-facts">{more}</p>}
    </>
  );
}

type SpanListProps = NextGoalsProps & { readonly spans: readonly NextSpan<ProjectGoal>[] };

function SpanList({ tracked, changes, spans }: SpanListProps) {
  if (spans.length === 0) return null;
  return (
    <ul className="plan-list plan-next-goals">
      {spans.map((span) => (
        <NextGoal key={span.goal.id} {...{ tracked, changes, span }} />
      ))}
    </ul>
  );
}

type NextGoalProps = NextGoalsProps & { readonly span: NextSpan<ProjectGoal> };

function NextGoal({ tracked, changes, span }: NextGoalProps) {
  const item = useRef<HTMLLIElement>(null);
  const at = useId();
  useFocusFallback(item, () => document.getElementById('plan-title'));
  const { goal, begins } = span;
  const mayLeave = begins >= tracked.progress.today;
  return (
    <li ref={item}>
      <p>
        <strong>{sayFrom(span)}:</strong> <Link to={`/goals/${goal.id}`}>{goal.title}</Link>, {usesKnown}.{' '}
        {sayEnds(span)}
      </p>
      {mayLeave && (
        <button
          type="button"
          className="button quiet"
          aria-label={`Leave it out: ${goal.title}`}
          onClick={() => changes.leaveGoal(goal, at)}
        >
          Leave it out
        </button>
      )}
      <RefusalLine changes={changes} at={at} />
    </li>
  );
}
