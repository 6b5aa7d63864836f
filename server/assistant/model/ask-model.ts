import type { Failure } from './failure.ts';
import { type Reading, readAnswer } from './read-stream.ts';

export type Endpoint = { readonly baseUrl: string; readonly model: string; readonly key: string | undefined };
export type Message = { readonly role: 'system' | 'user'; readonly content: string };
/** Milliseconds to the first word, between words and in all; the most tokens and characters, bare and wrapped; how long a 429 may ask to wait. */
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
  readonly bounds: Bounds;
  /** Called with each piece of text; `null` when the answer begins anew. */
  readonly onText: (text: string | null) => void;
  /** Aborted when the learner no longer waits. */
  readonly signal: AbortSignal;
  /** Whether a second try may be paid for. */
  readonly reserveRetry: () => Promise<boolean>;
};

type Outcome = string | { readonly failed: Failure; readonly again?: number };

/** Asks an OpenAI-compatible endpoint, and once again where that may help. Gives the answer, or why there is none. */
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
  // A timer that only sets a flag would wait for a next piece that never comes: it must end the connection.
  const silence = new AbortController();
  const { first, idle, characters, wrapped } = asking.bounds;
  const giveUp = () => silence.abort();
  let timer = setTimeout(giveUp, first);
  const reading: Reading = {
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
    return response.ok ? await readAnswer(response, reading) : await describeStatus(response, asking.bounds);
  } catch {
    return signal.aborted ? { failed: 'slow' } : { failed: 'unreachable', again: 0 };
  } finally {
    clearTimeout(timer);
    // What the endpoint still sends is of no use to anyone.
    silence.abort();
  }
}

function send({ baseUrl, model, key }: Endpoint, { messages, bounds }: Asking, signal: AbortSignal) {
  return fetch(`${baseUrl.replace(/\/+$/, '')}/chat/completions`, {
    method: 'POST',
    signal,
    // An answer that leads elsewhere could lead into the server's own network.
    redirect: 'error',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
    },
    body: JSON.stringify({ model, messages, stream: true, temperature: 0.2, max_tokens: bounds.tokens }),
  });
}

/** A server's own fault, and a short pause that it asks for, are worth a second try; a refusal is not. */
async function describeStatus(response: Response, { patience }: Bounds): Promise<Outcome> {
  if (response.status >= 500) return { failed: 'unreachable', again: 0 };
  if (response.status !== 429) return { failed: 'refused' };
  const again = Number(response.headers.get('retry-after') ?? Number.NaN) * 1000;
  return again >= 0 && again <= patience ? { failed: 'busy', again } : { failed: 'busy' };
}

/** Resolves after the time, or as soon as the signal is aborted. */
function wait(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}
