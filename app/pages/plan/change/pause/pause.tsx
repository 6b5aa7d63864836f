import './pause.css';
import { Play } from 'lucide-react';
import { useId, useRef } from 'react';

import { findPause, resumePlan } from '#planner/pause/pause-plan.ts';
import { isOver } from '#planner/stored-plan/read-progress.ts';
import { dateOfDay } from '#planner/time/plan-dates.ts';
import type { Pause } from '#planner/types/plan-request.ts';

import { Field } from '../../../../ui/field.tsx';
import { Form } from '../../../../ui/form.tsx';
import { forgetDraft } from '../../../../ui/use-draft.ts';
import type { TrackedPlan } from '../../tracked/tracked-plan.ts';
import { describePause, describePaused, describeResumed } from './describe-pause.ts';
import { readPause } from './read-pause.ts';
import { RefusalLine } from '../refusal-line.tsx';
import type { Changes } from '../use-changes.ts';
import { useFocusFallback } from '../use-focus-fallback.ts';

type PauseProps = { readonly tracked: TrackedPlan; readonly changes: Changes };

/** For a vacation: a pause of the plan, or the form for one. */
export function PausePlan({ tracked, changes }: PauseProps) {
  const { plan, progress } = tracked;
  const pause = findPause(plan, progress.today);
  const at = useId();
  if (!pause && isOver(plan, progress)) return null;
  return (
    <section className="plan-pause" aria-labelledby={`${at}-name`} id="plan-pause" tabIndex={-1}>
      <h2 className="unseen" id={`${at}-name`}>
        Pause
      </h2>
      {pause ? (
        <CurrentPause {...{ tracked, changes, pause, at }} />
      ) : (
        <NewPause {...{ tracked, changes, at }} />
      )}
      <RefusalLine changes={changes} at={at} />
    </section>
  );
}

const findSection = () => document.getElementById('plan-pause');

type At = PauseProps & { readonly at: string };

function CurrentPause({ tracked, changes, pause, at }: At & { readonly pause: Pause }) {
  const { saved, plan, progress } = tracked;
  const { starts } = saved;
  const place = useRef<HTMLDivElement>(null);
  useFocusFallback(place, findSection);
  const resume = () => {
    const next = resumePlan(plan, progress.today);
    changes.relay(next, describeResumed({ starts, plan: next }), at);
  };
  return (
    <div ref={place} className="plan-stack">
      <p>{describePause({ starts, plan }, pause, progress.today)}</p>
      <button type="button" className="button quiet" onClick={resume}>
        <Play aria-hidden /> {pause.from > progress.today ? 'Cancel the pause' : 'Go on today'}
      </button>
    </div>
  );
}

function NewPause({ tracked, changes, at }: At) {
  const { starts } = tracked.saved;
  const place = useRef<HTMLDetailsElement>(null);
  useFocusFallback(place, findSection);
  const first = dateOfDay(starts, tracked.progress.today);
  const pause = async (data: FormData) => {
    const read = readPause(data, tracked);
    if ('errors' in read) return read.errors;
    if ('problem' in read) return read.problem;
    forgetDraft('pause');
    changes.relay(read.next, describePaused({ starts, plan: read.next }, read.pause), at);
    return null;
  };
  return (
    <details ref={place}>
      <summary className="plan-quiet-summary">On vacation? Pause the plan</summary>
      <p>
        The days of a pause are free, and everything after them moves. Nothing is lost or counts as missed.
      </p>
      <Form name="pause" submit="Pause" onSend={pause}>
        <Field label="First day" name="pause-from" type="date" defaultValue={first} min={first} required />
        <Field
          label="Last day"
          name="pause-to"
          type="date"
          min={first}
          hint="Leave this empty to pause until you go on."
        />
      </Form>
    </details>
  );
}
