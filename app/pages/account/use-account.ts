import { useCallback, useEffect, useState } from 'react';

import type { MeAnswer, Session, SessionsAnswer } from '#contract/accounts.ts';

import { callServer } from '../../session/call.ts';
import { onSessionChange, readToken } from '../../session/session.ts';

export type AccountState =
  | { readonly kind: 'loading' | 'guest' | 'unreachable' }
  | {
      readonly kind: 'known';
      readonly name: string;
      readonly email: string;
      readonly sessions: readonly Session[];
    };

/** The account of this browser's session, read again on `reload` and when the session begins or ends. */
export function useAccount(): { readonly state: AccountState; readonly reload: () => void } {
  const [state, setState] = useState<AccountState>({ kind: 'loading' });
  const reload = useCallback(() => void readAccount().then(setState), []);
  useEffect(() => {
    reload();
    return onSessionChange(reload);
  }, [reload]);
  return { state, reload };
}

async function readAccount(): Promise<AccountState> {
  if (!readToken()) return { kind: 'guest' };
  try {
    const [me, list] = await Promise.all([
      callServer<MeAnswer>('GET', '/api/me'),
      callServer<SessionsAnswer>('GET', '/api/sessions'),
    ]);
    if (me.status === 401 || list.status === 401) return { kind: 'guest' };
    const { name, email } = me.body;
    const { sessions } = list.body;
    if (!me.ok || !list.ok || !name || !email || !sessions) return { kind: 'unreachable' };
    return { kind: 'known', name, email, sessions };
  } catch {
    return { kind: 'unreachable' };
  }
}
