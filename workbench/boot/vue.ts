import type { Component, createApp as CreateApp } from 'vue';
import type * as Compiler from 'vue/compiler-sfc';

import { compileVue } from './compile-vue.ts';

declare const vueLibrary: {
  readonly compiler: typeof Compiler;
  readonly Vue: Readonly<Record<string, unknown>> & { readonly createApp: typeof CreateApp };
};

/** Shows a component as a project's `main.js` does; or its parent, which imports it from a file. */
Object.assign(self, {
  async waymarkMount(code: string, parent?: string) {
    const vue = writeVueModule();
    const own = makeModule(code, 'own', { vue });
    const shown = parent === undefined ? own : makeModule(parent, 'parent', { vue, own });
    const module: { readonly default: Component } = await import(/* @vite-ignore */ shown);
    vueLibrary.Vue.createApp(module.default).mount('#app');
  },
});

function writeVueModule(): string {
  const names = Object.keys(vueLibrary.Vue).filter((name) => name !== 'default');
  return makeAddress(`export const { ${names.join(', ')} } = vueLibrary.Vue;`);
}

type Addresses = { readonly vue: string; readonly own?: string };

/** Nothing here knows where packages and files are, so modules import from addresses. */
function makeModule(code: string, name: string, { vue, own }: Addresses): string {
  const { script, style } = compileVue(vueLibrary.compiler, code, `data-v-${name}`);
  addStyle(style);
  const text = script.replaceAll(/\bfrom\s*(['"])vue\1/g, `from '${vue}'`);
  return makeAddress(
    own === undefined ? text : text.replaceAll(/\bfrom\s*(['"])\.\/\w+\.vue\1/g, `from '${own}'`),
  );
}

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

function makeAddress(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}
