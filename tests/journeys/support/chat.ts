import type { Page } from '@playwright/test';

import { expect } from './journey.ts';

const fields = { Name: 'Mina', Age: '30', Days: '10', Language: 'Python' };

export async function askFirst(page: Page, problem: string): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await send(page, problem);
}

export async function send(page: Page, problem: string): Promise<void> {
  await page.getByLabel('Your question').fill(problem);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.asked')).toContainText(problem);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
}

export const part = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'What I understood' }).getByRole('button', { name });
