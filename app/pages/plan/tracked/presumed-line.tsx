import { isStepKey } from '#content/topic-key.ts';
import { plural } from '#wording/counts.ts';
import { describeKnown } from '#wording/known.ts';
import { countWork } from '#wording/plan.ts';

import { listNotPlanned } from '../change/list-not-planned.ts';
import type { TrackedPlan } from './tracked-plan.ts';

/** The id of the list of what the plan takes as known. */
export const takenAsKnown = 'taken-as-known';

/** How much the plan takes as known or skips, and the way to its list. */
export function PresumedLine({ tracked }: { readonly tracked: TrackedPlan }) {
  const { known } = listNotPlanned(tracked);
  if (known.length === 0) return null;
  return (
    <p className="plan-facts">
      {describeKnown(countWork(known, isStepKey), tracked.plan.request)}{' '}
      <a href={`#${takenAsKnown}`} onClick={openList}>
        I don’t know {plural(known.length, 'it', 'some of these')}
      </a>
    </p>
  );
}

function openList(): void {
  const list = document.getElementById(takenAsKnown);
  if (!(list instanceof HTMLDetailsElement)) return;
  list.open = true;
  list.querySelector('summary')?.focus({ preventScroll: true });
}
