import { expect, expectError, test } from '../support/journey.ts';
import { askFirst, part } from '../support/chat.ts';

test('what was understood is shown as buttons instead of a sentence, and the days are corrected with one', async ({
  page,
}) => {
  await page.goto('/ai');
  await askFirst(page, 'I want to learn python, 30 minutes a day, only weekends, I know loops');
  const output = page.locator('output.output');
  for (const name of [
    /^A plan/,
    /^Python/,
    /^10 days/,
    /^30 min a day/,
    /^Weekends/,
    /^Beginner assumed/,
    /^Knows/,
  ])
    await expect(part(page, name)).toBeVisible();
  await expect(page.locator('.reply')).not.toContainText('I understood');
  await part(page, /^10 days/).click();
  await expect(page.getByRole('spinbutton')).toBeFocused();
  const again = page.waitForRequest('**/ai/ans');
  await page.getByRole('button', { name: '14', exact: true }).click();
  expect((await again).postDataJSON()).toMatchObject({ days: '10', meaning: { days: 14 } });
  await expect(part(page, '14 days changed')).toBeFocused();
  await expect(output).toContainText('14 days');
  await expect(page.getByText('Answered again.')).toBeAttached();
  // What was set before stays set.
  await part(page, /^30 min/).click();
  await page.getByRole('spinbutton').fill('50');
  await page.getByRole('button', { name: 'Apply' }).click();
  await expect(part(page, '50 min a day changed')).toBeVisible();
  await expect(part(page, '14 days changed')).toBeVisible();
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('#history li')).toHaveCount(1);
});

test('an intent is corrected with one tap, without typing anything again', async ({ page }) => {
  await page.goto('/ai');
  await askFirst(page, 'what is a dictionary?');
  await part(page, /^An explanation/).click();
  await page.getByRole('button', { name: 'A plan', exact: true }).click();
  await expect(part(page, /^A plan changed/)).toBeVisible();
  await expect(page.locator('.reply')).toContainText('Day 10');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(part(page, /^An explanation/)).toBeVisible();
});

test('a part is changed and taken back with the keyboard alone', async ({ page }) => {
  await page.goto('/ai');
  await askFirst(page, 'make me a plan, I know loops');
  await part(page, /^10 days/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.type('21');
  await page.keyboard.press('Enter');
  await expect(part(page, '21 days changed')).toBeFocused();
  await part(page, /^Knows/).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Apply' }).focus();
  await page.keyboard.press('Enter');
  await expect(part(page, /^Knows/)).toBeHidden();
  await expect(part(page, /^A plan/)).toBeFocused();
  await page.getByRole('button', { name: 'Undo changes' }).focus();
  await page.keyboard.press('Enter');
  await expect(part(page, /^10 days/)).toBeVisible();
  await expect(part(page, /^Knows/)).toBeVisible();
  await expect(part(page, /^A plan/)).toBeFocused();
});

test('free days are chosen as days of the week', async ({ page }) => {
  await page.goto('/ai');
  await askFirst(page, 'make me a plan');
  await part(page, 'Days of the week').click();
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await page.getByRole('checkbox', { name: day }).uncheck();
  const again = page.waitForRequest('**/ai/ans');
  await page.getByRole('button', { name: 'Apply' }).click();
  expect((await again).postDataJSON()).toMatchObject({ meaning: { weekdays: [1, 3, 5, 6] } });
  await expect(part(page, 'Tue, Thu, Sat and Sun changed')).toBeVisible();
});

test('Escape closes a choice, and its button has the focus again', async ({ page }) => {
  await page.goto('/ai');
  await askFirst(page, 'plan');
  await part(page, 'Days of the week').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('checkbox', { name: 'Monday' })).toBeHidden();
  await expect(part(page, 'Days of the week')).toBeFocused();
});

test('a correction that fails leaves the reply and says so', async ({ page }) => {
  expectError(page, /Failed to|ERR_FAILED/);
  await page.goto('/ai');
  await askFirst(page, 'plan');
  await page.route('**/ai/ans', (route) => route.abort());
  await part(page, /^10 days/).click();
  await page.getByRole('button', { name: '30', exact: true }).click();
  await expect(page.getByText('An error occurred.')).toBeVisible();
  await expect(page.locator('.reply')).toContainText('Day 10');
});
