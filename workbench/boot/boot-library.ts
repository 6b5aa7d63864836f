import { type ProgramRunner, serveRuns } from './serve-runs.ts';

declare const importScripts: (address: string) => void;
declare const runProgram: ProgramRunner;

/** For runtimes that are one file, so that only those who use one load it. It leaves behind what runs programs. */
serveRuns(async (files) => {
  for (const file of Object.values(files))
    importScripts(URL.createObjectURL(new Blob([file], { type: 'text/javascript' })));
  return runProgram;
});
