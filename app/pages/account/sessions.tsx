import { useRef } from 'react';

import type { Session } from '#contract/accounts.ts';

import { sendForm } from '../../session/send-form.ts';
import { formatMoment } from '../../../wording/dates.ts';

type SessionsProps = { readonly sessions: readonly Session[]; readonly onChanged: () => void };

/** The sessions of the account. All but the current one can be ended here. */
export function Sessions({ sessions, onChanged }: SessionsProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const end = async (id: string) => {
    if (!(await sendForm('DELETE', `/api/sessions/${encodeURIComponent(id)}`))) return;
    heading.current?.focus();
    onChanged();
  };
  return (
    <section className="margin-section" aria-labelledby="sessions">
      <h2 ref={heading} id="sessions" tabIndex={-1}>
        Sessions
      </h2>
      <ul className="sessions">
        {sessions.map(({ id, device, seen, until, current }) => (
          <li key={id}>
            <p>
              <strong>{device}</strong>
              {current && ' (this device)'}
              <br />
              last active {formatMoment(seen)}, expires {formatMoment(until)}
            </p>
            {!current && (
              <button type="button" className="button quiet" onClick={() => void end(id)}>
                End<span className="unseen"> the session on {device}</span>
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
