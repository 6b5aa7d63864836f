import { useNavigate } from 'react-router';

import { makeGuestRecord } from '../../record/leave.ts';
import { PasswordField } from '../../session/password-field.tsx';
import { callSafely, notifyAnswer } from '../../session/send-form.ts';
import { clearSession } from '../../session/session.ts';
import { Form } from '../../ui/form.tsx';
import { readPassword } from '../../session/read-password.ts';

export function DeleteAccount() {
  const navigate = useNavigate();
  const leave = async (data: FormData) => {
    const password = readPassword(data, 'leavepassword');
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
    <section className="margin-section" aria-labelledby="delete-account">
      <h2 id="delete-account">Delete your account</h2>
      <p>
        Everything the server stores about you is deleted immediately and permanently. Your record stays on
        this device and in any file you downloaded or exported.
      </p>
      <Form name="delete-account" submit="Delete account" onSend={leave}>
        <PasswordField label="Your password" name="leavepassword" autoComplete="current-password" />
      </Form>
    </section>
  );
}
