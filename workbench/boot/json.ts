import type { Ajv2020 } from 'ajv/dist/2020.js';

import { makeAssertions } from '../checks/assertions.ts';
import { evaluateTest } from '../checks/evaluate-test.ts';
import { tidySource } from '../checks/tidy-source.ts';
import type { Program } from '../messages.ts';
import { readJsonFault } from './read-json-fault.ts';
import { report } from './report.ts';
import { runTests } from './run-tests.ts';
import { type ProgramRunner, serveRuns } from './serve-runs.ts';

declare const importScripts: (address: string) => void;
declare const makeAjv: () => Ajv2020;

/** Reads a text as JSON and prints it as programs see it. */
serveRuns(async ({ 'ajv.js': library }) => {
  if (library) importScripts(URL.createObjectURL(new Blob([library], { type: 'text/javascript' })));
  return readText;
});

const readText: ProgramRunner = async ({ code, tests = [] }: Program) => {
  try {
    const data: unknown = JSON.parse(code);
    report({ kind: 'printed', text: `${JSON.stringify(data, null, 2)}\n`, isError: false });
    await runTests(tests, makeJsonTest(code, data));
    return { how: 'done' };
  } catch (error) {
    return { how: 'failed', ...readJsonFault(error, code) };
  }
};

const show = (value: unknown) => JSON.stringify(value);

/** Makes the function that tests a text: its value is `data`, and `fits()` takes it as a schema. */
function makeJsonTest(code: string, data: unknown): (text: string) => Promise<string | null> {
  const names = { ...makeAssertions(show), data, code, source: tidySource(code), fits: makeFits(data) };
  return (text) =>
    evaluateTest(text, names, (expression) => Reflect.construct(Function, [`return ${expression}`])());
}

/** The schema is compiled once it is asked for, since only few texts are schemas. */
function makeFits(schema: unknown): (value: unknown) => boolean {
  let validate: ((value: unknown) => unknown) | undefined;
  return (value) => {
    validate ??= compile(schema);
    return validate(value) === true;
  };
}

function compile(schema: unknown): (value: unknown) => unknown {
  if (typeof schema !== 'object' || schema === null) throw new TypeError('A schema is an object.');
  return makeAjv().compile(schema);
}
