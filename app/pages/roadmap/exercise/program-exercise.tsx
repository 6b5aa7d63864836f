import type { Runtime } from '#workbench/runtimes.ts';

import { describeRun } from '../../../ui/workbench/describe-run.ts';
import { RunOutput } from '../../../ui/workbench/run-output.tsx';
import { useBench } from '../../../ui/workbench/use-bench.ts';
import { DoExercise, type DoExerciseProps } from './do-exercise.tsx';

type ProgramExerciseProps = Omit<DoExerciseProps, 'workplace' | 'children'> & { readonly runtime: Runtime };

/** A task whose result is a program. */
export function ProgramExercise({ runtime, exercise, ...name }: ProgramExerciseProps) {
  const { state, isLoaded, run, check, stop } = useBench(runtime);
  const workplace = {
    runtime,
    isRunning: state.phase !== 'idle',
    isLoaded,
    stop,
    run: (code: string, input: string) => void run({ code, input, setup: exercise.setup }),
    check: (code: string) => check({ code, input: exercise.input, setup: exercise.setup }, exercise.checks),
  };
  return (
    <DoExercise {...name} exercise={exercise} workplace={workplace} hasTables={runtime.hasTables}>
      {(checked) => (
        <RunOutput
          output={state.output}
          repository={state.repository}
          ending={state.ending}
          words={checked ? '' : describeRun(state, runtime)}
          label="Output of your program"
          hasTables={runtime.hasTables}
        />
      )}
    </DoExercise>
  );
}
