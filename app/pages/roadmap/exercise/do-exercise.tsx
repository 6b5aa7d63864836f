import { type ReactNode, useState } from 'react';

import type { Exercise } from '#content/exercises/compile-exercise.ts';
import { type Checked, hasPassed } from '#workbench/checks/check-program.ts';

import type { TopicName } from '../../../record/controls/topic-name.ts';
import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useTopic } from '../../../record/use-record.ts';
import { CodeField } from '../../../ui/workbench/code-field.tsx';
import { CheckList } from './check-list.tsx';
import { ExerciseTools, type Workplace } from './exercise-tools.tsx';
import { FoldedCode } from './folded-code.tsx';
import { useOwnCode } from './use-own-code.ts';

export type DoExerciseProps = TopicName & {
  readonly exercise: Exercise;
  /** What runs the code. */
  readonly workplace: Workplace & {
    readonly run: (code: string, input: string) => void;
    readonly check: (code: string) => Promise<Checked | null>;
  };
  /** Whether what comes first are tables, which learners read and do not change. */
  readonly hasTables?: boolean | undefined;
  /** What is seen of a run. */
  readonly children: (checked: Checked | null) => ReactNode;
};

const minRows = 6;
const maxRows = 18;

/** The place where a task is done: code, Check with what each check says, and a solution for those who ask. */
export function DoExercise({ exercise, workplace, hasTables = false, children, ...name }: DoExerciseProps) {
  const { technology, topic } = name;
  const key = `${technology}/${topic}`;
  const own = useOwnCode(key, exercise.starter);
  const [input, setInput] = useState(exercise.input);
  const [checked, setChecked] = useState<Checked | null>(null);
  const isDone = useTopic(key)?.status === 'done';
  const run = () => {
    setChecked(null);
    workplace.run(own.code, input);
  };
  const check = async () => {
    setChecked(null);
    const result = await workplace.check(own.code);
    setChecked(result);
    if (result && hasPassed(result) && !isDone)
      await recordWithUndo({ kind: 'topic-done', technology, topic });
  };
  const rows = Math.min(Math.max(own.code.split('\n').length + 1, minRows), maxRows);
  return (
    <>
      {hasTables && exercise.input !== '' && (
        <FoldedCode summary="Show the tables that are there" code={exercise.input} />
      )}
      {[exercise.page, exercise.setup].map(
        (code) =>
          code !== undefined && <FoldedCode key={code} summary="Show what is there already" code={code} />,
      )}
      <CodeField
        label="Your code"
        hint="Tab indents. To leave, press Esc, then Tab. Ctrl+Enter checks."
        value={own.code}
        rows={rows}
        onChange={own.write}
        onRun={() => void check()}
      />
      {!hasTables && exercise.input !== '' && (
        <CodeField
          label="Input for Run"
          hint={describeInput(exercise.input)}
          value={input}
          rows={input.trimEnd().split('\n').length}
          onChange={setInput}
          onRun={run}
        />
      )}
      <ExerciseTools own={own} workplace={workplace} onRun={run} onCheck={() => void check()} />
      {children(checked)}
      <CheckList checks={exercise.checks} checked={checked} />
      <FoldedCode summary="Show a solution" code={exercise.solution} />
    </>
  );
}

function describeInput(input: string): string {
  return /^(?:GET|POST) /.test(input)
    ? 'The request that the program answers. Check has requests of its own.'
    : 'What the program reads, one line each. Check has lines of its own.';
}
