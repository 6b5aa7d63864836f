import { keepReply, writeOpening } from '../../replies/answer.ts';
import type { KeptLetter, Library } from '../../replies/library.ts';
import type { Request } from '../../replies/request.ts';

/** The built-in engine's answer as bytes of JSON. Replies are long and often repeated, so each text is encoded once. */
export function encodeAnswer(library: Library, request: Request): Uint8Array<ArrayBuffer> {
  const { letter, meaning } = keepReply(library, request);
  const opening = JSON.stringify(writeOpening(request, meaning)).slice(1, -1);
  const rest = JSON.stringify({ source: 'engine', meaning, plan: letter.plan }).slice(1);
  return Buffer.concat([
    Buffer.from(`{"success":true,"message":"Answered","letter":"${opening}`),
    encodeText(letter),
    Buffer.from(`",${rest}`),
  ]);
}

const encoded = new WeakMap<KeptLetter, Buffer>();

function encodeText(letter: KeptLetter): Buffer {
  const known = encoded.get(letter);
  if (known) return known;
  const bytes = Buffer.from(JSON.stringify(letter.text).slice(1, -1));
  encoded.set(letter, bytes);
  return bytes;
}
