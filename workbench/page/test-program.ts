import type { Tested } from '../checks/check-program.ts';
import type { Program } from '../messages.ts';
import type { Heard, Runner } from './open-runner.ts';

/** Runs a program to its end, and gives what its tests saw. */
export function testProgram(
  { run }: Pick<Runner, 'run'>,
  program: Program,
  heard: Partial<Pick<Heard, 'started' | 'printed' | 'left'>> = {},
): Promise<Tested> {
  const saw: (string | null)[] = [];
  return new Promise((resolve) => {
    run(program, {
      started: () => heard.started?.(),
      printed: (text, isError) => heard.printed?.(text, isError),
      left: (repository) => heard.left?.(repository),
      tested: (at, one) => {
        if (at === saw.length) saw.push(one);
      },
      ended: (ending) => resolve({ ending, saw }),
    });
  });
}
