import type { Act } from './endpoint.ts';

export function openStream(response: Act['response']): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
}

export function stream(
  { response }: Act,
  events: readonly string[],
  { done = true, close = true } = {},
): void {
  openStream(response);
  for (const event of events) response.write(`data: ${event}\n\n`);
  if (done) response.write('data: [DONE]\n\n');
  if (close) response.end();
}

export function sendJson({ response }: Act, status: number, body: object, headers = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

export function pieces(text: string): string[] {
  return [...(text.match(/[\s\S]{1,9}/g) ?? []).map(delta), ending('stop')];
}

export function delta(content: string): string {
  return JSON.stringify({ choices: [{ delta: { content } }] });
}

export function ending(reason: string): string {
  return JSON.stringify({ choices: [{ delta: {}, finish_reason: reason }] });
}
