import type { Ending, Program, Setup } from '../messages.ts';
import { report } from './report.ts';

type Files = Setup['files'];
export type ProgramRunner = (program: Program) => Promise<Ending>;

/** Starts a runtime with its files, which come first, and then runs one program after the other. */
export function serveRuns(start: (files: Files) => Promise<ProgramRunner>): void {
  self.addEventListener(
    'message',
    ({ data: files }: MessageEvent<Files>) => {
      const starting = start(files);
      self.addEventListener(
        'message',
        ({ data: program }: MessageEvent<Program>) => void answer(starting, program),
      );
    },
    { once: true },
  );
}

async function answer(starting: Promise<ProgramRunner>, program: Program): Promise<void> {
  const ending = await starting
    .then((run) => {
      report({ kind: 'started' });
      return run(program);
    })
    .catch((error: unknown): Ending => ({ how: 'failed', message: String(error), line: null }));
  report({ kind: 'ended', ending });
}
