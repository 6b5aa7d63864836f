import type { Ask } from '#contract/assistant.ts';

import type { OutputState, Waiting } from './fetch-reply.ts';

/** The reply, the rule or limit that the server named, or null if the call failed. */
export async function loadReply(request: Ask, waiting: Waiting): Promise<OutputState | null> {
  try {
    const { fetchReply } = await import('./fetch-reply.ts');
    return await fetchReply(request, waiting);
  } catch (error) {
    if (!waiting.signal.aborted) console.error(error);
  }
  return null;
}

/** Whether it answers someone who may be in danger, so that nothing of it may be stored. */
export function isCare(output: OutputState): boolean {
  return output.kind === 'reply' && output.meaning?.care === 'reply';
}
