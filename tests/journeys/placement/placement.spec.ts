import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';

test('a few questions show what can be left out; it is marked in one tap, and undone in one', async ({
  page,
}) => {
  await open(page, '/language/python');
  await page.getByRole('link', { name: 'Where should I start?' }).click();
  await expect(page).toHaveTitle('Where to start in Python · Waymark');
  await page.getByRole('button', { name: 'Start' }).press('Enter');
  const question = page.locator('#question');
  await expect(question).toBeFocused();
  for (let number = 1; (await question.count()) > 0; number += 1) {
    await expect(page.getByText(`Question ${number} of at most 8`)).toBeVisible();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('region', { name: 'Answer' })).toBeFocused();
    if (number === 1) expect(await findBarriers(page)).toEqual([]);
    // The second one is not known: nothing that builds on it may be marked.
    await page.getByRole('button', { name: number === 2 ? 'Not yet' : 'I knew it' }).click();
    await expect(page.getByText(`Question ${number} of at most 8`)).toHaveCount(0);
    if (number !== 3) continue;
    await page.reload();
    await expect(question).toBeFocused();
  }
  await expect(page.getByRole('heading', { name: /^You can probably leave out \d+ topics$/ })).toBeFocused();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await findBarriers(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  const ticked = page.getByRole('checkbox', { checked: true });
  const all = await ticked.count();
  await page.getByRole('checkbox').last().uncheck();
  await expect(ticked).toHaveCount(all - 1);
  await page.getByRole('button', { name: `Mark ${all - 1} topics as done` }).click();
  await expect(page.getByRole('link', { name: 'Make a plan for the rest' })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: 'Mark them and make a plan' }).click();
  await expect(page).toHaveURL(/\/plan\?technology=python$/);
  await page.goto('/language/python');
  await expect(page.getByText(`${all - 1} of 36 done`).first()).toBeAttached();
});
