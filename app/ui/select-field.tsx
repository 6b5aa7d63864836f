import type { ReactNode, SelectHTMLAttributes } from 'react';

import { useErrors } from './errors.ts';

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
};

export function SelectField({ label, hint, ...select }: SelectFieldProps) {
  const errors = useErrors(select.name);
  const [hintId, errorId] = [`${select.name}-hint`, `${select.name}-error`];
  const isWrong = errors.length > 0;
  const describedBy = [isWrong && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={select.name}>{label}</label>
      <select
        id={select.name}
        aria-describedby={describedBy || undefined}
        aria-invalid={isWrong || undefined}
        {...select}
      />
      {isWrong && (
        <p className="field-error" id={errorId}>
          {errors.join(' ')}
        </p>
      )}
      {hint && (
        <p className="hint" id={hintId}>
          {hint}
        </p>
      )}
    </div>
  );
}
