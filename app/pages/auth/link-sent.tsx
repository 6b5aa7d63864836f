import './link-sent.css';
import { type Ref, useState } from 'react';

type LinkSentProps = {
  readonly ref: Ref<HTMLDivElement>;
  readonly email: string;
  /** Sends the link again; gives an error message if that fails. */
  readonly onSend: () => Promise<string | null>;
  readonly onChange: () => void;
};

/** Replaces the form after a link was requested. */
export function LinkSent({ ref, email, onSend, onChange }: LinkSentProps) {
  const [message, setMessage] = useState('');
  const sendAgain = async () => {
    setMessage('');
    setMessage((await onSend()) ?? 'Sent again.');
  };
  return (
    <div className="link-sent" ref={ref} tabIndex={-1}>
      <p>
        If <strong>{email}</strong> has an account, a link to set a new password is on its way.
      </p>
      <p>
        The link works once and expires after an hour. If you do not see the email in a few minutes, check
        your spam folder.
      </p>
      <p className="link-sent-ways">
        <button type="button" className="button quiet" onClick={() => void sendAgain()}>
          Send again
        </button>
        <button type="button" className="button quiet" onClick={onChange}>
          Use another address
        </button>
      </p>
      <output>{message}</output>
    </div>
  );
}
