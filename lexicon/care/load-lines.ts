import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message as someone may write it, in which language, and what is wrong in it; `plain` and `discouraged` need no care. */
export type CareLine = { readonly language: string; readonly kind: string; readonly text: string };

const folder = join(import.meta.dirname, 'lines');

/** All messages that the care model is trained with, in a fixed order. */
export async function loadCareLines(): Promise<CareLine[]> {
  const files = (await readdir(folder)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return texts.flatMap((text, at) => {
    const language = files[at]?.replace('.tsv', '') ?? '';
    return listRows(text).map(([kind = '', line = '']) => ({ language, kind, text: line }));
  });
}

/** The messages that training never sees, by which it is measured. */
export async function loadHeldLines(): Promise<CareLine[]> {
  const text = await readFile(join(import.meta.dirname, 'held.tsv'), 'utf8');
  return listRows(text).map(([language = '', kind = '', line = '']) => ({ language, kind, text: line }));
}

export function needsCare({ kind }: CareLine): boolean {
  return kind !== 'plain' && kind !== 'discouraged';
}

function listRows(text: string): string[][] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}
