import { useRef, useTransition } from 'react';

import type { PlanState } from '#journal/fold/state.ts';

import { UndoBar } from '../../../record/controls/undo-bar.tsx';
import { BrokenPlan, PlanBoundary } from './broken-plan.tsx';
import { ChooseEnd } from '../change/choose-end.tsx';
import { PausePlan } from '../change/pause/pause.tsx';
import { describePlanChange } from '../change/describe-plan-change.ts';
import { LeftOutLists } from '../change/left-out-lists.tsx';
import type { TrackedPlan } from './tracked-plan.ts';
import { GoalHead } from '../project/goal-head.tsx';
import { Milestones } from '../project/milestones.tsx';
import { PlanRouteEffects } from './plan-route-effects.tsx';
import { PlanHead } from './plan-head.tsx';
import { PlanOutlook } from './plan-outlook.tsx';
import { RemovePlan } from './remove-plan.tsx';
import { ExportPlan } from '../export/export-plan.tsx';
import { TakenOut } from '../change/taken-out.tsx';
import { Today } from '../today/today.tsx';
import { useChanges } from '../change/use-changes.ts';
import { useTrackedPlan } from './use-tracked-plan.ts';
import { usePrinting } from '../export/use-printing.ts';
import { AllDays } from '../calendar/all-days.tsx';
import { useShownDay } from '../calendar/use-shown-day.ts';
import { WeekStrip } from '../calendar/week-strip.tsx';
import { findMain, useFocusFallback } from '../change/use-focus-fallback.ts';
import { unreachable } from '../errors.ts';

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
  const shown = useShownDay();
  return (
    <>
      <PlanHead tracked={tracked} changes={changes} />
      <ChooseEnd tracked={tracked} changes={changes} />
      <Today tracked={tracked} changes={changes} />
      <WeekStrip tracked={tracked} onShow={shown.show} />
      <PausePlan tracked={tracked} changes={changes} />
      <PlanOutlook tracked={tracked} />
      <GoalHead tracked={tracked} changes={changes} />
      <Milestones tracked={tracked} />
      <AllDays {...{ tracked, changes, shown, isWhole }} />
      <TakenOut tracked={tracked} changes={changes} />
      <LeftOutLists tracked={tracked} changes={changes} />
      <ExportPlan tracked={tracked} />
      <RemovePlan plan={tracked.saved.id} />
      <UndoBar describe={(change) => describePlanChange(tracked, change)} />
    </>
  );
}

type UnreachedProps = { readonly title: string; readonly onRetry: () => void };

/** A plan whose roadmaps could not be loaded. It stays while they are loaded again. */
function UnreachablePlan({ title, onRetry }: UnreachedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isTrying, tryAgain] = useTransition();
  useFocusFallback(button, findMain);
  return (
    <>
      <h1>{title}</h1>
      <p role="alert">{isTrying ? '' : unreachable}</p>
      <button ref={button} type="button" className="button" onClick={() => tryAgain(onRetry)}>
        {isTrying ? 'One moment...' : 'Try again'}
      </button>
    </>
  );
}
