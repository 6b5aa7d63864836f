import { keepLetter, writeGreeting } from '../../replies/answer.ts';
import type { KeptLetter, Library } from '../../replies/library.ts';
import type { Request } from '../../replies/request.ts';

/**
 * The built-in engine's answer to a call, as bytes of JSON. A letter is long and asked for again: it is encoded once, and
 * for as long as it is kept.
 */
export function encodeAnswer(library: Library, request: Request): Uint8Array<ArrayBuffer> {
  const head = `{"success":true,"message":"Answered","letter":"${writeInside(writeGreeting(request))}`;
  return Buffer.concat([Buffer.from(head), encodeLetter(keepLetter(library, request))]);
}

const encoded = new WeakMap<KeptLetter, Buffer>();

/** The rest of the answer, from the letter's first word on. */
function encodeLetter(letter: KeptLetter): Buffer {
  const known = encoded.get(letter);
  if (known) return known;
  const { plan, care = 'none' } = letter;
  const rest = JSON.stringify({ source: 'engine', meaning: { care }, plan }).slice(1);
  const bytes = Buffer.from(`${writeInside(letter.text)}",${rest}`);
  encoded.set(letter, bytes);
  return bytes;
}

/** A text as it stands between the quotes of JSON. */
function writeInside(text: string): string {
  return JSON.stringify(text).slice(1, -1);
}
