import { notify } from '../ui/notify.ts';
import { type CallAnswer, callServer } from './call.ts';

/** Sends a form and shows the answer as a toast. Null when it was refused, or the server was not reached. */
export async function sendForm<Body extends object>(
  method: string,
  path: string,
  sent?: object,
): Promise<CallAnswer<Body> | null> {
  const answer = await callSafely<Body>(method, path, sent);
  await notifyAnswer(answer);
  return answer.ok ? answer : null;
}

/** Calls the server without a toast; a network error becomes a message. */
export async function callSafely<Body extends object>(
  method: string,
  path: string,
  sent?: object,
): Promise<CallAnswer<Body>> {
  try {
    return await callServer<Body>(method, path, sent);
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : 'An error occurred';
    return { ok: false, status: 0, message, body: {}, isNotified: false };
  }
}

/** Shows a toast. Resolves with the message when that is not possible, so that the page shows it. */
export async function notifyAnswer({ ok, message, isNotified }: CallAnswer<object>): Promise<string | null> {
  return isNotified || (await notify(ok ? 'success' : 'error', message)) ? null : message;
}
