import { Link, useLocation, useNavigate } from 'react-router';

import type { LoginAnswer } from '#contract/accounts.ts';
import { findBrokenRule, loginRules } from '#contract/rules.ts';

import { findErrors } from '../../session/find-errors.ts';
import { LoggedInAs } from './logged-in-as.tsx';
import { PasswordField } from '../../session/password-field.tsx';
import { callSafely, notifyAnswer } from '../../session/send-form.ts';
import { saveSession } from '../../session/session.ts';
import { forgetDraft } from '../../ui/use-draft.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readPassword } from '../../session/read-password.ts';
import { readText } from '../../ui/read-text.ts';
import { notify } from '../../ui/notify.ts';

const asked = { email: 'Enter your email address.', password: 'Enter your password.' };

export function LoginPage() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const logIn = async (data: FormData) => {
    const form = { email: readText(data, 'email'), password: readPassword(data, 'password') };
    const errors = findErrors(loginRules, form, asked);
    if (errors) {
      await notify('error', findBrokenRule(loginRules, form) ?? '');
      return errors;
    }
    const answer = await callSafely<LoginAnswer>('POST', '/api/login', {
      ...form,
      remember: data.has('remember'),
    });
    const unsaid = await notifyAnswer(answer);
    const { token, name } = answer.body;
    if (answer.status === 401) return { password: [answer.message] };
    if (!answer.ok || !token || !name) return unsaid;
    await countGuestWork();
    saveSession(token, name);
    forgetDraft('login');
    await navigate('/home');
    return null;
  };
  return (
    <div className="page narrow">
      <h1>Log In</h1>
      <LoggedInAs />
      <Form name="login" submit="Log In" onSend={logIn}>
        <Field
          label="Email"
          name="email"
          type="email"
          autoComplete="email"
          defaultValue={readNextFormEmail(state)}
        />
        <PasswordField label="Password" name="password" autoComplete="current-password" />
        <label className="choice">
          <input type="checkbox" name="remember" /> Remember me
        </label>
      </Form>
      <p className="form-foot">
        <Link to="/forgot-password">Forgot Password</Link>
      </p>
      <p className="form-foot">
        No account yet? <Link to="/signup">Sign Up</Link>
      </p>
    </div>
  );
}

/** The e-mail address that the form before passed on in the history's state; empty when there is none. */
function readNextFormEmail(state: unknown): string {
  const email: unknown = typeof state === 'object' && state !== null ? Reflect.get(state, 'email') : null;
  return typeof email === 'string' ? email : '';
}

/** The home page then says what the login added to the account. */
async function countGuestWork(): Promise<void> {
  const journal = await import('../../record/login-merge.ts').catch(() => null);
  await journal?.countGuestWork().catch(() => {});
}
