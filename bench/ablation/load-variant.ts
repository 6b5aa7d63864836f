import { readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** A change to one source file, given by its path from the root. */
export type Edit = { readonly file: string; readonly change: (source: string) => string };

/** The code that a variant changes, loaded anew. */
export type Variant = {
  readonly makeLibrary: (typeof import('../../replies/library.ts'))['makeLibrary'];
  readonly askQuestion: (typeof import('#question/evaluation/ask-question.ts'))['askQuestion'];
  readonly understand: (typeof import('#question/understand.ts'))['understand'];
  readonly classifyIntent: (typeof import('#question/classify-intent.ts'))['classifyIntent'];
  readonly answerRequest: (typeof import('../../replies/answer-request.ts'))['answerRequest'];
};

const root = new URL('../../', import.meta.url);
const changed = /\/(?:search|question|lexicon|replies)\/.*\.ts$/;
const edits: Edit[] = [];

registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const number = readNumber(context.parentURL ?? '');
    if (number === undefined || !changed.test(found.url)) return found;
    return { ...found, url: `${found.url}?variant=${number}` };
  },
  load(url, context, next) {
    const edit = edits[Number(readNumber(url))];
    const loaded = next(url, context);
    if (!edit || !url.startsWith(`${root.href}${edit.file}?`)) return loaded;
    return { ...loaded, source: edit.change(readFileSync(fileURLToPath(url), 'utf8')) };
  },
});

/** Loads search and everything that uses it a second time, with one file changed. */
export async function loadVariant(edit: Edit): Promise<Variant> {
  const number = edits.push(edit) - 1;
  const load = async (file: string) => import(`${new URL(file, root).href}?variant=${number}`);
  return {
    ...(await load('replies/library.ts')),
    ...(await load('question/evaluation/ask-question.ts')),
    ...(await load('question/understand.ts')),
    ...(await load('question/classify-intent.ts')),
    ...(await load('replies/answer-request.ts')),
  };
}

function readNumber(url: string): string | undefined {
  return /\?variant=(\d+)$/.exec(url)?.[1];
}
