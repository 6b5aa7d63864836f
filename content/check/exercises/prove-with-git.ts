import { mkdir, mkdtemp, readFile, realpath, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { makeShellTest } from '#workbench/boot/git/shell-tests.ts';
import type { ExerciseSource } from '../../exercises/exercise-schema.ts';
import { programs } from '../run/programs.ts';
import { runCommand } from '../run/run-command.ts';

const { env = {} } = programs['git'] ?? {};

/** Runs the correct codes of an exercise, and its checks, in Git itself, since the page has another one. Gives what fails there. */
export async function proveWithGit({
  setup = '',
  solution,
  also,
  checks,
}: ExerciseSource): Promise<string[]> {
  const faults: string[] = [];
  for (const [at, code] of [solution, ...also].entries()) {
    const folder = await realpath(await mkdtemp(join(tmpdir(), 'exercise-')));
    const found = await findMissed(folder, { setup, code, checks });
    if (found !== null) faults.push(`in Git itself, solution ${at} ${found}`);
    await rm(folder, { recursive: true, force: true });
  }
  return faults;
}

type Tried = Pick<ExerciseSource, 'checks'> & { readonly setup: string; readonly code: string };

async function findMissed(outer: string, { setup, code, checks }: Tried): Promise<string | null> {
  // As deep as in the page, where the home folder is /home/ana.
  const home = join(outer, 'home/ana');
  await mkdir(home, { recursive: true });
  const before = `cd ~\nexec 3>&1 > /dev/null 2>&1\n${setup}\nexec 1>&3 3>&- 2>&1\necho "$PWD/"\n`;
  const { printed } = await runCommand(['bash', '-c', before + code], {
    folder: outer,
    env: { ...env, HOME: home },
  });
  const [begun = ''] = printed.split('\n');
  const folder = join(outer, begun);
  const ask = async (command: string) => {
    const outcome = await runCommand(['bash', '-c', command], { folder, env: { ...env, HOME: home } });
    return (outcome.printed + outcome.errors).trimEnd();
  };
  const read = (name: string) => readFile(join(folder, name), 'utf8').catch(() => null);
  const test = makeShellTest({ ask, read }, { code, printed: printed.slice(begun.length + 1) });
  for (const [at, check] of checks.entries()) {
    const saw = await test(check.test);
    if (saw !== null) return `fails check ${at + 1}. ${saw}\n${printed}`;
  }
  return null;
}
