import type { Runtime } from '#workbench/runtimes.ts';

import { describeRun } from './describe-run.ts';
import { RunButton } from './run-button.tsx';
import { RunOutput } from './run-output.tsx';
import type { Texts } from './shared-code.ts';
import { useBench } from './use-bench.ts';

/** Runs the program in some texts: its button, and what it printed. */
export function useProgramRun(runtime: Runtime, texts: Texts, label = 'Output') {
  const { state, isLoaded, run, stop } = useBench(runtime);
  const start = () =>
    void run({ code: texts['code'] ?? '', input: texts['input'] ?? '', setup: texts['setup'] });
  const isRunning = state.phase !== 'idle';
  return {
    start,
    button: <RunButton {...{ runtime, isRunning, isLoaded }} onRun={start} onStop={stop} />,
    output: (
      <RunOutput
        output={state.output}
        ending={state.ending}
        repository={state.repository}
        words={describeRun(state, runtime)}
        label={label}
        hasTables={runtime.hasTables}
      />
    ),
  };
}
