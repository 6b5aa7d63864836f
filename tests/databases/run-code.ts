import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** Runs a module of the project in a process of its own, and gives its exit code. */
export async function runCode(code: string): Promise<unknown> {
  const root = new URL('../..', import.meta.url);
  const child = spawn(process.execPath, ['--input-type=module', '--eval', code], { cwd: root });
  child.stderr.pipe(process.stderr);
  const [exit] = await once(child, 'exit');
  return exit;
}
