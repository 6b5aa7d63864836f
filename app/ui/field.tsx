import type { InputHTMLAttributes, ReactNode } from 'react';

import { useFaults } from './faults.ts';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
  /** Stands at the end of the input. */
  readonly action?: ReactNode;
  /** Faults that the hint says by itself. */
  readonly saidByHint?: readonly string[];
};

/** A labelled input, with what is wrong with it; its id is its name, so a page holds each name once. */
export function Field({ label, hint, action, saidByHint, ...input }: FieldProps) {
  const faults = useFaults(input.name);
  const said = faults.filter((fault) => !saidByHint?.includes(fault));
  const [hintId, faultId] = [`${input.name}-hint`, `${input.name}-fault`];
  const describedBy = [said.length > 0 && faultId, hint && hintId].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={input.name}>{label}</label>
      <div className="field-box">
        <input
          id={input.name}
          aria-describedby={describedBy || undefined}
          aria-invalid={faults.length > 0 || undefined}
          {...input}
        />
        {action}
      </div>
      {said.length > 0 && (
        <div className="field-fault" id={faultId}>
          {said.map((fault) => (
            <p key={fault}>{fault}</p>
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
