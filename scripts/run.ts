import { type ChildProcess, spawn, type StdioOptions } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

export const root = join(import.meta.dirname, '..');

export function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<number> {
  return waitForExit(start(command, args, { env, stdio: 'inherit' }));
}

/** Shows the output at the end, for commands that run at the same time. */
export async function runBuffered(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<number> {
  const child = start(command, args, { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [code, output] = await Promise.all([waitForExit(child), child.stdout ? text(child.stdout) : '']);
  process.stdout.write(output);
  return code;
}

type Surroundings = { readonly env: NodeJS.ProcessEnv; readonly stdio: StdioOptions };

function start(command: string, args: readonly string[], { env, stdio }: Surroundings): ChildProcess {
  const bin = join(root, 'node_modules/.bin');
  return spawn(command, args, {
    cwd: root,
    stdio,
    env: { ...process.env, PATH: `${bin}:${process.env['PATH'] ?? ''}`, ...env },
  });
}

function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}

export async function runAll(
  steps: readonly (readonly [command: string, ...args: string[]])[],
): Promise<void> {
  for (const [command, ...args] of steps) {
    console.info(`\n> ${[command, ...args].join(' ')}`);
    const code = await run(command, args);
    if (code !== 0) process.exit(code);
  }
}
