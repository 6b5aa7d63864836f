import type { Plugin } from 'vite';

import { buildScript } from './build-script.ts';

const mark = '?script';

/** Lets a module import another one as the text of a finished script. Finished pages run none. */
export function scriptText(isSsrBuild: boolean | undefined): Plugin {
  return {
    name: 'script-text',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(mark)) return null;
      const text = isSsrBuild ? '' : await buildScript(id.slice(0, -mark.length));
      return { code: `export const text = ${JSON.stringify(text)};`, map: null };
    },
  };
}
