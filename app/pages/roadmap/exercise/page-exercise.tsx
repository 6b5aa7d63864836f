import { useState } from 'react';

import { checkPage } from '#workbench/checks/check-page.ts';
import { writeCheckedPage } from '#workbench/page/write-checked-page.ts';

import { RunOutput } from '../../../ui/workbench/run-output.tsx';
import { usePageFrame } from '../../../ui/workbench/use-page-frame.ts';
import { DoExercise, type DoExerciseProps } from './do-exercise.tsx';

type PageExerciseProps = Omit<DoExerciseProps, 'workplace' | 'children'> & { readonly language: string };

/** A task whose result is a page. It is shown, and checked in a copy out of sight. */
export function PageExercise({ language, exercise, ...name }: PageExerciseProps) {
  const { place, output, words, show } = usePageFrame();
  const [isRunning, setRunning] = useState(false);
  const write = (code: string) => writeCheckedPage(code, { language, page: exercise.page });
  const workplace = {
    runtime: null,
    isRunning,
    isLoaded: true,
    stop: () => {},
    run: (code: string) => show(write(code)),
    check: async (code: string) => {
      setRunning(true);
      show(write(code));
      const checked = await checkPage(document.body, write(code), exercise.checks);
      setRunning(false);
      return checked;
    },
  };
  return (
    <DoExercise {...name} exercise={exercise} workplace={workplace}>
      {(checked) => (
        <>
          <div ref={place} className="preview" />
          <RunOutput output={output} words={checked ? '' : words} label="Messages of the page" />
        </>
      )}
    </DoExercise>
  );
}
