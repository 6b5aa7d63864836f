import assert from 'node:assert/strict';

import startSqlite from '@sqlite.org/sqlite-wasm';

import { openServer } from '#workbench/boot/sql/open-engine.ts';
import { runProgram } from '#workbench/boot/sql/run-program.ts';

import { makeGeneratedTrial, type GeneratedTrial } from '../generated-trial.ts';
import { mutatePrograms } from './programs.ts';

/** What JavaScript says where our code has a fault. */
const ownFault =
  /Cannot (?:read|set|destructure|convert)|is not (?:a function|iterable|a constructor|defined)|undefined|Maximum call stack|Invalid (?:array|string|time|count)|circular|\[object/;

/** Each statement ends in rows or in an error with its line, in words that are not JavaScript's. */
export async function trySql(): Promise<GeneratedTrial> {
  const sqlite = await startSqlite();
  sqlite.config.warn = () => {};
  return makeGeneratedTrial(await mutatePrograms('sql'), ({ setup, code }) => {
    const { session, close } = openServer(sqlite);
    const said: string[] = [];
    runProgram(setup, session, () => {});
    const ended = runProgram(code, session, (text, isError) => void (isError && said.push(text)));
    close();
    if ('message' in ended) said.push(ended.message);
    for (const text of said) assert.ok(!ownFault.test(text.replaceAll(/'[^']*'|near ".*/gs, '')), text);
  });
}
