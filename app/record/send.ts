import { notify } from '../ui/notify.ts';
import { type Answer, callServer } from './call.ts';

/**
 * Sends a form and shows a toast with the server's message, once. Null when the server refused or could not be reached;
 * then a toast says so with the error's own message, and the console too when the network failed.
 */
export async function sendForm<Body extends object>(
  method: string,
  path: string,
  sent?: object,
): Promise<Answer<Body> | null> {
  try {
    const answer = await callServer<Body>(method, path, sent);
    if (!answer.isTold) await notify(answer.ok ? 'success' : 'error', answer.message);
    return answer.ok ? answer : null;
  } catch (error) {
    console.error(error);
    await notify('error', error instanceof Error ? error.message : 'An error occurred');
    return null;
  }
}
