import { callServer } from '../../../session/call.ts';

/** `message` is what the server said, or why it was not asked. */
export type SentReport = { readonly isSent: boolean; readonly message: string };

/** Nothing but the address is sent. A report that cannot be sent is not kept for later. */
export async function reportLink(url: string): Promise<SentReport> {
  try {
    const { ok, message } = await callServer('POST', '/api/link-reports', { url });
    return { isSent: ok, message };
  } catch {
    return {
      isSent: false,
      message: 'You are offline, so the report was not sent. Try again when you are online.',
    };
  }
}
