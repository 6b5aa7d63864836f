import type { Failure } from './failure.ts';
import { type StreamReading, readStream } from './read-stream.ts';

export type Endpoint = { readonly baseUrl: string; readonly model: string; readonly key: string | undefined };
export type Message = { readonly role: 'system' | 'user'; readonly content: string };
/** Times in milliseconds; `patience` is the longest Retry-After that we wait for. */
export type Bounds = {
  readonly first: number;
  readonly idle: number;
  readonly whole: number;
  readonly tokens: number;
  readonly characters: number;
  readonly wrapped: number;
  readonly patience: number;
};
export type Asking = {
  readonly messages: readonly Message[];
  /** Whether the answer is asked for as JSON by name of its format, which not every endpoint takes. */
  readonly isJson?: boolean;
  readonly bounds: Bounds;
  /** Called with each piece of text; `null` when the answer starts again. */
  readonly onText: (text: string | null) => void;
  readonly signal: AbortSignal;
  readonly reserveRetry: () => Promise<boolean>;
};

type Outcome = string | { readonly failed: Failure; readonly again?: number };

/** Asks an OpenAI-compatible endpoint, and retries once if that may help. */
export async function askModel(endpoint: Endpoint, asking: Asking): Promise<string | { failed: Failure }> {
  const whole = AbortSignal.any([asking.signal, AbortSignal.timeout(asking.bounds.whole)]);
  const first = await tryOnce(endpoint, { ...asking, signal: whole });
  if (typeof first === 'string' || first.again === undefined || whole.aborted)
    return withoutRetry(first, asking);
  await wait(first.again, whole);
  if (whole.aborted || !(await asking.reserveRetry())) return withoutRetry(first, asking);
  asking.onText(null);
  return withoutRetry(await tryOnce(endpoint, { ...asking, signal: whole }), asking);
}

function withoutRetry(outcome: Outcome, { signal }: Asking): string | { failed: Failure } {
  if (typeof outcome === 'string') return outcome;
  return { failed: signal.aborted ? 'stopped' : outcome.failed };
}

async function tryOnce(endpoint: Endpoint, asking: Asking): Promise<Outcome> {
  // The timer has to end the connection: a flag would wait for a piece that may never come.
  const silence = new AbortController();
  const { first, idle, characters, wrapped } = asking.bounds;
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, first);
  const reading: StreamReading = {
    characters,
    wrapped,
    onText(text) {
      clearTimeout(timer);
      timer = setTimeout(giveUp, idle);
      asking.onText(text);
    },
  };
  const signal = AbortSignal.any([asking.signal, silence.signal]);
  try {
    const response = await send(endpoint, asking, signal);
    return response.ok ? await readStream(response, reading) : await describeStatus(response, asking);
  } catch {
    return signal.aborted ? { failed: 'slow' } : { failed: 'unreachable', again: 0 };
  } finally {
    clearTimeout(timer);
    silence.abort();
  }
}

function send({ baseUrl, model, key }: Endpoint, { messages, bounds, isJson }: Asking, signal: AbortSignal) {
  return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    signal,
    // A redirect could lead into the server's own network.
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({
      model,
      messages,
      stream: true,
      temperature: 0.2,
      max_tokens: bounds.tokens,
      ...(isJson && { response_format: { type: 'json_object' } }),
    }),
  });
}

/** Server errors and short waits are worth a retry; refusals are not. */
async function describeStatus(response: Response, { isJson, bounds }: Asking): Promise<Outcome> {
  if (isJson && [400, 422].includes(response.status)) return { failed: 'unsupported' };
  if (response.status >= 500) return { failed: 'unreachable', again: 0 };
  if (response.status !== 429) return { failed: 'refused' };
  const again = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
  return again >= 0 && again <= bounds.patience ? { failed: 'busy', again } : { failed: 'busy' };
}

function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
