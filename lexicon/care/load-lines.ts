import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A message as someone may write it, in which language, and what is wrong in it; those of the `harmless` kinds need no care. */
export type CareLine = { readonly language: string; readonly kind: string; readonly text: string };

const folder = join(import.meta.dirname, 'training');
/** A `story` tells of work or life, often in strong words, and ends with a wish. */
const harmless: ReadonlySet<string> = new Set(['plain', 'discouraged', 'story']);
/** Of the lines of other models, those with these labels may need care. */
const uneasy: ReadonlySet<string> = new Set(['crisis', 'danger', 'discouraged', 'harm', 'insult']);

/** All messages that the care model is trained with, in a fixed order: those about care, and what else people say. */
export async function loadTrainingLines(): Promise<CareLine[]> {
  const others = await Promise.all(['intent', 'followup'].map(loadEverydayLines));
  return [...(await loadCareLines()), ...others.flat()];
}

/** The same for the same lines in the same order. */
export function digestLines(lines: readonly CareLine[]): string {
  return createHash('sha256').update(JSON.stringify(lines)).digest('hex').slice(0, 16);
}

async function loadEverydayLines(room: string): Promise<CareLine[]> {
  const lines = join(import.meta.dirname, '..', room, 'training');
  const files = (await readdir(lines)).sort();
  const texts = await Promise.all(files.map((file) => readFile(join(lines, file), 'utf8')));
  const rows = texts.flatMap((text) => text.trimEnd().split('\n')).map((line) => line.split('\t'));
  return rows
    .filter(([label = '']) => !uneasy.has(label))
    .map(([, language = '', text = '']) => ({ language, kind: 'plain', text }));
}

/** The messages about care, and harmless ones beside them, in a fixed order. */
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
  return !harmless.has(kind);
}

function listRows(text: string): string[][] {
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'));
}
