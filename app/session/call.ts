import { notify } from '../ui/notify.ts';
import { clearSession, readToken } from './session.ts';

/** `message` is always fit to show; after a failed call, `body` may lack any field. */
export type CallAnswer<Body extends object> = {
  readonly ok: boolean;
  readonly status: number;
  readonly message: string;
  readonly body: Partial<Body>;
  /** Whether a toast has already said it. */
  readonly isNotified: boolean;
};

const fallback = 'An error occurred';

/**
 * Ends a session that the server no longer knows. Rejects only if the network fails. The server's schemas guarantee
 * `Body`.
 */
export async function callServer<Body extends object>(
  method: string,
  path: string,
  sent?: object,
): Promise<CallAnswer<Body>> {
  const token = readToken();
  const response = await reach(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(sent && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(sent && { body: JSON.stringify(sent) }),
  });
  const isOver = token !== null && isSessionOver(response) && readToken() === token;
  if (isOver) {
    clearSession();
    void notify('error', 'Your session has ended. Log in to see your record.');
  }
  return { ...(await readCallAnswer<Body>(response)), isNotified: isOver };
}

/** Browsers' own messages help no one. */
async function reach(path: string, request: RequestInit): Promise<Response> {
  return fetch(path, request).catch((cause: unknown) => {
    throw new Error('No connection. Try again when you are online.', { cause });
  });
}

/** A wrong password is 401 too. */
function isSessionOver({ status, headers }: Response): boolean {
  return status === 401 && headers.get('www-authenticate') === 'Bearer';
}

export async function readCallAnswer<Body extends object>(response: Response): Promise<CallAnswer<Body>> {
  const body: Partial<Body> & { message?: unknown } = (await response.json().catch(() => null)) ?? {};
  const message = typeof body.message === 'string' && body.message ? body.message : fallback;
  return { ok: response.ok, status: response.status, message, body, isNotified: false };
}
