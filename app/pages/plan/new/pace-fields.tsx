import { levelNames } from '#wording/topic.ts';
import { weekdays } from '../../../../wording/dates.ts';
import { useErrors } from '../../../ui/errors.ts';
import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { StartField } from './start-field.tsx';

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
