import { Link, useLocation, useNavigate } from 'react-router';

import { passwordRules, tooCommon } from '#contract/rules.ts';

import { findErrors } from '../../session/find-errors.ts';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import { PasswordField } from '../../session/password-field.tsx';
import { useResetLink } from './use-reset-link.ts';
import { callSafely, notifyAnswer } from '../../session/send-form.ts';
import { Form } from '../../ui/form.tsx';
import { readPassword } from '../../session/read-password.ts';

const asked = { password: 'Choose a password.', confirmpassword: 'Enter the password again.' };

/** Sets a new password with the token of the mailed link. The token is in the fragment, so it reaches no log. */
export function ResetPasswordPage() {
  const navigate = useNavigate();
  const token = new URLSearchParams(useLocation().hash.slice(1)).get('token');
  const { state, refuse } = useResetLink(token);
  const reset = async (data: FormData) => {
    const form = {
      password: readPassword(data, 'password'),
      confirmpassword: readPassword(data, 'confirmpassword'),
    };
    const errors = findErrors(passwordRules, form, asked);
    if (errors) return errors;
    const answer = await callSafely('POST', '/api/password/reset', { token, ...form });
    if (answer.message === tooCommon) return { password: [answer.message] };
    if (answer.status === 400) refuse();
    if (!answer.ok) return answer.message;
    await notifyAnswer(answer);
    await navigate('/login');
    return null;
  };
  return (
    <div className="page narrow">
      <h1>New password</h1>
      {state === 'checking' && <Checking />}
      {state === 'incomplete' && (
        <Refused>This link is incomplete. Open the link in the email again, or ask for a new one.</Refused>
      )}
      {state === 'void' && (
        <Refused>
          This link no longer works. It has already been used, or it is more than an hour old.
        </Refused>
      )}
      {state === 'open' && (
        <Form name="reset-password" submit="Set password" onSend={reset}>
          <NewPasswordField />
          <PasswordField label="Confirm Password" name="confirmpassword" autoComplete="new-password" />
        </Form>
      )}
    </div>
  );
}

function Checking() {
  return (
    <>
      <output>One moment...</output>
      <noscript>
        <p>This form needs JavaScript. You can read the roadmaps without it.</p>
      </noscript>
    </>
  );
}

function Refused({ children }: { readonly children: string | readonly string[] }) {
  return (
    <>
      <p role="alert">{children}</p>
      <p className="form-foot">
        <Link to="/forgot-password" className="button">
          Ask for a new link
        </Link>
      </p>
    </>
  );
}
