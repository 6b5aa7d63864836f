import { useEffect, useState } from 'react';

import { callSafely } from '../../session/send-form.ts';

type State = 'checking' | 'incomplete' | 'void' | 'open';
type Known = { readonly token: string | null; readonly state: State };

/** Whether the token of a mailed link can still be used; `refuse` is for who learns otherwise. */
export function useResetLink(token: string | null) {
  const [known, setKnown] = useState<Known>({ token: null, state: 'checking' });
  useEffect(() => {
    let isLeft = false;
    void checkToken(token).then((state) => isLeft || setKnown({ token, state }));
    return () => {
      isLeft = true;
    };
  }, [token]);
  const state = known.token === token ? known.state : 'checking';
  return { state, refuse: () => setKnown({ token, state: 'void' }) };
}

/** Only a plain no is one: where the question gets no answer, the form is shown, and asks again when it is sent. */
async function checkToken(token: string | null): Promise<State> {
  if (!token) return 'incomplete';
  const { status } = await callSafely('POST', '/api/password/check', { token });
  return status === 400 ? 'void' : 'open';
}
