import type { Settings } from './settings.ts';

/** What a host said. `retryAfter` is a moment; `text` is empty unless it was asked for. */
export type HostAnswer = {
  readonly status: number;
  readonly location: string | null;
  readonly retryAfter: number | null;
  readonly text: string;
};
export type Fault = { readonly fault: string };
type Request = { readonly method: 'HEAD' | 'GET'; readonly url: string; readonly maxBytes?: number };
type Sending = Pick<Settings, 'agent' | 'limitTime' | 'now'>;

/** Never throws: what goes wrong on the way is a fault in words. Redirects are not followed. */
export async function sendRequest(
  { method, url, maxBytes = 0 }: Request,
  { agent, limitTime, now }: Sending,
): Promise<HostAnswer | Fault> {
  try {
    const response = await fetch(url, {
      method,
      redirect: 'manual',
      signal: limitTime(url),
      headers: { 'user-agent': `${agent}/1.0`, accept: 'text/html, */*;q=0.5' },
    });
    const { status, headers } = response;
    return {
      status,
      location: headers.get('location'),
      retryAfter: readRetryAfter(headers.get('retry-after'), now()),
      text: await readStart(response, maxBytes),
    };
  } catch (error) {
    return { fault: nameFault(error) };
  }
}

/** Seconds or a date, as the moment that it means. */
function readRetryAfter(value: string | null, now: number): number | null {
  if (value === null) return null;
  const moment = /^\d+$/.test(value) ? now + Number(value) * 1000 : Date.parse(value);
  return Number.isNaN(moment) ? null : moment;
}

/** Reads no further than the limit: the rest is cut off, however large or slow it is. */
async function readStart({ body }: Response, maxBytes: number): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  if (maxBytes === 0) await body?.cancel();
  else
    for await (const chunk of body ?? []) {
      chunks.push(chunk);
      size += chunk.length;
      if (size >= maxBytes) break;
    }
  return Buffer.concat(chunks).subarray(0, maxBytes).toString();
}

function nameFault(error: unknown): string {
  const { name, cause } = error instanceof Error ? error : new Error('unknown');
  if (name === 'TimeoutError' || name === 'AbortError') return 'timed out';
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : name;
  return /CERT|TLS|SSL|SIGNATURE/.test(code) ? `has a bad certificate: ${code}` : `no connection: ${code}`;
}
