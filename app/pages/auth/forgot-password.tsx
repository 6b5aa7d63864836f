import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'react-router';

import { emailRules } from '#contract/rules.ts';

import { findErrors } from '../../session/find-errors.ts';
import { LinkSent } from './link-sent.tsx';
import { callSafely } from '../../session/send-form.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readText } from '../../ui/read-text.ts';

export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState('');
  const confirmation = useRef<HTMLDivElement>(null);
  const ask = async (data: FormData) => {
    const form = { email: readText(data, 'email').trim() };
    const errors = findErrors(emailRules, form, {});
    if (errors) return errors;
    const problem = await sendLink(form.email);
    if (problem !== null) return problem;
    flushSync(() => setSentTo(form.email));
    confirmation.current?.focus();
    return null;
  };
  return (
    <div className="page narrow">
      <h1>Forgot Password</h1>
      {sentTo === '' ? (
        <>
          <p>
            We will email you a link to set a new password. The link works once and expires after an hour.
          </p>
          <Form name="forgot-password" submit="Send link" onSend={ask}>
            <Field label="Email" name="email" type="email" autoComplete="email" />
          </Form>
        </>
      ) : (
        <LinkSent
          ref={confirmation}
          email={sentTo}
          onSend={() => sendLink(sentTo)}
          onChange={() => setSentTo('')}
        />
      )}
      <p className="form-foot">
        <Link to="/login">Back to Log In</Link>
      </p>
    </div>
  );
}

/** Gives an error message if no link could be sent. The page shows the outcome, so there is no toast. */
async function sendLink(email: string): Promise<string | null> {
  const { ok, message } = await callSafely('POST', '/api/password/forgot', { email });
  return ok ? null : message;
}
