import { useRef } from 'react';

import { readToday } from '#wording/dates.ts';
import { useErrors } from '../../../ui/errors.ts';
import { Field } from '../../../ui/field.tsx';
import { readLaterStart } from './read-plan-form.ts';

/** When the plan starts. If all of its days are free, one tap starts it on the next day that is not. */
export function StartField() {
  const place = useRef<HTMLDivElement>(null);
  const isRefused = useErrors('starts').length > 0;
  const startLater = () => {
    const form = place.current?.closest('form');
    const later = form && readLaterStart(new FormData(form));
    const field = form?.elements.namedItem('starts');
    if (!later || !(field instanceof HTMLInputElement)) return;
    field.value = later;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    form.requestSubmit();
  };
  return (
    <div ref={place} className="plan-start">
      <Field label="Starts on" name="starts" type="date" defaultValue={readToday()} />
      {isRefused && (
        <button type="button" className="button quiet" onClick={startLater}>
          Start on the next day with time
        </button>
      )}
    </div>
  );
}
