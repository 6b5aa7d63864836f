import { existsSync, realpathSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import type { Toolchain } from './toolchain.ts';
import { findTool } from './run-command.ts';

const libraries = ['kotlinx-coroutines-core-jvm.jar', 'kotlin-test.jar'];

/** A program of Kotlin, or one of Java that uses the Kotlin files beside it. */
export const kotlinProgram: Toolchain = {
  needs: ['kotlinc', 'java', 'javac'],
  file: 'main.kt',
  compile: (file, others) => {
    const sources = [file, ...others].filter((name) => name.endsWith('.kt'));
    const found = joinPaths(listLibraries());
    const kotlin = ['kotlinc', ...sources, '-cp', found, '-include-runtime', '-d', 'main.jar'];
    return file.endsWith('.java') ? [kotlin, ['javac', '-cp', joinProgram(), file]] : [kotlin];
  },
  start: (file) => ['java', '-cp', joinProgram(), nameClass(file)],
};

/** The libraries that come with the compiler. */
function listLibraries(): string[] {
  const compiler = findTool('kotlinc');
  if (compiler === null) return [];
  const folder = join(dirname(realpathSync(compiler)), '../lib');
  return libraries.map((name) => join(folder, name)).filter((path) => existsSync(path));
}

function joinProgram(): string {
  return joinPaths(['.', 'main.jar', ...listLibraries()]);
}

function joinPaths(paths: readonly string[]): string {
  return paths.join(delimiter);
}

/** `main.kt` becomes the class `MainKt`. */
function nameClass(file: string): string {
  const [name = ''] = file.split('.');
  return file.endsWith('.java') ? name : `${name.charAt(0).toUpperCase()}${name.slice(1)}Kt`;
}
