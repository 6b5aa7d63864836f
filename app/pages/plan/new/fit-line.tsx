import './fit-line.css';
import { useEffect, useRef, useState } from 'react';

import { count } from '#wording/counts.ts';
import type { PageOf } from '../../../browser/page-types.ts';
import { useJournal } from '../../../record/use-record.ts';
import type { FitMessage } from './describe-fit.ts';
import { readPlanForm } from './read-plan-form.ts';

/** Milliseconds without typing before the fields are read. */
const pause = 400;

/** Says whether the topics of the surrounding form fit its days, and offers a number of days that works. */
export function FitLine({ page }: { readonly page: PageOf<'plan'> }) {
  const place = useRef<HTMLDivElement>(null);
  const { state } = useJournal();
  const [message, setMessage] = useState<FitMessage | null>(null);
  useEffect(() => {
    const form = place.current?.closest('form');
    if (!form) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let turn = 0;
    const look = async () => {
      turn += 1;
      const own = turn;
      const read = readPlanForm(new FormData(form));
      const script = 'form' in read ? await import('./fetch-fit.ts').catch(() => null) : null;
      const next = 'form' in read && script ? await script.fetchFit(read.form, { page, state }) : null;
      if (own === turn) setMessage(next);
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void look(), pause);
    };
    wait();
    form.addEventListener('input', wait);
    return () => {
      turn = -1;
      clearTimeout(timer);
      form.removeEventListener('input', wait);
    };
  }, [page, state]);
  return (
    <div ref={place} className="plan-fit">
      <output>{message?.words}</output>
      {message?.days && (
        <button type="button" className="button quiet" onClick={() => fillDays(place.current, message.days)}>
          Use {count(message.days, 'day')}
        </button>
      )}
    </div>
  );
}

/** Sends an input event, so that the draft and this line are updated. */
function fillDays(place: HTMLElement | null, days: number | null): void {
  const field = place?.closest('form')?.elements.namedItem('days');
  if (!(field instanceof HTMLInputElement)) return;
  field.value = `${days}`;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  field.focus();
}
