import { useState } from 'react';

import { checkPage } from '#workbench/checks/check-page.ts';
import { findPageLibrary } from '#workbench/page-libraries.ts';
import type { PreviewPage } from '#workbench/page/open-preview.ts';
import { writeCheckedPage } from '#workbench/page/write-checked-page.ts';

import { missingWords } from '../../../ui/workbench/describe-run.ts';
import { RunOutput } from '../../../ui/workbench/run-output.tsx';
import { usePageLibrary } from '../../../ui/workbench/use-page-library.ts';
import { usePageFrame } from '../../../ui/workbench/use-page-frame.ts';
import { DoExercise, type DoExerciseProps } from './do-exercise.tsx';

type PageExerciseProps = Omit<DoExerciseProps, 'workplace' | 'children'> & { readonly language: string };

/** A task whose result is a page. It is shown, and checked in a copy out of sight. */
export function PageExercise({ language, exercise, ...name }: PageExerciseProps) {
  const { place, output, words, say, show } = usePageFrame();
  const [isRunning, setRunning] = useState(false);
  const library = findPageLibrary(exercise.library ?? '');
  const { isLoaded, load } = usePageLibrary(library);
  /** Null if what the page needs is missing. */
  const open = async (code: string): Promise<PreviewPage | null> => {
    if (library && !isLoaded) say(`Loading ${library.name} …`);
    const loaded = library ? await load() : undefined;
    if (loaded === null) {
      say(missingWords.files);
      return null;
    }
    const page = { ...writeCheckedPage(code, { language, page: exercise.page }), library: loaded };
    show(page);
    return page;
  };
  const workplace = {
    runtime: library,
    isRunning,
    isLoaded,
    stop: () => {},
    run: (code: string) => void open(code),
    check: async (code: string) => {
      setRunning(true);
      const page = await open(code);
      const checked = page && (await checkPage(document.body, page, exercise.checks));
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
