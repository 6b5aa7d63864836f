import { Link, useNavigate } from 'react-router';

import { findBrokenRule, passwordRules } from '#contract/rules.ts';

import { sendForm } from '../record/send.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readText } from '../ui/read-text.ts';

/** Sets a new password with the token of the mailed link, which stands in the fragment and so reaches no log. */
export function ResetPasswordScreen() {
  const navigate = useNavigate();
  const reset = async (data: FormData) => {
    const form = { password: readText(data, 'password'), confirmpassword: readText(data, 'confirmpassword') };
    const fault = findBrokenRule(passwordRules, form);
    if (fault) return fault;
    const token = new URLSearchParams(location.hash.slice(1)).get('token');
    if (!token) return 'This link is incomplete. Open the link of the e-mail again.';
    if (await sendForm('POST', '/api/password/reset', { token, ...form })) await navigate('/login');
    return null;
  };
  return (
    <div className="page narrow">
      <h1>New password</h1>
      <Form name="reset-password" submit="Set the password" onSend={reset}>
        <Field label="Password" name="password" type="password" autoComplete="new-password" />
        <Field label="Confirm Password" name="confirmpassword" type="password" autoComplete="new-password" />
      </Form>
      <p className="form-foot">
        Link too old? <Link to="/forgot-password">Ask for another</Link>
      </p>
    </div>
  );
}
