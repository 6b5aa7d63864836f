import type { PlanState } from '#journal/fold/state.ts';

import { UndoBar } from '../../../record/controls/undo-bar.tsx';
import { BrokenPlan, PlanBoundary } from './broken-plan.tsx';
import { ChooseEnd } from '../change/choose-end.tsx';
import { describeChange } from '../change/describe-change.ts';
import { LeftOutLists } from '../change/left-out.tsx';
import type { LivingPlan } from './tracked.ts';
import { PlanArrival } from './plan-arrival.tsx';
import { PlanHead } from './plan-head.tsx';
import { RemovePlan } from './remove-plan.tsx';
import { SharedDays } from './shared-days.tsx';
import { TakeAway } from '../export/take-away.tsx';
import { TakenOut } from '../change/taken-out.tsx';
import { Today } from '../days/today.tsx';
import { Unreached } from './unreached.tsx';
import { useChanges } from '../change/use-changes.ts';
import { useLiving } from './use-tracked-plan.ts';
import { usePrinting } from '../export/use-printing.ts';
import { Weeks } from '../days/weeks.tsx';

type PlanProps = { readonly saved: PlanState };

/** A saved plan: what is for today first, then all the rest of it. One that cannot be drawn says so. */
export function LivingPlanView({ saved }: PlanProps) {
  return (
    <PlanBoundary fallback={<BrokenPlan saved={saved} />}>
      <ReadPlan saved={saved} />
      <PlanArrival />
    </PlanBoundary>
  );
}

function ReadPlan({ saved }: PlanProps) {
  const read = useLiving(saved);
  if (read.kind === 'unreadable') return <BrokenPlan saved={saved} />;
  if (read.kind === 'unreached') return <Unreached title={saved.title} onRetry={read.retry} />;
  return <Plan living={read.living} />;
}

function Plan({ living }: { readonly living: LivingPlan }) {
  const changes = useChanges(living);
  const isWhole = usePrinting();
  return (
    <>
      <PlanHead living={living} changes={changes} />
      <PlanBoundary fallback={null}>
        <SharedDays living={living} />
      </PlanBoundary>
      <ChooseEnd living={living} changes={changes} />
      <Today living={living} />
      <Weeks {...{ living, changes, isWhole }} />
      <TakenOut living={living} changes={changes} />
      <LeftOutLists living={living} changes={changes} />
      <TakeAway living={living} />
      <RemovePlan plan={living.saved.id} />
      <UndoBar describe={(change) => describeChange(living, change)} />
    </>
  );
}
