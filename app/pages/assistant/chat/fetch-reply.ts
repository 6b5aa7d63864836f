import { nameMoreAnswers, ofNone } from '#content/answers/answer-parts.ts';
import type { Ask, AskAnswer } from '#contract/assistant.ts';
import type { RequestedPlan } from '#contract/meaning.ts';
import type { Meaning } from '#question/meaning/meaning.ts';

import { findPageFile } from '../../../browser/fetch-page-data.ts';
import { readCallAnswer } from '../../../session/call.ts';

/** What the output area shows. */
export type OutputState =
  | { readonly kind: 'empty' | 'typing' | 'failed' }
  | { readonly kind: 'error'; readonly text: string }
  | ReplyOutput;

export type ReplyOutput = {
  readonly kind: 'reply';
  readonly text: string;
  readonly isComplete: boolean;
  /** Written on this device because the server could not be reached. */
  readonly isOffline?: true;
  /** How the message was understood; unknown while the reply is being written. */
  readonly meaning?: Meaning;
  /** The request behind the reply's plan, if it has one. */
  readonly plan?: RequestedPlan;
};

export type Waiting = {
  readonly signal: AbortSignal;
  /** Called with all the text so far. */
  readonly onText: (text: string) => void;
};

/**
 * The reply, or the rule or limit that the server named; null if the reply broke off. If the server cannot be reached,
 * a browser that has stored the site answers itself.
 */
export async function fetchReply(request: Ask, waiting: Waiting): Promise<OutputState | null> {
  const response = await callAssistant(request, waiting);
  return response ? readReply(response, waiting) : replyOffline(request);
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
  if (ok && body.letter) {
    const answered = { ...body, letter: body.letter };
    keepKnown(answered);
    return readAnswer(answered);
  }
  if (status === 400 || status === 413 || status === 429) return { kind: 'error', text: message };
  throw new Error(message);
}

async function replyOffline(request: Ask): Promise<OutputState> {
  const { answerOffline } = await import('../../../offline/answer-offline.ts');
  const answered = await answerOffline(request);
  if ('letter' in answered) return { ...readAnswer(answered), isOffline: true };
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
      keepKnown(data);
      return readAnswer(data);
    }
    text = value.event === 'lines' ? text + data : '';
    onText(text);
  }
}

/** Loaded for the worker to store, so that answers and plans are as good without a network from now on. */
function keepKnown({ meaning, plan }: Answered): void {
  if (!navigator.serviceWorker?.controller) return;
  const answers = [ofNone, ...(meaning?.technologies ?? [])].map(nameMoreAnswers);
  for (const name of [...answers, ...(plan ? ['/requirements'] : [])])
    void fetch(findPageFile(name)).catch(() => {});
}

type Answered = Pick<AskAnswer, 'letter' | 'plan'> & Partial<Pick<AskAnswer, 'meaning'>>;

function readAnswer({ letter, meaning, plan }: Answered): ReplyOutput {
  return {
    kind: 'reply',
    text: letter,
    isComplete: true,
    ...(meaning && { meaning }),
    ...(plan && { plan }),
  };
}
