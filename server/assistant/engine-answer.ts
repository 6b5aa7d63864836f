import { keepLetter, writeGreeting } from '../../replies/answer.ts';
import type { KeptLetter, Library } from '../../replies/library.ts';
import type { Request } from '../../replies/request.ts';

/** The built-in engine's answer as bytes of JSON. Replies are long and often repeated, so each is encoded once. */
export function encodeAnswer(library: Library, request: Request): Uint8Array<ArrayBuffer> {
  const head = `{"success":true,"message":"Answered","letter":"${writeInside(writeGreeting(request))}`;
  return Buffer.concat([Buffer.from(head), encodeLetter(keepLetter(library, request))]);
}

const encoded = new WeakMap<KeptLetter, Buffer>();

function encodeLetter(letter: KeptLetter): Buffer {
  const known = encoded.get(letter);
  if (known) return known;
  const { plan, care = 'none' } = letter;
  const rest = JSON.stringify({ source: 'engine', meaning: { care }, plan }).slice(1);
  const bytes = Buffer.from(`${writeInside(letter.text)}",${rest}`);
  encoded.set(letter, bytes);
  return bytes;
}

function writeInside(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
