import { Link, useNavigate } from 'react-router';

import { findBrokenRule, signupRules, tooCommon } from '#contract/rules.ts';

import { findErrors } from '../../session/find-errors.ts';
import { LoggedInAs } from './logged-in-as.tsx';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import { PasswordField } from '../../session/password-field.tsx';
import { callSafely, notifyAnswer } from '../../session/send-form.ts';
import { forgetDraft } from '../../ui/use-draft.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readPassword } from '../../session/read-password.ts';
import { readText } from '../../ui/read-text.ts';
import { notify } from '../../ui/notify.ts';

/** Milliseconds before the redirect to the login page, as the specification fixes them. */
const redirectDelay = 1000;
const asked = {
  name: 'Enter your name.',
  email: 'Enter your email address.',
  password: 'Choose a password.',
  confirmpassword: 'Enter the password again.',
};

export function SignupPage() {
  const navigate = useNavigate();
  const register = async (data: FormData) => {
    const form = {
      name: readText(data, 'name'),
      email: readText(data, 'email'),
      password: readPassword(data, 'password'),
      confirmpassword: readPassword(data, 'confirmpassword'),
    };
    const errors = findErrors(signupRules, form, asked);
    if (errors) {
      await notify('error', findBrokenRule(signupRules, form) ?? '');
      return errors;
    }
    const answer = await callSafely('POST', '/api/signup', form);
    const unsaid = await notifyAnswer(answer);
    if (answer.status === 409) return { email: [answer.message] };
    if (answer.message === tooCommon) return { password: [answer.message] };
    if (!answer.ok) return unsaid;
    for (const name of ['signup', 'login']) forgetDraft(name);
    await new Promise((resolve) => setTimeout(resolve, redirectDelay));
    await navigate('/login', { state: { email: form.email } });
    return null;
  };
  return (
    <div className="page narrow">
      <h1>Sign Up</h1>
      <LoggedInAs />
      <Form name="signup" submit="Register" onSend={register}>
        <Field label="Name" name="name" autoComplete="name" />
        <Field label="Email" name="email" type="email" autoComplete="email" />
        <NewPasswordField />
        <PasswordField label="Confirm Password" name="confirmpassword" autoComplete="new-password" />
      </Form>
      <p className="form-foot">
        Already registered? <Link to="/login">Log in</Link>
      </p>
    </div>
  );
}
