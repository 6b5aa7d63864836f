import { CalendarCheck, Check, Copy } from 'lucide-react';
import { type MouseEvent, useState } from 'react';

import { Field } from '../../../ui/field.tsx';

/** The secret address, with the two ways into a calendar program. */
export function CalendarAddress({ address }: { readonly address: string }) {
  const [copied, setCopied] = useState('');
  const copy = async ({ currentTarget: button }: MouseEvent) => {
    // Without a secure connection there is no clipboard.
    const copying = navigator.clipboard?.writeText(address).then(() => true);
    const isCopied = (await copying?.catch(() => false)) ?? false;
    if (!isCopied) button.closest('.plan-address')?.querySelector('input')?.select();
    setCopied(isCopied ? address : '');
  };
  return (
    <div className="plan-address">
      <Field
        label="Address of your calendar"
        name="calendar-address"
        value={address}
        readOnly
        hint="Whoever has this address can read your days. Turn it off if it got to somebody else."
        onFocus={(event) => event.currentTarget.select()}
      />
      <p className="plan-actions">
        <button type="button" className="button quiet" onClick={(event) => void copy(event)}>
          {copied === address ? <Check aria-hidden /> : <Copy aria-hidden />}{' '}
          {copied === address ? 'Copied' : 'Copy address'}
        </button>
        <a className="button quiet" href={address.replace(/^https?:/, 'webcal:')}>
          <CalendarCheck aria-hidden /> Open in your calendar
        </a>
      </p>
    </div>
  );
}
