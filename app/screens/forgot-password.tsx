import { Link } from 'react-router';

import { emailRules, findBrokenRule } from '#contract/rules.ts';

import { sendForm } from '../record/send.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readText } from '../ui/read-text.ts';

export function ForgotPasswordScreen() {
  return (
    <div className="page narrow">
      <h1>Forgot Password</h1>
      <p>We send a link to your e-mail address. It works once, for one hour.</p>
      <Form name="forgot-password" submit="Send the link" onSend={ask}>
        <Field label="Email" name="email" type="email" autoComplete="email" />
      </Form>
      <p className="form-foot">
        <Link to="/login">Back to Log In</Link>
      </p>
    </div>
  );
}

async function ask(data: FormData): Promise<string | null> {
  const email = readText(data, 'email');
  const fault = findBrokenRule(emailRules, { email });
  if (fault) return fault;
  await sendForm('POST', '/api/password/forgot', { email });
  return null;
}
