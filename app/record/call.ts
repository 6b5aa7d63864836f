import { readToken } from './session.ts';

/** What a call of the server came to. `message` is always fit to show. */
export type Answer = {
  readonly ok: boolean;
  readonly status: number;
  readonly message: string;
  readonly body: Readonly<Record<string, unknown>>;
};

const fallback = 'An error occurred';

/** Calls the server with the session's token, where there is one. Rejects only when the network fails. */
export async function callServer(method: string, path: string, body?: object): Promise<Answer> {
  const token = readToken();
  const response = await fetch(path, {
    method,
    headers: {
      accept: 'application/json',
      ...(body && { 'content-type': 'application/json' }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const parsed: unknown = await response.json().catch(() => null);
  const record = isRecord(parsed) ? parsed : {};
  const message = typeof record['message'] === 'string' && record['message'] ? record['message'] : fallback;
  return { ok: response.ok, status: response.status, message, body: record };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
