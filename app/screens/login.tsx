import { Link, useNavigate } from 'react-router';

import type { LoginAnswer } from '#contract/accounts.ts';
import { findBrokenRule, loginRules } from '#contract/rules.ts';

import { LoggedInAs } from '../account/logged-in-as.tsx';
import { sendForm } from '../record/send.ts';
import { keepSession } from '../record/session.ts';
import { forgetDraft } from '../record/use-draft.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readText } from '../ui/read-text.ts';
import { notify } from '../ui/notify.ts';

export function LoginScreen() {
  const navigate = useNavigate();
  const logIn = async (data: FormData) => {
    const form = { email: readText(data, 'email'), password: readText(data, 'password') };
    const fault = findBrokenRule(loginRules, form);
    if (fault) {
      await notify('error', fault);
      return fault;
    }
    const answer = await sendForm<LoginAnswer>('POST', '/api/login', {
      ...form,
      remember: data.has('remember'),
    });
    const { token, name } = answer?.body ?? {};
    if (!token || !name) return null;
    keepSession(token, name);
    forgetDraft('login');
    await navigate('/home');
    return null;
  };
  return (
    <div className="page narrow">
      <h1>Log In</h1>
      <LoggedInAs />
      <Form name="login" submit="Log In" onSend={logIn}>
        <Field label="Email" name="email" type="email" autoComplete="email" />
        <Field label="Password" name="password" type="password" autoComplete="current-password" />
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
