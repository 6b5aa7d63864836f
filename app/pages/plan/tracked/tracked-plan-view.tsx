import type { PlanState } from '#journal/fold/state.ts';

import { UndoBar } from '../../../record/controls/undo-bar.tsx';
import { BrokenPlan, PlanBoundary } from './broken-plan.tsx';
import { ChooseEnd } from '../change/choose-end.tsx';
import { describePlanChange } from '../change/describe-plan-change.ts';
import { LeftOutLists } from '../change/left-out-lists.tsx';
import type { TrackedPlan } from './tracked-plan.ts';
import { GoalHead } from '../project/goal-head.tsx';
import { Milestones } from '../project/milestones.tsx';
import { PlanRouteEffects } from './plan-route-effects.tsx';
import { PlanHead } from './plan-head.tsx';
import { RemovePlan } from './remove-plan.tsx';
import { SharedDays } from './shared-days.tsx';
import { ExportPlan } from '../export/export-plan.tsx';
import { TakenOut } from '../change/taken-out.tsx';
import { Today } from '../days/today.tsx';
import { UnreachablePlan } from './unreachable-plan.tsx';
import { useChanges } from '../change/use-changes.ts';
import { useTrackedPlan } from './use-tracked-plan.ts';
import { usePrinting } from '../export/use-printing.ts';
import { Weeks } from '../days/weeks.tsx';

type PlanProps = { readonly saved: PlanState };

/** A saved plan, with the work of today first. If it cannot be shown, it says so. */
export function TrackedPlanView({ saved }: PlanProps) {
  return (
    <PlanBoundary fallback={<BrokenPlan saved={saved} />}>
      <ReadPlan saved={saved} />
      <PlanRouteEffects />
    </PlanBoundary>
  );
}

function ReadPlan({ saved }: PlanProps) {
  const read = useTrackedPlan(saved);
  if (read.kind === 'unreadable') return <BrokenPlan saved={saved} />;
  if (read.kind === 'unreachable') return <UnreachablePlan title={saved.title} onRetry={read.retry} />;
  return <Plan tracked={read.tracked} />;
}

function Plan({ tracked }: { readonly tracked: TrackedPlan }) {
  const changes = useChanges(tracked);
  const isWhole = usePrinting();
  return (
    <>
      <PlanHead tracked={tracked} changes={changes} />
      <PlanBoundary fallback={null}>
        <SharedDays tracked={tracked} />
      </PlanBoundary>
      <ChooseEnd tracked={tracked} changes={changes} />
      <GoalHead tracked={tracked} changes={changes} />
      <Today tracked={tracked} />
      <Milestones tracked={tracked} />
      <Weeks {...{ tracked, changes, isWhole }} />
      <TakenOut tracked={tracked} changes={changes} />
      <LeftOutLists tracked={tracked} changes={changes} />
      <ExportPlan tracked={tracked} />
      <RemovePlan plan={tracked.saved.id} />
      <UndoBar describe={(change) => describePlanChange(tracked, change)} />
    </>
  );
}
