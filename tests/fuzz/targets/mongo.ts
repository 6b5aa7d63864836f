import { createContext, Script } from 'node:vm';

import { MongoError } from '#workbench/boot/mongo/errors.ts';
import { openShell } from '#workbench/boot/mongo/run-lines.ts';

import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';
import { mutatePrograms } from './programs.ts';

/** An error of our code belongs to our realm; one of the learner's belongs to the context. */
export async function tryMongo(): Promise<GeneratedTrial> {
  const programs = (await mutatePrograms('mongo')).filter(({ code }) => !/\b(?:for|while|do)\b/.test(code));
  return makeGeneratedTrial(programs, ({ setup, code }) => {
    const scope = createContext({ Date });
    const shell = openShell(scope, (text) => new Script(text).runInContext(scope, { timeout: 2000 }));
    shell.run(setup, () => {});
    const { error } = shell.run(code, () => {}) ?? {};
    const isOurs =
      error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;
    if (isOurs && !(error instanceof MongoError)) throw error;
  });
}
