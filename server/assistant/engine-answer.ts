import { keepReply } from '../../replies/answer-request.ts';
import type { KeptBody, Library } from '../../replies/library.ts';
import type { Request } from '../../replies/request.ts';
import { writeOpening } from '../../replies/write-opening.ts';

/** The built-in engine's answer as bytes of JSON. Replies are long and often repeated, so each text is encoded once. */
export function encodeAnswer(library: Library, request: Request): Uint8Array<ArrayBuffer> {
  const { body, meaning, danger } = keepReply(library, request);
  const opening = JSON.stringify(writeOpening(request, { meaning, danger })).slice(1, -1);
  const rest = JSON.stringify({ source: 'engine', meaning, plan: body.plan }).slice(1);
  return Buffer.concat([
    Buffer.from(`{"success":true,"message":"Answered","letter":"${opening}`),
    encodeText(body),
    Buffer.from(`",${rest}`),
  ]);
}

const encoded = new WeakMap<KeptBody, Buffer>();

function encodeText(body: KeptBody): Buffer {
  const known = encoded.get(body);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(body.text).slice(1, -1));
  encoded.set(body, bytes);
  return bytes;
}
