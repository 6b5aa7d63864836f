import { expect, logIn, makeLearner, signUp, test } from '../support/journey.ts';
import { bar, openPython, tool } from '../support/topic-tools.ts';

test('a guest who confirms the logout loses nothing', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page)).toContainText('Lists: done');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await openPython(page);
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
});

test('logout asks first, traps and returns the focus, and then forgets the learner', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await expect(page.locator('.learner')).toHaveText(learner.name);
  const token = await page.evaluate(() => localStorage.getItem('token'));
  const opener = page.getByRole('button', { name: 'Logout' }).first();
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to log out?' });
  await expect(dialog).toBeVisible();
  for (let press = 0; press < 6; press += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(() => document.activeElement?.closest('nav, main, footer') ?? null),
    ).toBeNull();
  }
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(
    await page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('loggedUser')]),
  ).toEqual([null, null]);
  await expect(page.locator('.learner')).toBeHidden();
  await expect(page.getByText(learner.name, { exact: true })).toHaveCount(0);
  const answer = await page.request.get('/api/me', { headers: { authorization: `Bearer ${token}` } });
  expect(answer.status()).toBe(401);
});
