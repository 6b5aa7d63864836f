import { useNavigate } from 'react-router';

import type { RenameAnswer } from '#contract/accounts.ts';
import { findBrokenRule, nameRules, passwordRules } from '#contract/rules.ts';

import { stayAsGuest } from '../record/journal/leave.ts';
import { sendForm } from '../record/send.ts';
import { dropSession, keepName } from '../record/session.ts';
import { forgetDraft } from '../record/use-draft.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { readText } from '../ui/read-text.ts';

type Changed = { readonly onChanged: () => void };

export function ChangeName({ name, onChanged }: Changed & { readonly name: string }) {
  const rename = async (data: FormData) => {
    const form = { name: readText(data, 'name') };
    const fault = findBrokenRule(nameRules, form);
    if (fault) return fault;
    const answer = await sendForm<RenameAnswer>('PATCH', '/api/me', form);
    if (!answer) return null;
    forgetDraft('change-name');
    if (answer.body.name) keepName(answer.body.name);
    onChanged();
    return null;
  };
  return (
    <section aria-labelledby="change-name">
      <h2 id="change-name">Name</h2>
      <Form name="change-name" submit="Change the name" onSend={rename}>
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
    const fault = findBrokenRule(passwordRules, form);
    if (fault) return fault;
    if (await sendForm('POST', '/api/password/change', form)) onChanged();
    return null;
  };
  return (
    <section aria-labelledby="change-password">
      <h2 id="change-password">Password</h2>
      <p>A new password ends every other session.</p>
      <Form name="change-password" submit="Change the password" onSend={change}>
        <Field label="Old password" name="oldpassword" type="password" autoComplete="current-password" />
        <Field label="New password" name="password" type="password" autoComplete="new-password" />
        <Field
          label="Confirm the new password"
          name="confirmpassword"
          type="password"
          autoComplete="new-password"
        />
      </Form>
    </section>
  );
}

export function DeleteAccount() {
  const navigate = useNavigate();
  const leave = async (data: FormData) => {
    const password = readText(data, 'leavepassword');
    if (!(await sendForm('DELETE', '/api/me', { password }))) return null;
    await stayAsGuest();
    dropSession();
    await navigate('/');
    return null;
  };
  return (
    <section aria-labelledby="delete-account">
      <h2 id="delete-account">Delete the account</h2>
      <p>
        Everything the server keeps of you is deleted at once and for good. What you did stays on this device,
        and in the file that you export above.
      </p>
      <Form name="delete-account" submit="Delete the account" onSend={leave}>
        <Field label="Your password" name="leavepassword" type="password" autoComplete="current-password" />
      </Form>
    </section>
  );
}
