import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import type { RunOutcome } from './run-listing.ts';

const runSeconds = 10;

type Surroundings = {
  readonly folder: string;
  readonly input?: string | undefined;
  readonly env?: Readonly<Record<string, string>>;
  readonly seconds?: number;
};

/** Where the project's own tools are found before those of the machine. */
export const searchPath = `${join(import.meta.dirname, '../../../node_modules/.bin')}${delimiter}${process.env['PATH'] ?? ''}`;

export function hasTool(name: string): boolean {
  return findTool(name) !== null;
}

/** The path of a command, or null if it is not installed. */
export function findTool(name: string): string | null {
  const paths = searchPath.split(delimiter).map((folder) => join(folder, name));
  return paths.find((path) => existsSync(path)) ?? null;
}

/** Runs a command in a folder, with nothing of the learner's or developer's settings, and ends it when its time is over. */
export function runCommand(
  [command = '', ...args]: readonly string[],
  { folder, input = '', env = {}, seconds = runSeconds }: Surroundings,
): Promise<RunOutcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      env: { PATH: searchPath, HOME: folder, LANG: 'C.UTF-8', TZ: 'UTC', NO_COLOR: '1', ...env },
      detached: true,
    });
    const parts = { printed: '', errors: '' };
    let isLate = false;
    const stop = () => endGroup(child.pid);
    const timer = setTimeout(() => {
      isLate = true;
      stop();
    }, seconds * 1000);
    child.stdout.setEncoding('utf8').on('data', (text: string) => (parts.printed += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (parts.errors += text));
    child.stdin.on('error', () => {}).end(input);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      stop();
      resolve({
        printed: cleanText(parts.printed, folder),
        errors: cleanText(parts.errors, folder),
        failed: code !== 0 || isLate,
        isLate,
      });
    });
  });
}

function cleanText(text: string, folder: string): string {
  return text.replaceAll(`${folder}/`, '').replaceAll('\r\n', '\n');
}

/** Programs that it started, such as servers, end with it. */
export function endGroup(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // They have ended already.
  }
}
