import { type RefObject, use, useRef } from 'react';

import { ErrorsContext } from '../../../ui/errors.ts';
import { readLaterStart } from './read-plan-form.ts';

/** In the order of the fields in the sentence. */
const fields = ['technology', 'days', 'minutes', 'free', 'starts', 'age'];

/** What is wrong with the blanks of the sentence. Each blank is described by its own line. */
export function SentenceErrors() {
  const list = useRef<HTMLDivElement>(null);
  const errors = use(ErrorsContext);
  const wrong = fields.filter((field) => errors[field] && errors[field].length > 0);
  return (
    <div ref={list} className="plan-errors">
      {wrong.map((field) => (
        <p key={field} className="field-error" id={`${field}-error`}>
          {errors[field]?.join(' ')}
        </p>
      ))}
      {wrong.includes('starts') && (
        <button type="button" className="button quiet" onClick={() => startLater(list)}>
          Start on the next day with time
        </button>
      )}
    </div>
  );
}

/** If all days of the plan are free, one tap starts it on the next day that is not. */
function startLater(place: RefObject<HTMLElement | null>): void {
  const form = place.current?.closest('form');
  const later = form && readLaterStart(new FormData(form));
  const field = form?.elements.namedItem('starts');
  if (!later || !(field instanceof HTMLInputElement)) return;
  field.value = later;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  form.requestSubmit();
}
