import { join } from 'node:path';

import type { RunListing } from './run-listing.ts';
import { writeInside } from './write/write-inside.ts';

type Field = { readonly name: string; readonly isRequired: boolean; readonly first: string };

/** What the compiler in the page must be told of a field, by the function that makes it. */
const decorators: Readonly<Record<string, (field: Field) => string>> = {
  input: writeInput,
  output: ({ name }) => `@ng.Output('${name}')`,
  model: (field) => `${writeInput(field)} @ng.Output('${field.name}Change')`,
  viewChild: ({ first }) => `@ng.ViewChild(${first}, { isSignal: true })`,
  viewChildren: ({ first }) => `@ng.ViewChildren(${first}, { isSignal: true })`,
  contentChild: ({ first }) => `@ng.ContentChild(${first}, { isSignal: true })`,
  contentChildren: ({ first }) => `@ng.ContentChildren(${first}, { isSignal: true })`,
};

const fieldPattern = new RegExp(
  String.raw`(?:^ +|(?<=\{ ))(?:(?:readonly|protected|private|public) )*(\w+) = (${Object.keys(decorators).join('|')})(\.required)?(?:<.*>)?\(([\w'"]*)`,
  'gm',
);

/** Writes the files of an Angular program and gives the one to begin with. `App` is started if the listing does not do so. */
export async function writeAngular(listing: RunListing, folder: string): Promise<string> {
  const { code, setup, file = 'app.ts', files = {} } = listing;
  const own = setup === undefined ? code : `${setup}\n${code}`;
  for (const [name, text] of Object.entries({ ...files, [file]: own }))
    await writeInside(folder, name, name.endsWith('.ts') ? addDecorators(text) : text);
  await writeInside(folder, 'start.ts', writeStart(own, file));
  return join(folder, 'start.ts');
}

function writeInput({ name, isRequired }: Field): string {
  return `@ng.Input({ isSignal: true, alias: '${name}', required: ${isRequired} })`;
}

/** The command-line compiler finds inputs and queries by reading the code. One in the page only sees decorators. */
function addDecorators(text: string): string {
  const marked = text.replaceAll(fieldPattern, (found: string, ...parts: readonly string[]) => {
    const [name = '', kind = '', required, first = ''] = parts;
    return `${decorators[kind]?.({ name, isRequired: required !== undefined, first }) ?? ''} ${found}`;
  });
  return `import * as ng from '@angular/core';\n${marked}`;
}

function writeStart(code: string, file: string): string {
  const compiler = `import '@angular/compiler';`;
  if (/\bbootstrap\w+\(/.test(code)) return `${compiler} import './${file}';`;
  return `${compiler} import { bootstrapApplication } from '@angular/platform-browser';
import { App } from './${file}';
bootstrapApplication(App).catch((error) => console.error(error.message));`;
}
