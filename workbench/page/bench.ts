import type { Program } from '../messages.ts';
import type { Runtime } from '../runtimes.ts';
import { type Files, loadFiles } from './load-files.ts';
import { type Heard, openRunner, type Runner } from './open-runner.ts';

/** Why nothing can run: a file did not arrive, or the browser does not isolate the frame. */
export type Missing = 'files' | 'frame';

export type Bench = {
  readonly load: (tell: (loaded: number) => void) => Promise<Missing | null>;
  readonly run: (program: Program, heard: Heard) => void;
  /** Ends the running program, also one that does not listen. */
  readonly stop: () => void;
  readonly close: () => void;
};

/** Every runtime through one interface. Its frame is in `place`. */
export function makeBench(runtime: Runtime, place: Element): Bench {
  let runner: Runner | null = null;
  let isClosed = false;
  const load = async (tell: (loaded: number) => void) => {
    if (runner) return null;
    const files: Files | null = runtime.built ? await loadFiles(runtime.built, tell) : {};
    const boot = await runtime.boot().catch(() => null);
    if (!files || !boot) return 'files';
    if (isClosed) return 'frame';
    runner = await openRunner(place, { boot: boot.text, files, keeps: runtime.keeps });
    if (isClosed) runner?.close();
    return runner ? null : 'frame';
  };
  return {
    load,
    run: (program, heard) => runner?.run(program, heard),
    stop: () => runner?.stop(),
    close: () => {
      isClosed = true;
      runner?.close();
    },
  };
}
