import { symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { rolldown } from 'rolldown';
import { compileScript, compileTemplate, parse } from 'vue/compiler-sfc';

import { writeAngular } from './angular.ts';
import type { RunListing } from './run-listing.ts';
import { writeInside } from './write/write-inside.ts';

const modules = join(import.meta.dirname, '../../../node_modules');

const mounts = {
  jsx: `import { createRoot } from 'react-dom/client'; import { createElement } from 'react'; import App from './App.jsx';
createRoot(document.getElementById('root')).render(createElement(App));`,
  vue: `import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#app');`,
} as const;

/** The script of a component's page, or null if the listing needs no bundle. It is mounted if it does not do so itself. */
export async function bundlePage(listing: RunListing, folder: string): Promise<string | null> {
  if (listing.language === 'angular') {
    await symlink(modules, join(folder, 'node_modules'));
    return build(folder, await writeAngular(listing, folder));
  }
  const kind = findKind(listing);
  if (kind === null) return null;
  const { code, setup } = listing;
  const text = setup === undefined ? code : `${setup}\n${code}`;
  const own = kind === 'jsx' ? 'App.jsx' : isComponent(code) ? 'App.vue' : 'main.js';
  const mountsItself = /createRoot|createApp|\.render\(/.test(code);
  for (const [name, body] of Object.entries(listing.files ?? {})) await writeInside(folder, name, body);
  await symlink(modules, join(folder, 'node_modules'));
  await writeInside(folder, listing.file ?? own, text);
  await writeInside(folder, own, text);
  if (!mountsItself) await writeInside(folder, 'main.js', mounts[kind]);
  return build(folder, mountsItself ? own : 'main.js');
}

function findKind({ technology, language }: RunListing): keyof typeof mounts | null {
  if (language === 'jsx' || language === 'tsx') return 'jsx';
  return technology === 'vue' && language !== 'html' ? 'vue' : null;
}

function isComponent(code: string): boolean {
  return /^\s*</.test(code);
}

async function build(folder: string, entry: string): Promise<string> {
  const bundle = await rolldown({
    cwd: folder,
    input: resolve(folder, entry),
    logLevel: 'silent',
    resolve: { alias: { vue: join(modules, 'vue/dist/vue.esm-bundler.js') }, symlinks: false },
    moduleTypes: { '.jsx': 'tsx', '.js': 'jsx' },
    // What a package does when it is loaded, such as making a compiler known, must not be left out.
    treeshake: { moduleSideEffects: true },
    transform: {
      decorator: { legacy: true },
      define: {
        'process.env.NODE_ENV': '"development"',
        __VUE_OPTIONS_API__: 'true',
        __VUE_PROD_DEVTOOLS__: 'false',
        __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'false',
      },
    },
    plugins: [vueComponents],
  });
  const { output } = await bundle.generate({ format: 'esm', codeSplitting: false });
  await bundle.close();
  const styles = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  return `${styles.join('\n')}\nexport {};`;
}

const vueComponents = {
  name: 'vue-components',
  transform(code: string, id: string) {
    if (!id.endsWith('.vue')) return null;
    const { descriptor } = parse(code, { filename: id });
    const { script, scriptSetup, template, styles } = descriptor;
    const own = { id: 'example', filename: id };
    const made =
      script || scriptSetup
        ? compileScript(descriptor, {
            ...own,
            inlineTemplate: scriptSetup !== null,
            genDefaultAs: 'component',
          }).content
        : 'const component = {};';
    const render = template && !scriptSetup ? compileTemplate({ ...own, source: template.content }).code : '';
    const attach = render ? '\ncomponent.render = render;' : '';
    const style = JSON.stringify(styles.map(({ content }) => content).join('\n'));
    const addStyle = `document.head.append(Object.assign(document.createElement('style'), { textContent: ${style} }));`;
    return {
      code: `${render}\n${made}${attach}\n${addStyle}\nexport default component;`,
      moduleType: 'ts' as const,
    };
  },
};
