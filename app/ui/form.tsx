import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

import { useDraft } from './use-draft.ts';
import { type Faults, FaultsContext } from './faults.ts';
import { useHydrated } from './use-hydrated.ts';

type FormProps = {
  /** Names the draft that is kept of what was typed. */
  readonly name: string;
  readonly submit: string;
  /**
   * Sends the form. What it gives back is shown: a sentence as the whole form's fault, and faults at their fields. Null
   * shows none.
   */
  readonly onSend: (data: FormData) => Promise<Faults | string | null>;
  readonly children: ReactNode;
};

type Outcome = { readonly fault: string; readonly faults: Faults };

const faultless: Outcome = { fault: '', faults: {} };

/**
 * A form that keeps what was typed whatever comes of it, and goes to the first field that is wrong. Its button waits for
 * the script, so that no browser ever puts a password into an address.
 */
export function Form({ name, submit, onSend, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [isBusy, setBusy] = useState(false);
  const [{ fault, faults }, setOutcome] = useState(faultless);
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
  // What is being put right is not held against the learner meanwhile.
  const forgive = ({ target }: FormEvent<HTMLFormElement>) => {
    const isField = target instanceof HTMLInputElement || target instanceof HTMLSelectElement;
    const field = isField ? target.name : '';
    if (field in faults) setOutcome({ fault, faults: { ...faults, [field]: [] } });
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
      <FaultsContext value={faults}>{children}</FaultsContext>
      <p className="fault" role="alert">
        {fault}
      </p>
      <button type="submit" className="button" disabled={!hydrated} aria-disabled={isBusy || undefined}>
        {submit}
      </button>
      <noscript>
        <p>This form needs JavaScript. You can read the roadmaps without it.</p>
      </noscript>
    </form>
  );
}

async function readOutcome(sent: Promise<Faults | string | null>): Promise<Outcome> {
  try {
    const found = (await sent) ?? '';
    return typeof found === 'string' ? { fault: found, faults: {} } : { fault: '', faults: found };
  } catch (error) {
    console.error(error);
    return { fault: 'An error occurred.', faults: {} };
  }
}
