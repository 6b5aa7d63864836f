import { expect, type Page } from '@playwright/test';

import { open } from './journey.ts';

/** The page's date; its clock runs on from there. */
export async function beginDay(page: Page, date: string): Promise<void> {
  await page.clock.install({ time: new Date(`${date}T08:00:00+01:00`) });
}

export async function makePlan(
  page: Page,
  wish: { technology?: string; days?: string; starts?: string } = {},
): Promise<void> {
  await open(page, '/plan');
  await page.getByLabel('Technology', { exact: true }).selectOption(wish.technology ?? 'python');
  await page.getByLabel('Days', { exact: true }).fill(wish.days ?? '30');
  await page.getByLabel('Age').fill('20');
  if (wish.starts) await page.getByLabel('Starts on').fill(wish.starts);
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`in ${wish.days ?? '30'} days`);
  // The title is there before the days are.
  await expect(allDaysRegion(page)).toBeVisible();
}

export async function askForPlan(page: Page): Promise<void> {
  await open(page, '/ai');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Age', { exact: true }).fill('20');
  await page.getByLabel('Days', { exact: true }).fill('14');
  await page.getByLabel('Level').selectOption('option2');
  await page.getByLabel('Language').fill('SQL');
  await page.getByLabel('Your question').fill('Make me a plan. I have 30 minutes a day.');
  await page.getByRole('button', { name: 'Send' }).click();
}

export const today = (page: Page) => page.getByRole('region', { name: 'Today' });
export const allDaysRegion = (page: Page) => page.getByRole('region', { name: 'All days' });
export const dayLine = (page: Page, day: number) =>
  allDaysRegion(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`Day ${day} `) });
