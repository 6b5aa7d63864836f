import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useDraft } from './use-draft.ts';
import { type FieldErrors, ErrorsContext } from './errors.ts';
import { useHydrated } from './use-hydrated.ts';

type FormProps = {
  readonly name: string;
  readonly submit: string;
  /** Sends the form. It gives a sentence for the whole form, errors by field, or null. */
  readonly onSend: (data: FormData) => Promise<FieldErrors | string | null>;
  readonly children: ReactNode;
  /** Below the button, so that what changes there moves no field. */
  readonly after?: ReactNode;
};

type Outcome = { readonly error: string; readonly errors: FieldErrors };

const noError: Outcome = { error: '', errors: {} };

/**
 * Saves a draft and focuses the first invalid field. Its button waits for the script, so that no browser puts a
 * password into an address.
 */
export function Form({ name, submit, onSend, children, after }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [{ error, errors }, setOutcome] = useState(noError);
  const hydrated = useHydrated();
  useDraft(form, name);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const data = new FormData(event.currentTarget);
    setBusy(true);
    const outcome = await readOutcome(onSend(data));
    flushSync(() => {
      setBusy(false);
      setOutcome(outcome);
    });
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  };
  // A field that is being corrected is no longer marked as wrong.
  const forgive = ({ target }: FormEvent<HTMLFormElement>) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const field = isField ? target.name : '';
    if (field in errors) setOutcome({ error, errors: { ...errors, [field]: [] } });
  };
  return (
    <form
      ref={form}
      className="form"
      method="post"
      noValidate
      onInput={forgive}
      onSubmit={(event) => void send(event)}
    >
      <ErrorsContext value={errors}>{children}</ErrorsContext>
      <p className="error" role="alert">
        {error}
      </p>
      <button type="submit" className="button" disabled={!hydrated} aria-disabled={isBusy || undefined}>
        {submit}
      </button>
      <noscript>
        <p>This form needs JavaScript. You can read the roadmaps without it.</p>
      </noscript>
      {after}
    </form>
  );
}

async function readOutcome(sent: Promise<FieldErrors | string | null>): Promise<Outcome> {
  try {
    const found = (await sent) ?? '';
    return typeof found === 'string' ? { error: found, errors: {} } : { error: '', errors: found };
  } catch (error) {
    console.error(error);
    return { error: 'An error occurred.', errors: {} };
  }
}
