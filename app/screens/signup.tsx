import { Link, useNavigate } from 'react-router';

import { findBrokenRule, signupRules } from '#contract/rules.ts';

import { LoggedInAs } from '../account/logged-in-as.tsx';
import { sendForm } from '../record/send.ts';
import { forgetDraft } from '../record/use-draft.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readText } from '../ui/read-text.ts';
import { notify } from '../ui/notify.ts';

/** How long the message stands before the login page comes, in milliseconds: the specification's constant. */
const redirectDelay = 1000;

export function SignupScreen() {
  const navigate = useNavigate();
  const register = async (data: FormData) => {
    const form = {
      name: readText(data, 'name'),
      email: readText(data, 'email'),
      password: readText(data, 'password'),
      confirmpassword: readText(data, 'confirmpassword'),
    };
    const fault = findBrokenRule(signupRules, form);
    if (fault) {
      await notify('error', fault);
      return fault;
    }
    if (!(await sendForm('POST', '/api/signup', form))) return null;
    forgetDraft('signup');
    setTimeout(() => void navigate('/login'), redirectDelay);
    return null;
  };
  return (
    <div className="page narrow">
      <h1>Sign Up</h1>
      <LoggedInAs />
      <Form name="signup" submit="Register" onSend={register}>
        <Field label="Name" name="name" autoComplete="name" />
        <Field label="Email" name="email" type="email" autoComplete="email" />
        <Field
          label="Password"
          name="password"
          type="password"
          autoComplete="new-password"
          hint="At least 8 characters, with an uppercase and a lowercase letter, a number and a special character."
        />
        <Field label="Confirm Password" name="confirmpassword" type="password" autoComplete="new-password" />
      </Form>
      <p className="form-foot">
        Already registered? <Link to="/login">Log in</Link>
      </p>
    </div>
  );
}
