import type { SelectHTMLAttributes } from 'react';

import { useErrors } from './errors.ts';

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly label: string;
  readonly name: string;
};

export function SelectField({ label, ...select }: SelectFieldProps) {
  const errors = useErrors(select.name);
  const errorId = `${select.name}-error`;
  const isWrong = errors.length > 0;
  return (
    <div className="field">
      <label htmlFor={select.name}>{label}</label>
      <select
        id={select.name}
        aria-describedby={isWrong ? errorId : undefined}
        aria-invalid={isWrong || undefined}
        {...select}
      />
      {isWrong && (
        <p className="field-error" id={errorId}>
          {errors.join(' ')}
        </p>
      )}
    </div>
  );
}
