import type { Page } from '@playwright/test';

import { loadGoals } from '#content/library.ts';

import { expect } from './journey.ts';

const found = (await loadGoals()).find(({ id }) => id === 'pet-page');
const [first, second] = found?.steps ?? [];
if (!found || !first || !second) throw new Error('There is no page about a pet.');
export const pet = found;
export const petSteps = [first, second] as const;

/** Makes a plan for it, from the plan form. */
export async function planGoal(page: Page, days: string, minutes = '120'): Promise<void> {
  await page.getByLabel('Days', { exact: true }).fill(days);
  await page.getByLabel('Age').fill('20');
  await page.getByLabel('Minutes a day').fill(minutes);
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${pet.title} in ${days} days`);
}

export const goalRegion = (page: Page) =>
  page.getByRole('region', { name: /^What you will have$|^You made it/ });
