import { runLimits } from '#workbench/limits.ts';

/** What learners wrote, by the part of the playground. */
export type Texts = Readonly<Record<string, string>>;

const beginning = '#code=';

/** The fragment of a link to some code; null if it is too long for one. A fragment is not sent to the server. */
export function writeFragment(texts: Texts): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(texts));
  const letters = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
  const code = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  return code.length <= runLimits.shared ? beginning + code : null;
}

/** The code in an address; null if there is none that we wrote. */
export function readFragment(fragment: string): Texts | null {
  if (!fragment.startsWith(beginning)) return null;
  try {
    const letters = atob(fragment.slice(beginning.length).replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(letters, (letter) => letter.codePointAt(0) ?? 0);
    return readTexts(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return null;
  }
}

/** Texts from where they were kept. */
export function readTexts(json: string): Texts | null {
  const value: unknown = JSON.parse(json);
  if (typeof value !== 'object' || value === null) return null;
  const texts = Object.entries(value).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
