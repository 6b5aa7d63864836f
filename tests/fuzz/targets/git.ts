import assert from 'node:assert/strict';

import { openTerminal } from '#workbench/boot/git/terminal.ts';

import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';
import { mutatePrograms } from './programs.ts';

/** Commands end in what they print, or in a sentence. */
export async function tryGit(): Promise<GeneratedTrial> {
  return makeGeneratedTrial(await mutatePrograms('git'), async ({ setup, code }) => {
    const terminal = openTerminal(() => {});
    const ending = await terminal.run(code, setup);
    const message = 'message' in ending ? ending.message : '';
    assert.doesNotMatch(message, /Cannot read prop|is not a function|is not iterable|Maximum call stack/);
  });
}
