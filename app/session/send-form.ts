import { notify } from '../ui/notify.ts';
import { type Answer, callServer } from './call.ts';

/**
 * Sends a form and shows a toast with the server's message, once. Null when the server refused or could not be reached;
 * then a toast says so with the error's own message.
 */
export async function sendForm<Body extends object>(
  method: string,
  path: string,
  sent?: object,
): Promise<Answer<Body> | null> {
  const answer = await callSafely<Body>(method, path, sent);
  await notifyAnswer(answer);
  return answer.ok ? answer : null;
}

/** Calls the server without a toast. Where the network fails, the answer has the error's own message; the console too. */
export async function callSafely<Body extends object>(
  method: string,
  path: string,
  sent?: object,
): Promise<Answer<Body>> {
  try {
    return await callServer<Body>(method, path, sent);
  } catch (error) {
    console.error(error);
    const message = error instanceof Error ? error.message : 'An error occurred';
    return { ok: false, status: 0, message, body: {}, isNotified: false };
  }
}

/** Shows an answer's message as a toast. Gives it back where that cannot be, for the page to say. */
export async function notifyAnswer({ ok, message, isNotified }: Answer<object>): Promise<string | null> {
  return isNotified || (await notify(ok ? 'success' : 'error', message)) ? null : message;
}
