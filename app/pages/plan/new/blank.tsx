import type { InputHTMLAttributes, SelectHTMLAttributes } from 'react';

import { useErrors } from '../../../ui/errors.ts';

type Named = { readonly label: string; readonly name: string; readonly hint?: string };

/** An input within a sentence. The words around it say what its label says. Its id is its name. */
export function BlankInput({ label, hint, ...input }: Named & InputHTMLAttributes<HTMLInputElement>) {
  const description = useDescription(input.name, hint);
  return (
    <>
      <label className="unseen" htmlFor={input.name}>
        {label}
      </label>
      <input id={input.name} className="plan-blank" autoComplete="off" {...description} {...input} />
    </>
  );
}

/** A choice within a sentence. */
export function BlankSelect({ label, hint, ...select }: Named & SelectHTMLAttributes<HTMLSelectElement>) {
  const description = useDescription(select.name, hint);
  return (
    <>
      <label className="unseen" htmlFor={select.name}>
        {label}
      </label>
      <select id={select.name} className="plan-blank" {...description} {...select} />
    </>
  );
}

/** What is wrong is said below the sentence, see `sentence-errors.tsx`. */
function useDescription(name: string, hint?: string) {
  const isWrong = useErrors(name).length > 0;
  const ids = [...(isWrong ? [`${name}-error`] : []), ...(hint === undefined ? [] : [hint])];
  return { 'aria-invalid': isWrong || undefined, 'aria-describedby': ids.join(' ') || undefined };
}
