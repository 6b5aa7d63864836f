import type { Component, createApp as CreateApp } from 'vue';
import type * as Compiler from 'vue/compiler-sfc';

import { compileVue } from './compile-vue.ts';

declare const vueLibrary: {
  readonly compiler: typeof Compiler;
  readonly Vue: Readonly<Record<string, unknown>> & { readonly createApp: typeof CreateApp };
};

/** Shows a component as a project's `main.js` does. */
Object.assign(self, {
  async waymarkMount(code: string) {
    const { script, style } = compileVue(vueLibrary.compiler, code);
    addStyle(style);
    const component = await load(script);
    vueLibrary.Vue.createApp(component).mount('#app');
  },
});

function addStyle(text: string): void {
  const style = document.createElement('style');
  style.textContent = text;
  document.head.append(style);
}

/** The module imports `vue` from an address, since nothing here knows where packages are. */
async function load(script: string): Promise<Component> {
  const names = Object.keys(vueLibrary.Vue).filter((name) => name !== 'default');
  const vue = makeAddress(`export const { ${names.join(', ')} } = vueLibrary.Vue;`);
  const own = script.replaceAll(/\bfrom\s*(['"])vue\1/g, `from '${vue}'`);
  const module: { readonly default: Component } = await import(/* @vite-ignore */ makeAddress(own));
  return module.default;
}

function makeAddress(text: string): string {
  return URL.createObjectURL(new Blob([text], { type: 'text/javascript' }));
}
