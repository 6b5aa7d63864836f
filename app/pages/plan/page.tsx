import './plan.css';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router';

import type { PlanState } from '#journal/fold/state.ts';

import { usePageData } from '../../browser/page-data.ts';
import type { UndoOffer } from '../../record/undo-offer.ts';
import { useJournal } from '../../record/use-record.ts';
import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { lazyComponent } from '../../ui/lazy.tsx';
import { useTitle } from '../../browser/use-title.ts';
import { NewPlan } from './new/new-plan.tsx';
import { OtherPlans } from './other-plans.tsx';
import { PlanRouteEffects } from './tracked/plan-route-effects.tsx';

const TrackedPlanView = lazyComponent(
  async () => (await import('./tracked/tracked-plan-view.tsx')).TrackedPlanView,
  Unloaded,
);

const UndoBar = lazyComponent(
  async () => (await import('../../record/controls/undo-bar.tsx')).UndoBar,
  () => null,
);

/** The plan in the address or the one saved last, or the form for a new one. */
export function PlanPage() {
  const page = usePageData('plan', '/plan');
  const { status, state } = useJournal();
  const [address] = useSearchParams();
  const plans = [...state.plans.values()].toReversed();
  const shown = plans.find(({ id }) => id === address.get('plan')) ?? plans[0];
  const isNew = ['new', 'technology', 'goal'].some((name) => address.has(name));
  const readName = (name: string) => address.get(name) ?? '';
  const chosen = {
    technology: readName('technology'),
    others: [readName('second'), readName('third')],
    topic: readName('topic'),
    goal: readName('goal'),
  };
  const [made, setMade] = useState('');
  const open = isNew ? undefined : shown;
  useTitle(`${open?.title ?? 'Plan'} · Waymark`);
  if (status === 'loading') return <Loading />;
  return (
    <div className="page plan" data-room>
      <StorageNotice />
      <output className="unseen">{open && made === open.id && `Your plan is ready: ${open.title}.`}</output>
      {open ? (
        <Suspense fallback={<Opening title={open.title} />}>
          <TrackedPlanView key={open.id} saved={open} />
          <OtherPlans plans={plans} shown={open} />
        </Suspense>
      ) : (
        <>
          <h1 tabIndex={-1}>Make a plan</h1>
          <p className="lead">
            Say what you want to learn or make, and how many days you have. The plan stays within those days
            and tells you what does not fit.
          </p>
          <NewPlan page={page} chosen={chosen} onMade={setMade} />
          <PlanRouteEffects />
          <OtherPlans plans={plans} shown={open} />
        </>
      )}
      <Suspense>
        <UndoBar describe={(change) => describeRemoval(change, open)} />
      </Suspense>
    </div>
  );
}

/** Names the plan that is shown in place of a removed one. */
function describeRemoval({ events, undos }: UndoOffer, open: PlanState | undefined): string | null {
  const [event] = events;
  if (event?.kind !== 'plan-removed') return null;
  if (undos.length > 0) return 'Plan restored.';
  return open ? `Plan removed. Now showing ${open.title}.` : 'Plan removed.';
}

function Opening({ title }: { readonly title: string }) {
  return (
    <>
      <h1>{title}</h1>
      <output>One moment...</output>
    </>
  );
}

function Unloaded({ saved }: { readonly saved: PlanState }) {
  return (
    <>
      <h1>{saved.title}</h1>
      <p role="alert">This plan could not be loaded. Reload the page when you are online.</p>
    </>
  );
}

function Loading() {
  return (
    <div className="page plan" data-room>
      <h1>Plan</h1>
      <output>One moment...</output>
      <noscript>
        <p>Plans are made in your browser and need JavaScript. You can read the roadmaps without it.</p>
      </noscript>
    </div>
  );
}
