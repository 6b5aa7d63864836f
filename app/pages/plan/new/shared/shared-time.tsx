import './shared-time.css';
import { useEffect, useRef, useState } from 'react';

import { formatWholeDate, weekdays } from '#wording/dates.ts';
import { joinWords } from '#wording/lists.ts';

import { useJournal } from '../../../../record/use-record.ts';
import { useToday } from '../../../../ui/use-today.ts';
import { readPlanForm } from '../read-plan-form.ts';
import { describeSharedTime } from './describe-shared-time.ts';
import { fillField, keepWeekdays } from './fill-form.ts';
import type { SharedTime } from './find-shared-time.ts';

/** What the surrounding form shares with other plans, and ways to give each its own time. The learner may also leave it so. */
export function SharedTimeLines() {
  const { place, shared } = useSharedTime();
  const findForm = () => place.current?.closest('form') ?? null;
  return (
    <div ref={place} className="plan-shared">
      <output>{shared && `${describeSharedTime(shared)} You can make the plan anyway, or choose:`}</output>
      {shared && (
        <p className="plan-actions">
          {shared.quiet.length > 0 && (
            <button
              type="button"
              className="button quiet"
              onClick={() => keepWeekdays(findForm(), shared.quiet)}
            >
              Only on {joinWords(shared.quiet.map((weekday) => weekdays[weekday] ?? ''))}
            </button>
          )}
          {shared.fewer !== null && (
            <button
              type="button"
              className="button quiet"
              onClick={() => fillField(findForm(), 'minutes', `${shared.fewer}`)}
            >
              Use {shared.fewer} minutes a day
            </button>
          )}
          <button
            type="button"
            className="button quiet"
            onClick={() => fillField(findForm(), 'starts', shared.later)}
          >
            Start after that, on {formatWholeDate(shared.later)}
          </button>
        </p>
      )}
    </div>
  );
}

/** Read again after every change of the form. Null while the form has errors or shares no day. */
function useSharedTime() {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useJournal();
  const date = useToday();
  const [shared, setShared] = useState<SharedTime | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    const plans = [...state.plans.values()];
    if (!form || plans.length === 0) return undefined;
    let turn = 0;
    const look = async () => {
      turn += 1;
      const own = turn;
      const read = readPlanForm(new FormData(form));
      const script = 'form' in read ? await import('./find-shared-time.ts').catch(() => null) : null;
      if (own !== turn) return;
      setShared('form' in read && script ? script.findSharedTime(read.form, plans, date) : null);
    };
    // A box that React controls has its new state by then.
    const wait = () => void setTimeout(() => void look());
    wait();
    form.addEventListener('input', wait);
    return () => {
      turn = -1;
      form.removeEventListener('input', wait);
    };
  }, [state, date]);
  return { place, shared };
}
