import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const colours = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/** What axe finds on the page as it stands, by all its rules or by those that look at colours. */
export async function findBarriers(page: Page, rules: 'all' | 'colours' = 'all'): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async (options) => {
      const { violations } = await Reflect.get(window, 'axe').run(options);
      return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
    },
    { resultTypes: ['violations'], ...(rules === 'colours' && { runOnly: colours }) },
  );
}
