import { readToday } from '../record/telling/dates.ts';
import { Field } from '../ui/field.tsx';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** How many days, for whom, and how much of each. */
export function Pace() {
  return (
    <>
      <Field label="Days" name="days" inputMode="numeric" autoComplete="off" defaultValue="30" />
      <div className="field">
        <label htmlFor="level">Level</label>
        <select id="level" name="level" defaultValue="1">
          <option value="1">Beginner</option>
          <option value="2">Intermediate</option>
          <option value="3">Advanced</option>
        </select>
      </div>
      <Field
        label="Age"
        name="age"
        inputMode="numeric"
        autoComplete="off"
        hint="It sets how much fits into a day."
      />
      <Field
        label="Minutes a day"
        name="minutes"
        inputMode="numeric"
        autoComplete="off"
        hint="Empty: what suits your age and level."
      />
      <Field label="Starts on" name="starts" type="date" defaultValue={readToday()} />
    </>
  );
}

export function FreeDays() {
  return (
    <fieldset className="plan-free">
      <legend>Days that stay free</legend>
      {weekdays.map((weekday, index) => (
        <label key={weekday} className="choice">
          <input type="checkbox" name="free" value={index} />
          {weekday}
        </label>
      ))}
    </fieldset>
  );
}
