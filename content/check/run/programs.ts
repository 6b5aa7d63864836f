import { symlink } from 'node:fs/promises';
import { join } from 'node:path';

import { kotlinProgram } from './kotlin.ts';
import type { Toolchain } from './toolchain.ts';
import { hasTool, runCommand } from './run-command.ts';
import type { RunOutcome, ListingRunner, RunListing } from './run-listing.ts';
import { writeInside } from './write/write-inside.ts';
import { writeMain } from './write/write-main.ts';

const compileSeconds = 90;
const modules = join(import.meta.dirname, '../../../node_modules');

const typeScript = '--noEmit --strict --pretty false --target esnext --module nodenext --types node'.split(
  ' ',
);
const typeScriptSyntax = ['--allowImportingTsExtensions', '--skipLibCheck', '--moduleDetection', 'force'];

const gitSettings = {
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_COUNT: '4',
  GIT_CONFIG_KEY_0: 'init.defaultBranch',
  GIT_CONFIG_VALUE_0: 'main',
  GIT_CONFIG_KEY_1: 'user.name',
  GIT_CONFIG_VALUE_1: 'Ana',
  GIT_CONFIG_KEY_2: 'user.email',
  GIT_CONFIG_VALUE_2: 'ana@example.com',
  GIT_CONFIG_KEY_3: 'protocol.file.allow',
  GIT_CONFIG_VALUE_3: 'always',
  GIT_AUTHOR_DATE: '2026-03-02T10:00:00+0000',
  GIT_COMMITTER_DATE: '2026-03-02T10:00:00+0000',
  GIT_PAGER: 'cat',
  GIT_EDITOR: 'true',
  GIT_MERGE_AUTOEDIT: 'no',
};

const cFlags = ['-std=c2x', '-Wall', '-g0', '-fno-diagnostics-show-caret', '-o', 'main', '-lm'];
const cppFlags = ['-std=c++23', '-Wall', '-fno-diagnostics-show-caret', '-pthread', '-o', 'main'];

export const programs: Readonly<Record<string, Toolchain>> = {
  bash: { needs: ['bash'], file: '', start: () => [], isShell: true },
  git: {
    needs: ['bash', 'git'],
    file: '',
    start: () => [],
    isShell: true,
    env: gitSettings,
  },
  c: {
    needs: ['gcc'],
    file: 'main.c',
    compile: (file) => [['gcc', file, ...cFlags]],
    start: () => ['./main'],
  },
  cpp: {
    needs: ['g++'],
    file: 'main.cpp',
    compile: (file) => [['g++', file, ...cppFlags]],
    start: () => ['./main'],
  },
  csharp: {
    needs: ['mcs', 'mono'],
    file: 'Program.cs',
    write: writeMain,
    compile: () => [['mcs', '-langversion:experimental', '-out:main.exe', '-recurse:*.cs']],
    start: () => ['mono', 'main.exe'],
  },
  java: { needs: ['java', 'javac'], file: 'Main.java', start: (file) => ['java', file] },
  javascript: { needs: ['node'], file: 'main.js', start: (file) => ['node', file] },
  kotlin: kotlinProgram,
  php: {
    needs: ['php'],
    file: 'main.php',
    start: (file) => [
      'php',
      '-d',
      'display_errors=stdout',
      '-d',
      'html_errors=0',
      '-d',
      'log_errors=0',
      file,
    ],
  },
  python: { needs: ['python3'], file: 'main.py', start: (file) => ['python3', file] },
  r: { needs: ['Rscript'], file: 'main.R', start: (file) => ['Rscript', '--vanilla', file] },
  ruby: { needs: ['ruby'], file: 'main.rb', start: (file) => ['ruby', '-W0', file] },
  typescript: {
    needs: ['node', 'tsc'],
    file: 'main.ts',
    compile: (file) => [['tsc', ...typeScript, ...typeScriptSyntax, file]],
    start: (file) => ['node', '--experimental-transform-types', '--no-warnings', file],
  },
};

export function programRunner(program: Toolchain): ListingRunner {
  return {
    needs: program.needs,
    open: async () => ({ run: (listing, folder) => runProgram(program, listing, folder) }),
  };
}

async function runProgram(program: Toolchain, listing: RunListing, folder: string): Promise<RunOutcome> {
  const { input, files = {} } = listing;
  const { env = {} } = program;
  for (const [name, text] of Object.entries(files)) await writeInside(folder, name, text);
  if (program.isShell) return runCommand(['bash', '-c', typeLines(listing)], { folder, input, env });
  const { file = program.file } = listing;
  const code = writeProgram(listing);
  await writeInside(folder, file, program.write?.(code) ?? code);
  if (program.needs.includes('node')) await symlink(modules, join(folder, 'node_modules'));
  for (const command of program.compile?.(file, Object.keys(files)) ?? []) {
    const compiled = await runCommand(command, { folder, env, seconds: compileSeconds });
    if (compiled.failed) return compiled;
  }
  return runCommand(program.start(file), { folder, input, env });
}

/** What was there before is in the same program, before the listing. */
function writeProgram({ code, setup }: RunListing): string {
  if (setup === undefined) return code;
  const rest = setup.startsWith('<?php') ? code.replace(/^<\?php\s*/, '') : code;
  return `${setup}\n${rest}`;
}

/** What was typed before says nothing. */
function typeLines({ code, setup }: RunListing): string {
  const before = setup === undefined ? '' : `exec 3>&1 > /dev/null 2>&1\n${setup}\nexec 1>&3 3>&-\n`;
  return `${before}exec 2>&1\n${code}`;
}

export function listMissing(needs: readonly string[]): string[] {
  return needs.filter((name) => !hasTool(name));
}
