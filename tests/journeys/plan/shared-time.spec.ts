import type { Page } from '@playwright/test';

import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { beginDay, makePlan } from '../support/plans.ts';

const shares = 'Python in 10 days also has work on';

/** A plan from Monday on, and the form for another. */
async function openSecond(page: Page, days = '10'): Promise<void> {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days });
  await open(page, '/plan?technology=sql');
  await page.getByLabel('Days', { exact: true }).fill('5');
  await page.getByLabel('Minutes a day').fill('60');
  await page.getByLabel('Age').fill('20');
}

test('a second plan says which days it shares, and is moved behind the first by keyboard', async ({
  page,
}) => {
  await openSecond(page);
  await expect(page.getByText(shares)).toContainText(
    /5 days of this plan\. Together that needs up to \d+ minutes a day\. Beside it, \d+ of your 60 minutes are left/,
  );
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start after that, on Thursday 3 December 2026' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Starts on')).toHaveValue('2026-12-03');
  await expect(page.getByLabel('Starts on')).toBeFocused();
  await expect(page.getByText(shares)).toHaveCount(0);
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 5 days');
  await expect(page.getByText('also has work on')).toHaveCount(0);
});

test('a second plan takes the minutes that are left, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openSecond(page);
  const use = page.getByRole('button', { name: /^Use \d+ minutes a day$/ });
  const [left = ''] = /\d+/.exec((await use.textContent()) ?? '') ?? [];
  await use.click();
  await expect(page.getByLabel('Minutes a day')).toHaveValue(left);
  await expect(page.getByText(shares)).toContainText('Together that needs up to 60 minutes a day.');
  expect(await measureOverflow(page)).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 5 days');
  await expect(page.getByText(/^Python in 10 days also has work on 5 days/)).toBeVisible();
});

test('a second plan takes the weekdays that are left', async ({ page }) => {
  await openSecond(page, '3');
  await page.getByLabel('Days', { exact: true }).fill('7');
  const line = page.getByText('Python in 3 days also has work on 3 days of this plan.');
  await expect(line).toBeVisible();
  await page.getByRole('button', { name: 'Only on Thursday, Friday, Saturday and Sunday' }).click();
  await expect(page.getByRole('button', { name: 'Make plan' })).toBeFocused();
  await expect(line).toHaveCount(0);
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 7 days');
});
