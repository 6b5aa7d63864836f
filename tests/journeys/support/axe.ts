import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

import type { JSHandle, Page } from '@playwright/test';

const axe = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const colors = ['color-contrast', 'link-in-text-block'];
/** No page has a style of its own, which the tests of what is sent prove. It takes a third of the time. */
const settled = ['avoid-inline-spacing'];

/** What axe finds on the page, with all its rules. */
export function findBarriers(page: Page): Promise<string[]> {
  return runAxe(page, {});
}

/** The same without the rules about colors. */
export function findBarriersOfStructure(page: Page): Promise<string[]> {
  return runAxe(page, {
    rules: Object.fromEntries([...colors, ...settled].map((rule) => [rule, { enabled: false }])),
  });
}

/**
 * The rules about colors. They depend on styles only, so of elements with the same ancestors, classes and states, only
 * the first is checked. `seen` are the kinds of elements that were checked in this theme; it grows.
 */
export async function findBarriersOfColors(page: Page, seen = new Set<string>()): Promise<string[]> {
  const found = await page.evaluateHandle(
    (before) => {
      const checked = new Set(before);
      const kinds = new Map<string, Element>();
      const states =
        /^(?:class|type|open|disabled|data-.*|aria-(?:current|pressed|expanded|disabled|invalid))$/;
      const nameKind = (element: Element | null): string => {
        if (!element) return '';
        const marks = [...element.attributes].filter(({ name }) => states.test(name));
        const target = element.getAttribute('href')?.slice(0, 1) ?? '';
        const own = [element.tagName, target, ...marks.map(({ name, value }) => `${name}=${value}`)].join(
          ' ',
        );
        return `${nameKind(element.parentElement)} > ${own}`;
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        if (!element?.checkVisibility() || !texts.currentNode.nodeValue?.trim()) continue;
        const kind = nameKind(element);
        if (!checked.has(kind) && !kinds.has(kind)) kinds.set(kind, element);
      }
      return { kinds: [...kinds.keys()], elements: [...kinds.values()] };
    },
    [...seen],
  );
  const kinds = await found.evaluate((all) => all.kinds);
  for (const kind of kinds) seen.add(kind);
  if (kinds.length === 0) return [];
  const elements = await found.evaluateHandle((all) => all.elements);
  return runAxe(page, { runOnly: { type: 'rule', values: colors } }, elements);
}

async function runAxe(page: Page, options: object, include?: JSHandle<Element[]>): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(
    async ({ options: chosen, include: elements }) => {
      const { violations } = await Reflect.get(window, 'axe').run(elements ?? document, chosen);
      return violations.flatMap(({ id, nodes }: { id: string; nodes: { html: string }[] }) =>
        nodes.map(({ html }) => `${id}: ${html}`),
      );
    },
    { options: { resultTypes: ['violations'], ...options }, include },
  );
}
