import { CalendarPlus } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import { formatMoment } from '#wording/dates.ts';

import { useLoggedUser } from '../../../session/session.ts';
import { CalendarAddress } from './calendar-address.tsx';
import { type Subscription, useCalendar } from './use-calendar.ts';

type SubscribeProps = { readonly readClock: () => string };

/** A calendar that stays up to date, for learners who are logged in. It is read when it is opened. */
export function Subscribe({ readClock }: SubscribeProps) {
  const [isOpen, setOpen] = useState(false);
  const isLoggedIn = useLoggedUser() !== null;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="plan-summary">Subscribe in your calendar</summary>
      {isOpen && (
        <div className="plan-stack">
          <p>
            Your calendar then shows the days of all your plans, and follows every change you make. It takes
            the start time from above.
          </p>
          {isLoggedIn ? (
            <OwnCalendar readClock={readClock} />
          ) : (
            <p>
              <Link to="/login">Log in</Link> to turn it on. The file above needs no account.
            </p>
          )}
        </div>
      )}
    </details>
  );
}

function OwnCalendar({ readClock }: SubscribeProps) {
  const { calendar, error, read, turnOn, turnOff } = useCalendar();
  const state = useRef<HTMLParagraphElement>(null);
  const settle = async (isDone: Promise<boolean>) => {
    if (await isDone) state.current?.focus();
  };
  const isOn = calendar !== null && calendar.since !== null;
  return (
    <>
      <p ref={state} tabIndex={-1}>
        {calendar ? describeState(calendar) : error === '' && 'One moment...'}
      </p>
      {calendar && calendar.address !== '' && <CalendarAddress address={calendar.address} />}
      <p className="plan-actions">
        {calendar && (
          <button type="button" className="button quiet" onClick={() => void settle(turnOn(readClock()))}>
            <CalendarPlus aria-hidden /> {isOn ? 'Make a new address' : 'Turn on'}
          </button>
        )}
        {isOn && (
          <button type="button" className="button quiet" onClick={() => void settle(turnOff())}>
            Turn off
          </button>
        )}
        {!calendar && error !== '' && (
          <button type="button" className="button quiet" onClick={read}>
            Try again
          </button>
        )}
      </p>
      <p className="error" role="alert">
        {error}
      </p>
    </>
  );
}

function describeState({ since, address }: Subscription): string {
  if (since === null) return 'It is off.';
  if (address !== '') return 'It is on. Copy the address now: it is shown only once.';
  return `It is on since ${formatMoment(since)}. The address was shown then. A new address ends the old one.`;
}
