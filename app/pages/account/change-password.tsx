import { passwordRules, tooCommon } from '#contract/rules.ts';

import { findErrors } from '../../session/find-errors.ts';
import { NewPasswordField } from '../../session/new-password-field.tsx';
import { PasswordField } from '../../session/password-field.tsx';
import { callSafely, notifyAnswer } from '../../session/send-form.ts';
import { Form } from '../../ui/form.tsx';
import { readPassword } from '../../session/read-password.ts';

const asked = {
  oldpassword: 'Enter your old password.',
  password: 'Choose a password.',
  confirmpassword: 'Enter the password again.',
};

export function ChangePassword({ onChanged }: { readonly onChanged: () => void }) {
  const change = async (data: FormData) => {
    const form = {
      oldpassword: readPassword(data, 'oldpassword'),
      password: readPassword(data, 'password'),
      confirmpassword: readPassword(data, 'confirmpassword'),
    };
    const errors = findErrors(passwordRules, form, asked);
    if (errors) return errors;
    const answer = await callSafely('POST', '/api/password/change', form);
    if (answer.message === tooCommon) return { password: [answer.message] };
    // If every rule holds, the old password is wrong.
    if (answer.status === 400) return { oldpassword: [answer.message] };
    if (answer.ok) onChanged();
    return notifyAnswer(answer);
  };
  return (
    <section className="margin-section" aria-labelledby="change-password">
      <h2 id="change-password">Password</h2>
      <p>A new password logs you out of every other session.</p>
      <Form name="change-password" submit="Change password" onSend={change}>
        <PasswordField label="Old password" name="oldpassword" autoComplete="current-password" />
        <NewPasswordField label="New password" />
        <PasswordField label="Confirm the new password" name="confirmpassword" autoComplete="new-password" />
      </Form>
    </section>
  );
}
