import { Check, Circle, X } from 'lucide-react';
import { useSyncExternalStore } from 'react';

import { passwordRules } from '#contract/rules.ts';

import { useErrors } from '../ui/errors.ts';
import { PasswordField } from './password-field.tsx';

/** `words` follow "Your password must". */
const rules = passwordRules
  .filter(([, , field]) => field === 'password')
  .map(([holds, message]) => ({ holds, message, words: message.replace(/^Password must /, '') }));
const messages = rules.map(({ message }) => message);

/** Its rules are checked off while it is typed. */
export function NewPasswordField({ label = 'Password' }: { readonly label?: string }) {
  const typed = useSyncExternalStore(listen, readTyped, () => '');
  return (
    <PasswordField
      label={label}
      name="password"
      autoComplete="new-password"
      hint={<PasswordRules typed={typed} />}
      saidByHint={messages}
    />
  );
}

function listen(listener: () => void): () => void {
  document.addEventListener('input', listener);
  return () => document.removeEventListener('input', listener);
}

/** From the element: something may have been typed before the script ran. */
function readTyped(): string {
  const field = document.getElementById('password');
  return field instanceof HTMLInputElement ? field.value : '';
}

function PasswordRules({ typed }: { readonly typed: string }) {
  const wasRefused = useErrors('password').length > 0;
  return (
    <>
      Your password must
      <ul className="password-rules">
        {rules.map(({ holds, message, words }) => {
          const isMet = holds({ password: typed, confirmpassword: typed });
          const missing = wasRefused ? 'broken' : 'open';
          const { Mark, said } = marks[isMet ? 'met' : missing];
          return (
            <li key={message} data-rule={isMet ? 'met' : missing}>
              <Mark aria-hidden />
              <span>
                <span className="unseen">{said}</span> {words}
              </span>
            </li>
          );
        })}
      </ul>
    </>
  );
}

const marks = {
  met: { Mark: Check, said: 'Done:' },
  broken: { Mark: X, said: 'Missing:' },
  open: { Mark: Circle, said: '' },
};
