import type { Page } from '@playwright/test';

import { findBarriers } from './support/axe.ts';
import { measureShift } from './support/shift.ts';
import {
  expect,
  expectError,
  logIn,
  makeLearner,
  measureOverflow,
  open,
  signUp,
  test,
} from './support/journey.ts';

const fields = { Name: 'Mina', Age: '30', Days: '10', Language: 'Python' };

async function ask(page: Page, problem: string): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await send(page, problem);
}

async function send(page: Page, problem: string): Promise<void> {
  await page.getByLabel('Your question').fill(problem);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.asked')).toContainText(problem);
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
}

const part = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'What I understood' }).getByRole('button', { name });

test('what was understood is shown as buttons instead of a sentence, and the days are corrected with one', async ({
  page,
}) => {
  await page.goto('/ai');
  await ask(page, 'I want to learn python, 30 minutes a day, only weekends, I know loops');
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
  expect((await again).postDataJSON()).toMatchObject({ days: '10', corrections: { days: 14 } });
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
  await ask(page, 'what is a dictionary?');
  await part(page, /^An explanation/).click();
  await page.getByRole('button', { name: 'A plan', exact: true }).click();
  await expect(part(page, /^A plan changed/)).toBeVisible();
  await expect(page.locator('.reply')).toContainText('Day 10');
  await page.getByRole('button', { name: 'Undo changes' }).click();
  await expect(part(page, /^An explanation/)).toBeVisible();
});

test('a part is changed and taken back with the keyboard alone', async ({ page }) => {
  await page.goto('/ai');
  await ask(page, 'make me a plan, I know loops');
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
  await ask(page, 'make me a plan');
  await part(page, 'Days of the week').click();
  for (const day of ['Monday', 'Wednesday', 'Friday'])
    await page.getByRole('checkbox', { name: day }).uncheck();
  const again = page.waitForRequest('**/ai/ans');
  await page.getByRole('button', { name: 'Apply' }).click();
  expect((await again).postDataJSON()).toMatchObject({ corrections: { weekdays: [1, 3, 5, 6] } });
  await expect(part(page, 'Tue, Thu, Sat and Sun changed')).toBeVisible();
});

test('Escape closes a choice, and its button has the focus again', async ({ page }) => {
  await page.goto('/ai');
  await ask(page, 'plan');
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
  await ask(page, 'plan');
  await page.route('**/ai/ans', (route) => route.abort());
  await part(page, /^10 days/).click();
  await page.getByRole('button', { name: '30', exact: true }).click();
  await expect(page.getByText('An error occurred.')).toBeVisible();
  await expect(page.locator('.reply')).toContainText('Day 10');
});

test('the chat lasts through a reload, and its last turns are sent with the next message', async ({
  page,
}) => {
  await page.goto('/ai');
  await ask(page, 'make me a plan');
  await send(page, 'what is a dictionary?');
  await page.reload();
  await expect(page.locator('.asked')).toContainText('what is a dictionary?');
  await expect(page.locator('.reply')).toContainText(/dictionar/i);
  const earlier = page.getByRole('region', { name: 'Earlier in this chat' });
  await expect(earlier.locator('.turn')).toHaveCount(1);
  await expect(earlier).toContainText('Here is your plan for Python');
  await earlier.locator('summary').click();
  await expect(earlier.getByText('Day 1', { exact: true })).toBeVisible();
  const sent = page.waitForRequest('**/ai/ans');
  await send(page, 'thanks');
  const { thread } = (await sent).postDataJSON();
  expect(thread).toMatchObject([
    { problem: 'make me a plan', meaning: { intent: 'plan' }, plan: { technologies: ['python'] } },
    { problem: 'what is a dictionary?', meaning: { technologies: ['python'] } },
  ]);
  await expect(earlier.locator('.turn')).toHaveCount(2);
  await page.getByRole('button', { name: 'New chat' }).click();
  await expect(earlier).toBeHidden();
  await expect(page.locator('.reply')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: 'Examples' })).toBeVisible();
  await expect(page.locator('.reply')).toHaveCount(0);
});

test('the chat ends with the session', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await open(page, '/ai');
  await ask(page, 'what is a dictionary?');
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toContain('dictionary');
  await open(page, '/home');
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
  await open(page, '/ai');
  await expect(page.locator('.reply')).toHaveCount(0);
});

test('a message that needs care ends the chat, and neither is sent again', async ({ page }) => {
  await page.goto('/ai');
  await ask(page, 'what is a dictionary?');
  await page.getByLabel('Your question').fill('i dont want to live anymore');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.reply')).toContainText('talk to someone today');
  await expect(page.getByRole('region', { name: 'Earlier in this chat' })).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
  const sent = page.waitForRequest('**/ai/ans');
  await send(page, 'what is a list?');
  expect((await sent).postDataJSON()).not.toHaveProperty('thread');
});

test('a plan opens with its first week, and is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ai');
  await ask(page, 'make me a plan');
  const reply = page.locator('.reply');
  await expect(reply.getByText('Day 7')).toBeVisible();
  await expect(reply.getByText('Day 8')).toBeHidden();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/I understood: [^]*Day 10/);
  await reply.getByText('Show days 8–10').click();
  await expect(reply.getByText('Day 10')).toBeVisible();
});

test('a message that is not understood is followed by ways forward, which fill in the question', async ({
  page,
}) => {
  await page.goto('/ai');
  await ask(page, 'what is the best pizza in town?');
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('Make me a plan for Python.');
  await expect(page.getByLabel('Your question')).toBeFocused();
});

test('on a phone, the details of the learner take one line once a question is sent', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/ai');
  await ask(page, 'plan');
  await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
  await expect(page.getByLabel('Your question')).toBeVisible();
  await page.getByRole('button', { name: /^Mina, 30, Python, 10 days/ }).click();
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await page.getByLabel('Days', { exact: true }).fill('0');
  await page.getByLabel('Your question').fill('plan');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('Days', { exact: true })).toBeFocused();
  await page.reload();
  await expect(page.locator('.reply')).toContainText('Day 10');
  expect(await measureShift(page)).toBeLessThan(0.1);
});

for (const scheme of ['light', 'dark'] as const) {
  test(`the chat has no barriers and fits a narrow phone, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await page.goto('/ai');
    await ask(page, 'make me a plan, I know loops');
    await send(page, 'I have 30 minutes a day, I know variables and loops and lists');
    await part(page, /^10 days/).click();
    await page.getByRole('button', { name: '14', exact: true }).click();
    await expect(part(page, '14 days changed')).toBeVisible();
    for (const name of [/^A change/, /^Python/, /^14 days/, 'Days of the week', /^Knows/]) {
      await part(page, name).click();
      expect(await findBarriers(page)).toEqual([]);
      expect(await measureOverflow(page)).toBe(0);
      await page.keyboard.press('Escape');
    }
  });
}
