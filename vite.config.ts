import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import { loadRenamed } from './content/library.ts';
import { prepareRuntimes } from './site/workbench/prepare-runtimes.ts';
import { scriptText } from './site/workbench/script-text.ts';

const [renamed, runtimes] = await Promise.all([loadRenamed(), prepareRuntimes()]);

/** Shared code goes into few files. Each group depends only on those with a higher priority. */
const chunks = [
  {
    name: 'shared',
    test: /[\\/]node_modules[\\/](?!ts-fsrs)|[\\/]wording[\\/]counts\.|[\\/]app[\\/](shell[\\/][\w-]+\.|browser[\\/][\w-]+\.|ui[\\/][\w-]+\.|[\w-]+\.tsx?|session[\\/](call|send-form|session)\.|record[\\/](outlines|describe-progress|controls[\\/]storage-notice)\.)/,
    priority: 3,
    minShareCount: 2,
  },
  { name: 'rules', test: /[\\/]contract[\\/]/, priority: 0, minShareCount: 2 },
  { name: 'reviews', test: /[\\/](ts-fsrs|reviews)[\\/]/, priority: 0, minShareCount: 2 },
  { name: 'journal', test: /[\\/](journal(?![\\/]reviews)|idb)[\\/]/, priority: 2, minShareCount: 2 },
  {
    name: 'text',
    test: /[\\/](app[\\/]ui[\\/]text[\\/]|content[\\/]topic-key|wording[\\/]topic-words\.)/,
    priority: 2,
    minShareCount: 2,
  },
  {
    name: 'events',
    test: /[\\/]app[\\/]record[\\/](undo-offer|record-events)\./,
    priority: 2,
    minShareCount: 2,
  },
  { name: 'trail', test: /[\\/]app[\\/]ui[\\/]trail[\\/]/, priority: 1, minShareCount: 2 },
  { name: 'planner', test: /[\\/]planner[\\/]/, priority: 1, minShareCount: 2 },
];

/**
 * Removes the parts of React Router that no page uses: its forms, which are marked as free of side effects, and
 * prefetching for a rendering server.
 */
const pruneRouter: Plugin = {
  name: 'prune-router',
  transform(code, id) {
    if (!/[\\/]node_modules[\\/]react-router[\\/]/.test(id)) return null;
    const marked = code.replaceAll(/= (React\$1\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ $1');
    const unnamed = marked.replaceAll(/^\w+\.displayName = .*$/gm, '');
    return { code: unnamed.replace('return shouldPrefetch && !isAbsolute ?', 'return false ?'), map: null };
  },
};

/** Removes from the browser's route table what only the build reads. */
const pruneRoutes: Plugin = {
  name: 'prune-routes',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('/app/routes.ts')
      ? {
          code: code.replaceAll(/^ {4}(source|description|indexed|data):\s+('[^']*'|\w+),$/gm, ''),
          map: null,
        }
      : null,
};

/** Lazy imports need no preloading: their styles are already on the page. */
const plainImports: Plugin = {
  name: 'plain-imports',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('vite/preload-helper.js') ? 'export const __vitePreload = (load) => load();' : null,
};

/** Every page is called page.tsx, so its script is named after its folder. */
function nameChunk({ name, facadeModuleId }: { name: string; facadeModuleId?: string | null }): string {
  const [, folder = name] = /[\\/]pages[\\/](\w[\w-]*)[\\/]page\.tsx$/.exec(facadeModuleId ?? '') ?? [];
  return `assets/${folder}-[hash].js`;
}

/** Its variant for browsers writes HTML to decode a name, which our policy of trusted types forbids; this one has a table. */
const entities = fileURLToPath(import.meta.resolve('decode-named-character-reference'));

/** Two builds of one source: for the browser, and to write the finished pages. */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react(), pruneRouter, pruneRoutes, plainImports, scriptText(isSsrBuild)],
  define: { renamedTopics: JSON.stringify(renamed), builtRuntimes: JSON.stringify(runtimes) },
  resolve: { alias: { 'decode-named-character-reference': entities } },
  publicDir: isSsrBuild ? false : 'app/public',
  build: {
    target: 'es2023',
    outDir: isSsrBuild ? 'dist/render' : 'dist/client',
    manifest: !isSsrBuild,
    modulePreload: false,
    assetsInlineLimit: 0,
    // Finished HTML needs the styles before the scripts of its page.
    cssCodeSplit: false,
    rollupOptions: isSsrBuild
      ? {
          input: {
            render: 'app/render.tsx',
            'search-page': 'site/search-page.ts',
            'ready-page': 'site/ready-page.ts',
          },
        }
      : {
          input: 'app/client.tsx',
          output: { codeSplitting: { groups: chunks }, chunkFileNames: nameChunk },
        },
  },
  ssr: { noExternal: true },
}));
