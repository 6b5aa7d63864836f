import { useEffect, useState } from 'react';

import { callSafely } from '../../session/send-form.ts';

type State = 'checking' | 'incomplete' | 'void' | 'open';
type Known = { readonly token: string | null; readonly state: State };

/** Whether the token of a mailed link is still valid. Call `refuse` when the server rejects it later. */
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

/** Without an answer from the server the form is shown, since sending it checks the token again. */
async function checkToken(token: string | null): Promise<State> {
  if (!token) return 'incomplete';
  const { status } = await callSafely('POST', '/api/password/check', { token });
  return status === 400 ? 'void' : 'open';
}
