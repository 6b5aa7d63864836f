import type { Runtime } from '#workbench/runtimes.ts';

import { describeRun } from '../../ui/workbench/describe-run.ts';
import { RunButton } from '../../ui/workbench/run-button.tsx';
import { RunOutput } from '../../ui/workbench/run-output.tsx';
import { useBench } from '../../ui/workbench/use-bench.ts';
import { PlayFields, type PlayFieldsProps } from './play-fields.tsx';
import { PlayTools, type PlayToolsProps } from './play-tools.tsx';

type ProgramProps = Omit<PlayFieldsProps, 'onRun'> & PlayToolsProps & { readonly runtime: Runtime };

/** Code that prints: its fields, Run, and what it printed. */
export function ProgramPlayground({ runtime, texts, parts, write, ...tools }: ProgramProps) {
  const { state, isLoaded, run, stop } = useBench(runtime);
  const start = () =>
    void run({ code: texts['code'] ?? '', input: texts['input'] ?? '', setup: texts['setup'] });
  return (
    <>
      <PlayFields texts={texts} parts={parts} write={write} onRun={start} />
      <div className="play-tools">
        <RunButton
          runtime={runtime}
          isRunning={state.phase !== 'idle'}
          isLoaded={isLoaded}
          onRun={start}
          onStop={stop}
        />
        <PlayTools {...tools} texts={texts} />
      </div>
      <RunOutput
        output={state.output}
        ending={state.ending}
        repository={state.repository}
        words={describeRun(state, runtime)}
        hasTables={runtime.hasTables}
      />
    </>
  );
}
