import { RefreshCw } from 'lucide-react';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

import type { PlanState } from '#journal/state.ts';

import { UndoBar } from '../map/tools/undo-bar.tsx';
import { act, type Change } from '../record/journal/change.ts';
import { describeEvent } from '../record/telling/words.ts';
import { ChooseEnd } from './choose-end.tsx';
import { dateOfDay, formatFull, formatLong } from './dates.ts';
import { ForecastLine } from './forecast-line.tsx';
import { LeftOutList } from './left-out.tsx';
import { findOverdue } from './progress.ts';
import { TakeAway } from './take-away.tsx';
import { Today } from './today.tsx';
import { type Changes, useChanges } from './use-changes.ts';
import { nameTopic } from './topics.ts';
import type { LivingPlan } from './living.ts';
import { useLiving } from './use-living.ts';
import { Unreached } from './unreached.tsx';
import { Weeks } from './weeks.tsx';
import { countTopics, joinNames } from './words.ts';

/** A saved plan: what is for today first, then all the rest of it. */
export function LivingPlanView({ saved }: { readonly saved: PlanState }) {
  const read = useLiving(saved);
  if (read.kind === 'unreadable') return <Unreadable saved={saved} />;
  if (read.kind === 'unreached') return <Unreached title={saved.title} onRetry={read.retry} />;
  return <Plan living={read.living} />;
}

function Plan({ living }: { readonly living: LivingPlan }) {
  const changes = useChanges(living);
  const isWhole = usePrinting();
  return (
    <>
      <PlanHead living={living} changes={changes} />
      <output className="plan-notice">{changes.refusal}</output>
      <ChooseEnd living={living} changes={changes} />
      <Today living={living} />
      <Weeks {...{ living, changes, isWhole }} />
      <LeftOutList living={living} />
      <TakeAway living={living} />
      <section className="plan-remove">
        <button
          type="button"
          className="button quiet"
          onClick={() => void act({ kind: 'plan-removed', plan: living.saved.id })}
        >
          Remove this plan
        </button>
        <p className="plan-facts">What you did stays in your record.</p>
      </section>
      <UndoBar describe={(change) => describe(living, changes, change)} />
    </>
  );
}

/** What was done in the plan, or to a topic of it. */
function describe({ shown, saved }: LivingPlan, { said }: Changes, { events, undos }: Change): string | null {
  const event = events.at(-1);
  if (!event || (!('plan' in event) && !('topic' in event)) || event.kind === 'plan-removed') return null;
  if ('plan' in event && event.plan !== saved.id) return null;
  const name = 'topic' in event ? nameTopic(shown, `${event.technology}/${event.topic}`) : saved.title;
  const words = event.kind === 'plan-saved' ? said : `${name}: ${describeEvent(event)}`;
  return undos.length > 0 ? `Taken back. ${words}` : words;
}

function PlanHead({ living, changes }: { readonly living: LivingPlan; readonly changes: Changes }) {
  const { saved, plan, progress, shown } = living;
  const overdue = findOverdue(plan, progress);
  const last = dateOfDay(saved.starts, plan.days.length);
  return (
    <header className="plan-head">
      <h1>{saved.title}</h1>
      <p className="plan-facts">
        Day {Math.min(progress.today, plan.days.length)} of {plan.days.length} ·{' '}
        {formatLong(dateOfDay(saved.starts, progress.today))} · ends on {formatFull(last)}
      </p>
      <ForecastLine living={living} />
      {overdue.length > 0 && (
        <p>
          Open from earlier days: {joinNames(overdue.slice(0, 4).map((key) => nameTopic(shown, key)))}
          {overdue.length > 4 && ` and ${countTopics(overdue.length - 4)} more`}.
        </p>
      )}
      <button
        type="button"
        className={overdue.length > 0 ? 'button' : 'button quiet'}
        onClick={changes.catchUp}
      >
        <RefreshCw aria-hidden /> I’m behind
      </button>
    </header>
  );
}

function Unreadable({ saved }: { readonly saved: PlanState }) {
  return (
    <>
      <h1>{saved.title}</h1>
      <p>
        This plan was written by another version of Waymark, which this page cannot read. Load the page again.
      </p>
    </>
  );
}

/** Paper shows every week. */
function usePrinting(): boolean {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    addEventListener('beforeprint', before);
    addEventListener('afterprint', after);
    return () => {
      removeEventListener('beforeprint', before);
      removeEventListener('afterprint', after);
    };
  }, []);
  return isPrinting;
}
