import type { Ask, AskAnswer } from '#contract/assistant.ts';
import type { RequestedPlan } from '#contract/meaning.ts';

import { readCallAnswer } from '../../session/call.ts';

/** What the output area shows. */
export type OutputState =
  | { readonly kind: 'empty' | 'typing' | 'failed' }
  | { readonly kind: 'error'; readonly text: string }
  | {
      readonly kind: 'reply';
      readonly text: string;
      readonly isComplete: boolean;
      /** Written on this device because the server could not be reached. */
      readonly isOffline?: true;
      /** The request behind the reply's plan, if it has one. */
      readonly plan?: RequestedPlan;
      /** It answers someone who may be in danger, so nothing of it is stored. */
      readonly isCare?: boolean;
    };

type Waiting = {
  readonly signal: AbortSignal;
  /** Called with all the text so far. */
  readonly onText: (text: string) => void;
};

/**
 * The reply, the rule or limit that the server named, or null if the call failed. If the server cannot be reached, a
 * browser that has stored the site answers itself.
 */
export async function fetchReply(request: Ask, waiting: Waiting): Promise<OutputState | null> {
  try {
    const response = await callAssistant(request, waiting);
    return response ? await readReply(response, waiting) : await replyOffline(request);
  } catch (error) {
    if (!waiting.signal.aborted) console.error(error);
  }
  return null;
}

/** Null if the server cannot be reached but the browser can answer. */
async function callAssistant(request: Ask, { signal }: Waiting): Promise<Response | null> {
  const answer = fetch('/ai/ans', {
    method: 'POST',
    signal,
    headers: { accept: 'text/event-stream, application/json', 'content-type': 'application/json' },
    body: JSON.stringify(request),
  });
  return answer.catch((error: unknown) => {
    if (signal.aborted || !navigator.serviceWorker?.controller) throw error;
    return null;
  });
}

async function readReply(response: Response, waiting: Waiting): Promise<OutputState | null> {
  const isStream = response.headers.get('content-type')?.startsWith('text/event-stream');
  if (isStream && response.body) return readEvents(response.body, waiting);
  const { ok, status, message, body } = await readCallAnswer<AskAnswer>(response);
  if (ok && body.letter)
    return { kind: 'reply', text: body.letter, isComplete: true, plan: body.plan, isCare: isCare(body) };
  if (status === 400 || status === 413 || status === 429) return { kind: 'error', text: message };
  throw new Error(message);
}

async function replyOffline(request: Ask): Promise<OutputState> {
  const { answerOffline } = await import('../../offline/answer-offline.ts');
  const answered = await answerOffline(request);
  if ('letter' in answered) {
    const { letter, plan } = answered;
    return { kind: 'reply', text: letter, isComplete: true, isOffline: true, plan, isCare: isCare(answered) };
  }
  if ('refused' in answered) return { kind: 'error', text: answered.refused };
  throw new Error(answered.failed);
}

async function readEvents(
  body: ReadableStream<BufferSource>,
  { onText }: Waiting,
): Promise<OutputState | null> {
  const { EventSourceParserStream } = await import('eventsource-parser/stream');
  const reader = body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream())
    .getReader();
  let text = '';
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return null;
    const data = JSON.parse(value.data);
    if (value.event === 'reply') {
      return { kind: 'reply', text: data.letter, isComplete: true, plan: data.plan, isCare: isCare(data) };
    }
    text = value.event === 'lines' ? text + data : '';
    onText(text);
  }
}

function isCare({ meaning }: Partial<Pick<AskAnswer, 'meaning'>>): boolean {
  return meaning?.care === 'reply';
}
