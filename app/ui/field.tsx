import type { InputHTMLAttributes, ReactNode } from 'react';

type FieldProps = InputHTMLAttributes<HTMLInputElement> & {
  readonly label: string;
  readonly name: string;
  readonly hint?: ReactNode;
};

/** A labelled input; its id is its name, so a page holds each name once. */
export function Field({ label, hint, ...input }: FieldProps) {
  const hintId = hint ? `${input.name}-hint` : undefined;
  return (
    <div className="field">
      <label htmlFor={input.name}>{label}</label>
      <input id={input.name} aria-describedby={hintId} {...input} />
      {hint && (
        <span className="hint" id={hintId}>
          {hint}
        </span>
      )}
    </div>
  );
}
