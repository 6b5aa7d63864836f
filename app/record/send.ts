import { notify } from '../ui/notify.ts';
import { type Answer, callServer } from './call.ts';

/**
 * Sends a form and shows a toast with the server's message. Null when the server refused or could not be reached;
 * then a toast says so with the error's own message, and the console too when the network failed.
 */
export async function sendForm(method: string, path: string, body: object): Promise<Answer | null> {
  try {
    const answer = await callServer(method, path, body);
    await notify(answer.ok ? 'success' : 'error', answer.message);
    return answer.ok ? answer : null;
  } catch (error) {
    console.error(error);
    await notify('error', error instanceof Error ? error.message : 'An error occurred');
    return null;
  }
}
