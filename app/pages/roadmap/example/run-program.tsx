import type { ReactNode } from 'react';

import type { Runtime } from '#workbench/runtimes.ts';

import { describeRun } from '../../../ui/workbench/describe-run.ts';
import { RunButton } from '../../../ui/workbench/run-button.tsx';
import { RunOutput } from '../../../ui/workbench/run-output.tsx';
import type { Texts } from '../../../ui/workbench/shared-code.ts';
import { useBench } from '../../../ui/workbench/use-bench.ts';

type RunProgramProps = {
  readonly texts: Texts;
  readonly runtime: Runtime;
  readonly children: ReactNode;
};

/** Run, and below it what the program printed just now. */
export function RunProgram({ texts, runtime, children }: RunProgramProps) {
  const { state, isLoaded, run, stop } = useBench(runtime);
  const start = () =>
    void run({ code: texts['code'] ?? '', input: texts['input'] ?? '', setup: texts['setup'] });
  return (
    <>
      <div className="try-tools">
        <RunButton
          runtime={runtime}
          isRunning={state.phase !== 'idle'}
          isLoaded={isLoaded}
          onRun={start}
          onStop={stop}
        />
        {children}
      </div>
      <RunOutput
        output={state.output}
        ending={state.ending}
        repository={state.repository}
        words={describeRun(state, runtime)}
        label="Output of your run"
        hasTables={runtime.hasTables}
      />
    </>
  );
}
