import { type FormEvent, useState } from 'react';

import { focusFirst } from './focus-first.ts';
import type { PickOption } from './pick-one.tsx';

type PickManyProps = {
  readonly title: string;
  readonly options: readonly PickOption[];
  readonly chosen: readonly string[];
  readonly mayBeEmpty?: boolean;
  readonly onApply: (chosen: readonly string[]) => void;
};

/** Several of the options, which count once they are applied. */
export function PickMany({ title, options, chosen: before, mayBeEmpty = false, onApply }: PickManyProps) {
  const [chosen, setChosen] = useState(before);
  const toggle = (value: string) =>
    setChosen(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onApply(chosen);
  };
  return (
    <form onSubmit={apply}>
      <fieldset ref={focusFirst}>
        <legend>{title}</legend>
        <div className="options">
          {options.map(({ value, label }) => (
            <label key={value} className="choice">
              <input type="checkbox" checked={chosen.includes(value)} onChange={() => toggle(value)} />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
      <button type="submit" className="button" disabled={!mayBeEmpty && chosen.length === 0}>
        Apply
      </button>
    </form>
  );
}
