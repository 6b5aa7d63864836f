import type { InputHTMLAttributes, ReactNode } from 'react';

import { useErrors } from './errors.ts';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  /** At the end of the input. */
  readonly action?: ReactNode;
  /** Errors that the hint says by itself. */
  readonly saidByHint?: readonly string[];
};

/** Its id is its name, so a page has each name once. */
export function Field({ label, hint, action, saidByHint, ...input }: FieldProps) {
  const errors = useErrors(input.name);
  const said = errors.filter((error) => !saidByHint?.includes(error));
  const [hintId, errorId] = [`${input.name}-hint`, `${input.name}-error`];
  const describedBy = [said.length > 0 && errorId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={input.name}>{label}</label>
      <div className="field-box">
        <input
          id={input.name}
          aria-describedby={describedBy || undefined}
          aria-invalid={errors.length > 0 || undefined}
          {...input}
        />
        {action}
      </div>
      {said.length > 0 && (
        <div className="field-error" id={errorId}>
          {said.map((error) => (
            <p key={error}>{error}</p>
          ))}
        </div>
      )}
      {hint && (
        <div className="hint" id={hintId}>
          {hint}
        </div>
      )}
    </div>
  );
}
