import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readJsonFault } from '#workbench/boot/read-json-fault.ts';

import { mutateText } from '../mutate.ts';
import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';
import { listPrograms } from './programs.ts';

/** A text is JSON, or the line of its fault is one of its lines. */
export async function tryJson(): Promise<GeneratedTrial> {
  const programs = await listPrograms('json');
  const lock = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  return makeGeneratedTrial(mutateText([lock, ...programs.map(({ code }) => code)]), (text) => {
    try {
      JSON.parse(text);
    } catch (error) {
      const { message, line } = readJsonFault(error, text);
      assert.match(message, /^SyntaxError: /);
      assert.ok(line === null || (line >= 1 && line <= text.split('\n').length));
    }
  });
}
