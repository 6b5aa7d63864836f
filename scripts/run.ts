import { spawn } from 'node:child_process';
import { join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** Runs a command of the project, its output shown; gives the exit code. */
export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  const bin = join(root, 'node_modules/.bin');
  const child = spawn(command, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, ...env },
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

/** Runs commands one after another and ends the process with the first that fails. */
export async function runAll(
  steps: readonly (readonly [command: string, ...args: string[]])[],
): Promise<void> {
  for (const [command, ...args] of steps) {
    console.info(`\n> ${[command, ...args].join(' ')}`);
    const code = await run(command, args);
    if (code !== 0) process.exit(code);
  }
}
