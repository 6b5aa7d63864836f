import { useNavigate } from 'react-router';

import type { RenameAnswer } from '#contract/accounts.ts';
import { nameRules, passwordRules, tooCommon } from '#contract/rules.ts';

import { makeGuestRecord } from '../../record/leave.ts';
import { callSafely, sendForm, notifyAnswer } from '../../session/send-form.ts';
import { clearSession, saveName } from '../../session/session.ts';
import { forgetDraft } from '../../ui/use-draft.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readText } from '../../ui/read-text.ts';
import { findErrors } from '../../session/find-errors.ts';
import { NewPassword } from '../../session/new-password.tsx';
import { PasswordField } from '../../session/password-field.tsx';

const asked = {
  oldpassword: 'Enter your old password.',
  password: 'Choose a password.',
  confirmpassword: 'Enter the password again.',
};

type Changed = { readonly onChanged: () => void };

export function ChangeName({ name, onChanged }: Changed & { readonly name: string }) {
  const rename = async (data: FormData) => {
    const form = { name: readText(data, 'name') };
    const errors = findErrors(nameRules, form, { name: 'Enter your name.' });
    if (errors) return errors;
    const answer = await sendForm<RenameAnswer>('PATCH', '/api/me', form);
    if (!answer) return null;
    forgetDraft('change-name');
    if (answer.body.name) saveName(answer.body.name);
    onChanged();
    return null;
  };
  return (
    <section aria-labelledby="change-name">
      <h2 id="change-name">Name</h2>
      <Form name="change-name" submit="Change name" onSend={rename}>
        <Field label="Name" name="name" autoComplete="name" defaultValue={name} />
      </Form>
    </section>
  );
}

export function ChangePassword({ onChanged }: Changed) {
  const change = async (data: FormData) => {
    const form = {
      oldpassword: readText(data, 'oldpassword'),
      password: readText(data, 'password'),
      confirmpassword: readText(data, 'confirmpassword'),
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
    <section aria-labelledby="change-password">
      <h2 id="change-password">Password</h2>
      <p>A new password logs you out of every other session.</p>
      <Form name="change-password" submit="Change password" onSend={change}>
        <PasswordField label="Old password" name="oldpassword" autoComplete="current-password" />
        <NewPassword label="New password" />
        <PasswordField label="Confirm the new password" name="confirmpassword" autoComplete="new-password" />
      </Form>
    </section>
  );
}

export function DeleteAccount() {
  const navigate = useNavigate();
  const leave = async (data: FormData) => {
    const password = readText(data, 'leavepassword');
    if (password === '') return { leavepassword: ['Enter your password.'] };
    const answer = await callSafely('DELETE', '/api/me', { password });
    if (answer.status === 400) return { leavepassword: [answer.message] };
    const unsaid = await notifyAnswer(answer);
    if (!answer.ok) return unsaid;
    await makeGuestRecord();
    clearSession();
    await navigate('/');
    return null;
  };
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p>
        Everything the server stores about you is deleted immediately and permanently. Your record stays on
        this device and in any file you exported.
      </p>
      <Form name="delete-account" submit="Delete account" onSend={leave}>
        <PasswordField label="Your password" name="leavepassword" autoComplete="current-password" />
      </Form>
    </section>
  );
}
