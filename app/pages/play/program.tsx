import type { Runtime } from '#workbench/runtimes.ts';

import { useProgramRun } from '../../ui/workbench/use-program-run.tsx';
import { PlayFields, type PlayFieldsProps } from './play-fields.tsx';
import { PlayTools, type PlayToolsProps } from './play-tools.tsx';

type ProgramProps = Omit<PlayFieldsProps, 'onRun'> & PlayToolsProps & { readonly runtime: Runtime };

/** Code that prints: its fields, Run, and what it printed. */
export function ProgramPlayground({ runtime, texts, parts, write, ...tools }: ProgramProps) {
  const { start, button, output } = useProgramRun(runtime, texts);
  return (
    <>
      <PlayFields texts={texts} parts={parts} write={write} onRun={start} />
      <div className="play-tools">
        {button}
        <PlayTools {...tools} texts={texts} />
      </div>
      {output}
    </>
  );
}
