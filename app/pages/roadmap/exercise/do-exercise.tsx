import { useState } from 'react';

import type { Exercise } from '#content/exercises/compile-exercise.ts';
import { type Checked, hasPassed } from '#workbench/checks/check-program.ts';
import type { Runtime } from '#workbench/runtimes.ts';

import type { TopicName } from '../../../record/controls/topic-name.ts';
import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useTopic } from '../../../record/use-record.ts';
import { CodeField } from '../../../ui/workbench/code-field.tsx';
import { describeRun } from '../../../ui/workbench/describe-run.ts';
import { RunOutput } from '../../../ui/workbench/run-output.tsx';
import { useBench } from '../../../ui/workbench/use-bench.ts';
import { CheckList } from './check-list.tsx';
import { ExerciseTools } from './exercise-tools.tsx';
import { Solution } from './solution.tsx';
import { useOwnCode } from './use-own-code.ts';

type DoExerciseProps = TopicName & { readonly exercise: Exercise; readonly runtime: Runtime };

const minRows = 6;
const maxRows = 18;

/** The place where a task is done: code, Run, Check with what each check says, and the solution for those who ask. */
export function DoExercise({ exercise, runtime, ...name }: DoExerciseProps) {
  const { technology, topic } = name;
  const key = `${technology}/${topic}`;
  const own = useOwnCode(key, exercise.starter);
  const [input, setInput] = useState(exercise.input);
  const { state, isLoaded, run, check, stop } = useBench(runtime);
  const [checked, setChecked] = useState<Checked | null>(null);
  const isDone = useTopic(key)?.status === 'done';
  const start = () => {
    setChecked(null);
    void run({ code: own.code, input });
  };
  const startCheck = async () => {
    setChecked(null);
    const result = await check({ code: own.code, input: exercise.input }, exercise.checks);
    setChecked(result);
    if (result && hasPassed(result) && !isDone)
      await recordWithUndo({ kind: 'topic-done', technology, topic });
  };
  const rows = own.code.split('\n').length + 1;
  return (
    <>
      <CodeField
        label="Your code"
        hint="Tab indents. To leave, press Esc, then Tab. Ctrl+Enter checks."
        value={own.code}
        rows={Math.min(Math.max(rows, minRows), maxRows)}
        onChange={own.write}
        onRun={() => void startCheck()}
      />
      {exercise.input !== '' && (
        <CodeField
          label="Input for Run"
          hint="What the program reads, one line each. Check brings lines of its own."
          value={input}
          rows={input.split('\n').length}
          onChange={setInput}
          onRun={start}
        />
      )}
      <ExerciseTools
        own={own}
        runtime={runtime}
        isRunning={state.phase !== 'idle'}
        isLoaded={isLoaded}
        onRun={start}
        onCheck={() => void startCheck()}
        onStop={stop}
      />
      <RunOutput
        output={state.output}
        ending={state.ending}
        words={checked ? '' : describeRun(state, runtime)}
        label="Output of your program"
      />
      <CheckList checks={exercise.checks} checked={checked} />
      <Solution code={exercise.solution} />
    </>
  );
}
