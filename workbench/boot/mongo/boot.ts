import { type RunProgram, serveRuns } from '../serve-runs.ts';

declare const importScripts: (address: string) => void;
declare const runMongo: RunProgram;

/** All that answers is in the file that is downloaded, so that only those who use it load it. */
serveRuns(async ({ 'node-inspect-extracted.js': library }) => {
  if (library) importScripts(URL.createObjectURL(new Blob([library], { type: 'text/javascript' })));
  return runMongo;
});
