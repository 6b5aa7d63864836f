import { useRef } from 'react';

import { levelNames } from '#wording/topic.ts';
import { readToday } from '#wording/dates.ts';

import { weekdays } from '../../../../wording/dates.ts';
import { useErrors } from '../../../ui/errors.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { readLaterStart } from './read-plan-form.ts';

export function PaceFields() {
  return (
    <>
      <Field label="Days" name="days" inputMode="numeric" autoComplete="off" defaultValue="30" />
      <SelectField label="Level" name="level" defaultValue="1">
        {Object.entries(levelNames).map(([level, name]) => (
          <option key={level} value={level}>
            {name}
          </option>
        ))}
      </SelectField>
      <Field
        label="Age"
        name="age"
        inputMode="numeric"
        autoComplete="off"
        required
        hint="Required. It determines how much fits into a day."
      />
      <Field
        label="Minutes a day"
        name="minutes"
        inputMode="numeric"
        autoComplete="off"
        hint="Optional. Leave this empty to use what suits your age and level."
      />
      <StartField />
    </>
  );
}

export function FreeDays() {
  const errors = useErrors('free');
  return (
    <fieldset className="plan-free" aria-describedby="free-error">
      <legend>Days off</legend>
      {weekdays.map((weekday, index) => (
        <label key={weekday} className="choice">
          <input type="checkbox" name="free" value={index} aria-invalid={errors.length > 0 || undefined} />
          {weekday}
        </label>
      ))}
      <p className="field-error" id="free-error">
        {errors.join(' ')}
      </p>
    </fieldset>
  );
}

/** When the plan starts. If all of its days are free, one tap starts it on the next day that is not. */
function StartField() {
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
