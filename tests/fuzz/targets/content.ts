import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import fc from 'fast-check';
import { parse, stringify } from 'yaml';

import { checkTechnology } from '#content/check/check-technology.ts';
import { loadSource, parseSource } from '#content/library.ts';
import { loadLinks } from '#content/links.ts';

import { mutateJson, mutateText } from '../mutate.ts';
import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';

/** A roadmap that somebody wrote with mistakes: it is refused with the name of its file, or checked to the end. */
export async function tryContent(): Promise<GeneratedTrial> {
  const file = readFileSync(join(import.meta.dirname, '../../../content/technologies/vue.yaml'), 'utf8');
  const [links, javascript] = await Promise.all([loadLinks(), loadSource('javascript')]);
  const [beginning = ''] = file.split(/^ {6}- id: 4$/m);
  const texts = fc.oneof(
    mutateText([beginning]),
    mutateJson([parse(beginning)]).map((value) => stringify(value)),
  );
  return makeGeneratedTrial(texts, (text) => {
    const source = read(text);
    if (typeof source === 'string') return assert.match(source, /vue\.yaml/);
    const library = new Map([source, javascript].map((one) => [one.slug, one]));
    return checkTechnology(source, library, links).forEach((fault) => assert.match(fault, /^[\w-]+\.yaml/));
  });
}

function read(text: string) {
  try {
    return parseSource('vue', text);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
}
