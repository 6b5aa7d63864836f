import { fillForm } from '../support/assistant-form.ts';
import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, test } from '../support/journey.ts';
import { goOffline, visit } from '../support/offline.ts';

const wish =
  "I keep bees. At the end I'd like a program that reads my notes from a text file, tells me which hives weren't opened for ten days, and prints a sheet for the next round.";
const parts = [
  'Reads my notes from a text file',
  "Tells me which hives weren't opened for ten days",
  'Prints a sheet for the next round',
];

test('what the learner’s own thing has to do is built in their words, part by part', async ({ page }) => {
  await page.goto('/ai');
  await fillForm(page, wish);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.reply')).toContainText('What yours has to do:');
  await page.getByRole('button', { name: 'Follow this plan' }).click();
  const milestones = page.locator('.milestones');
  for (const part of parts) await expect(milestones.getByRole('heading', { name: part })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
});

test.describe('offline', () => {
  test.use({ keepsSite: true });

  test('a plan with parts is made and kept without a network', async ({ page, context }) => {
    await visit(page, '/ai');
    await goOffline(page, context);
    await fillForm(page, wish);
    await page.getByRole('button', { name: 'Send' }).click();
    await page.getByRole('button', { name: 'Follow this plan' }).click();
    await expect(page.locator('.milestones').getByRole('heading', { name: parts[0] })).toBeVisible();
    await page.reload();
    await expect(page.locator('.milestones').getByRole('heading', { name: parts[2] })).toBeVisible();
  });
});
