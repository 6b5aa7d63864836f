import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs code as a module in its own process and gives the exit code. */
export async function runInOwnProcess(code: string): Promise<unknown> {
  const root = new URL('../..', import.meta.url);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
  child.stderr.pipe(process.stderr);
  const [exit] = await once(child, 'exit');
  return exit;
}
