import type { RenameAnswer } from '#contract/accounts.ts';
import { nameRules } from '#contract/rules.ts';

import { findErrors } from '../../session/find-errors.ts';
import { sendForm } from '../../session/send-form.ts';
import { saveName } from '../../session/session.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { readText } from '../../ui/read-text.ts';
import { forgetDraft } from '../../ui/use-draft.ts';

type ChangeNameProps = { readonly name: string; readonly onChanged: () => void };

export function ChangeName({ name, onChanged }: ChangeNameProps) {
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
    <section className="margin-section" aria-labelledby="change-name">
      <h2 id="change-name">Name</h2>
      <Form name="change-name" submit="Change name" onSend={rename}>
        <Field label="Name" name="name" autoComplete="name" defaultValue={name} />
      </Form>
    </section>
  );
}
