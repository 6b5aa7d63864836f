import type { FormEvent, InputHTMLAttributes } from 'react';

import { readText } from '../../../ui/read-text.ts';
import { focusFirst } from './focus-first.ts';

type ValueFieldProps = {
  readonly title: string;
  readonly field: InputHTMLAttributes<HTMLInputElement>;
  /** Values that one tap chooses. */
  readonly usual?: readonly number[];
  /** Whether the part can be removed. */
  readonly mayBeEmpty?: boolean;
  readonly onApply: (value: string) => void;
};

/** A number, a date or a few words. */
export function ValueField({ title, field, usual, mayBeEmpty = false, onApply }: ValueFieldProps) {
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onApply(readText(new FormData(event.currentTarget), 'value'));
  };
  return (
    <form ref={focusFirst} onSubmit={apply}>
      <label className="value-label">
        {title}
        <input name="value" required={!mayBeEmpty} autoComplete="off" {...field} />
      </label>
      <button type="submit" className="button">
        Apply
      </button>
      {mayBeEmpty && (
        <button type="button" className="button quiet" onClick={() => onApply('')}>
          Remove
        </button>
      )}
      {usual && (
        <div className="options">
          {usual.map((value) => (
            <button key={value} type="button" className="option" onClick={() => onApply(`${value}`)}>
              {value}
            </button>
          ))}
        </div>
      )}
    </form>
  );
}
