import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';

import type { Failure } from './failure.ts';

const choice = z.object({
  delta: z.object({ content: z.string().nullish() }).nullish(),
  message: z.object({ content: z.string().nullish() }).nullish(),
  finish_reason: z.string().nullish(),
});
const chunkShape = z.object({ choices: z.array(choice).nullish(), error: z.unknown().optional() });

export type StreamReading = {
  readonly characters: number;
  readonly wrapped: number;
  readonly onText: (text: string) => void;
};

/** The whole answer, or why it cannot be used. Rejects if the connection breaks or is aborted. */
export async function readStream(
  response: Response,
  reading: StreamReading,
): Promise<string | { failed: Failure }> {
  const type = response.headers.get('content-type') ?? '';
  if (!response.body) return { failed: 'malformed' };
  if (!type.includes('text/event-stream')) return readWhole(response.body, type, reading);
  const events = response.body
    .pipeThrough(new TextDecoderStream())
    .pipeThrough(new EventSourceParserStream({ maxBufferSize: reading.wrapped }));
  let text = '';
  let ending: string | null = null;
  for await (const { data } of events) {
    if (data === '[DONE]') break;
    const chunk = parseChunk(data);
    if ('failed' in chunk) return chunk;
    text += chunk.text;
    if (text.length > reading.characters) return { failed: 'too-long' };
    if (chunk.text !== '') reading.onText(chunk.text);
    ending = chunk.ending ?? ending;
  }
  return checkEnding(text, ending);
}

/** Servers that cannot stream send one JSON body. */
async function readWhole(
  body: ReadableStream<BufferSource>,
  type: string,
  { characters, wrapped, onText }: StreamReading,
): Promise<string | { failed: Failure }> {
  if (!type.includes('json')) return { failed: 'malformed' };
  let json = '';
  for await (const piece of body.pipeThrough(new TextDecoderStream())) {
    json += piece;
    if (json.length > wrapped) return { failed: 'too-long' };
  }
  const chunk = parseChunk(json);
  if ('failed' in chunk) return chunk;
  if (chunk.text.length > characters) return { failed: 'too-long' };
  onText(chunk.text);
  return checkEnding(chunk.text, chunk.ending);
}

function parseChunk(data: string): { text: string; ending: string | null } | { failed: Failure } {
  let json: unknown;
  try {
    json = JSON.parse(data);
  } catch {
    return { failed: 'malformed' };
  }
  const chunk = chunkShape.safeParse(json).data;
  if (!chunk || chunk.error) return { failed: 'malformed' };
  const [first] = chunk.choices ?? [];
  return {
    text: first?.delta?.content ?? first?.message?.content ?? '',
    ending: first?.finish_reason ?? null,
  };
}

function checkEnding(text: string, ending: string | null): string | { failed: Failure } {
  if (ending !== 'stop') return { failed: 'cut' };
  return text.trim() === '' ? { failed: 'malformed' } : text;
}
