import type { ReactNode } from 'react';

import type { Runtime } from '#workbench/runtimes.ts';

import type { Texts } from '../../../ui/workbench/shared-code.ts';
import { useProgramRun } from '../../../ui/workbench/use-program-run.tsx';

type RunProgramProps = {
  readonly texts: Texts;
  readonly runtime: Runtime;
  readonly children: ReactNode;
};

/** Run, and below it what the program printed just now. */
export function RunProgram({ texts, runtime, children }: RunProgramProps) {
  const { button, output } = useProgramRun(runtime, texts, 'Output of your run');
  return (
    <>
      <div className="try-tools">
        {button}
        {children}
      </div>
      {output}
    </>
  );
}
