import { describeEnding } from '#workbench/page/describe-ending.ts';
import type { Missing } from '#workbench/page/bench.ts';
import type { Runtime } from '#workbench/runtimes.ts';

import type { RunState } from './run-state.ts';

/** Why nothing runs. */
export const missingWords: Readonly<Record<Missing, string>> = {
  files: 'What runs it is not on this device yet. Press Run again when you are online, or reload the page.',
  frame: 'Code does not run here, because this browser does not keep it apart from the page.',
};

/** What a screen reader hears and everybody reads about a run. */
export function describeRun({ phase, loaded, ending, missing: what }: RunState, runtime: Runtime): string {
  if (what) return missingWords[what];
  if (ending) return describeEnding(ending);
  if (phase === 'loading') return runtime.built ? describeLoading(loaded, runtime) : 'Starting …';
  if (phase === 'starting') return `Starting ${runtime.name} …`;
  return phase === 'running' ? 'Running …' : '';
}

/** In steps of a quarter, since a screen reader reads every change. */
function describeLoading(loaded: number, { name, built }: Runtime): string {
  const whole = built?.files.reduce((sum, { bytes }) => sum + bytes, 0) ?? 1;
  const quarters = Math.floor((loaded / whole) * 4);
  return `Loading ${name}: ${quarters * 25}% …`;
}

/** "6 MB" or "42 kB": what is downloaded once. */
export function nameSize(bytes: number): string {
  return bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${Math.round(bytes / 1_000_000)} MB`;
}
