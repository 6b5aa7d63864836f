import { type FormEvent, type ReactNode, useRef, useState } from 'react';

import { useDraft } from '../record/use-draft.ts';
import { useHydrated } from './use-hydrated.ts';

type FormProps = {
  /** Names the draft that is kept of what was typed. */
  readonly name: string;
  readonly submit: string;
  /** Sends the form; what it gives back is shown as the form's fault, and null shows none. */
  readonly onSend: (data: FormData) => Promise<string | null>;
  readonly children: ReactNode;
};

/**
 * A form that keeps what was typed whatever comes of it. Its button waits for the script, so that no browser ever
 * puts a password into an address.
 */
export function Form({ name, submit, onSend, children }: FormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const hydrated = useHydrated();
  useDraft(form, name);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    setBusy(true);
    try {
      setFault((await onSend(data)) ?? '');
    } catch (error) {
      console.error(error);
      setFault('An error occurred.');
    } finally {
      setBusy(false);
    }
  };
  return (
    <form ref={form} className="form" method="post" noValidate onSubmit={(event) => void send(event)}>
      {children}
      <p className="fault" role="alert">
        {fault}
      </p>
      <button type="submit" className="button" disabled={!hydrated || busy}>
        {submit}
      </button>
      <noscript>
        <p>This form needs JavaScript. The roadmaps can be read without it.</p>
      </noscript>
    </form>
  );
}
