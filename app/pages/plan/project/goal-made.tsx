import { PartyPopper } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

import type { CompiledGoal } from '#content/goals.ts';
import { InlineCode } from '../../../ui/text/inline-code.tsx';

/** All steps of the goal are done. */
type GoalMadeProps = { readonly goal: CompiledGoal; readonly children: ReactNode };

export function GoalMade({ goal: { id, title, end, see }, children }: GoalMadeProps) {
  return (
    <section className="plan-goal" data-made aria-labelledby="plan-goal">
      <PartyPopper aria-hidden />
      <h2 id="plan-goal">You made it: {title}</h2>
      <p className="plan-goal-end">
        <InlineCode text={end} />
      </p>
      <p className="plan-facts">
        <strong>See that it works:</strong> <InlineCode text={see} />
      </p>
      {children}
      <p className="plan-goal-links">
        <Link to={`/goals/${id}`}>Look back at its steps</Link>
        <Link to="/goals">Choose what to make next</Link>
      </p>
    </section>
  );
}
