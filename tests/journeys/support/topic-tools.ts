import { expect, type Locator, type Page } from '@playwright/test';

import { open } from './journey.ts';

/** A topic of Python and what a learner does with it. */
export const topic = (page: Page, slug = 'lists'): Locator => page.locator(`[id="${slug}"]`);
export const tool = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name });
export const bar = (page: Page): Locator => page.locator('.undo-bar');

/** Opens Python's roadmap and waits for its tools, which load later. */
export async function openPython(page: Page): Promise<void> {
  await open(page, '/language/python');
  await waitForTools(page);
}

/** Also when the topic is in a folded chapter, as on a phone. */
export async function waitForTools(page: Page): Promise<void> {
  await expect(page.getByLabel(/^Star.*: Lists/)).toBeAttached();
}
