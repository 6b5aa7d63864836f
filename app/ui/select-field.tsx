import type { SelectHTMLAttributes } from 'react';

import { useFaults } from './faults.ts';

type SelectFieldProps = SelectHTMLAttributes<HTMLSelectElement> & {
  readonly label: string;
  readonly name: string;
};

/** A labelled choice, with what is wrong with it; its id is its name, so a page holds each name once. */
export function SelectField({ label, ...select }: SelectFieldProps) {
  const faults = useFaults(select.name);
  const faultId = `${select.name}-fault`;
  const isWrong = faults.length > 0;
  return (
    <div className="field">
      <label htmlFor={select.name}>{label}</label>
      <select
        id={select.name}
        aria-describedby={isWrong ? faultId : undefined}
        aria-invalid={isWrong || undefined}
        {...select}
      />
      {isWrong && (
        <p className="field-fault" id={faultId}>
          {faults.join(' ')}
        </p>
      )}
    </div>
  );
}
