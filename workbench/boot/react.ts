import type { createElement as CreateElement, ComponentType } from 'react';
import type { createRoot as CreateRoot } from 'react-dom/client';
import type { transform as Transform } from 'sucrase';

import { guardLoops } from '../frame/guard-loops.ts';
import { runInline } from './run-inline.ts';

declare const reactLibrary: {
  readonly transform: typeof Transform;
  readonly modules: Readonly<Record<string, unknown>> & {
    readonly react: { readonly createElement: typeof CreateElement };
    readonly 'react-dom/client': { readonly createRoot: typeof CreateRoot };
  };
};

type Module = { readonly exports: { default?: ComponentType } };

/** Shows the component that a module exports, as a project's `main.jsx` does, unless the module does so itself. */
Object.assign(self, {
  waymarkMount(code: string) {
    const text = compile(code);
    if (text === null) return;
    const module: Module = { exports: {} };
    Object.assign(self, { waymarkModule: [module, module.exports, findModule] });
    let isComplete = false;
    Object.assign(self, { waymarkEnd: () => (isComplete = true) });
    runInline(`((module, exports, require) => {${text}\n;waymarkEnd();})(...waymarkModule);`);
    if (isComplete && !/\bcreateRoot\b/.test(code)) show(module);
  },
});

function compile(code: string): string | null {
  try {
    const { code: plain } = reactLibrary.transform(code, {
      transforms: ['jsx', 'typescript', 'imports'],
      jsxRuntime: 'automatic',
      production: true,
      disableESTransforms: true,
    });
    return guardLoops(plain);
  } catch (error) {
    const words = error instanceof Error ? error.message.replace('Error transforming: ', '') : error;
    console.error(`SyntaxError: ${String(words)}`);
    return null;
  }
}

function findModule(name: string): unknown {
  const found = reactLibrary.modules[name];
  if (found === undefined) throw new Error(`There is no module '${name}' here.`);
  return found;
}

function show({ exports }: Module): void {
  const root = document.querySelector('#root');
  const { react, 'react-dom/client': client } = reactLibrary.modules;
  if (!exports.default) console.error('Nothing is shown, because the code has no `export default`.');
  else if (root) client.createRoot(root).render(react.createElement(exports.default));
}
