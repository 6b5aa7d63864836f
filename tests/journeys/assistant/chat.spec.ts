import { askFirst, part, send } from '../support/chat.ts';
import { findBarriers } from '../support/axe.ts';
import { measureShift } from '../support/shift.ts';
import {
  expect,
  expectError,
  logIn,
  makeLearner,
  measureOverflow,
  open,
  signUp,
  test,
} from '../support/journey.ts';

test('the chat lasts through a reload, and its last turns are sent with the next message', async ({
  page,
}) => {
  await page.goto('/ai');
  await askFirst(page, 'make me a plan');
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
  const { turns } = (await sent).postDataJSON();
  expect(turns).toMatchObject([
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
  await askFirst(page, 'what is a dictionary?');
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
  await askFirst(page, 'what is a dictionary?');
  await page.getByLabel('Your question').fill('i dont want to live anymore');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.reply')).toContainText('talk to someone today');
  await expect(page.getByRole('region', { name: 'Earlier in this chat' })).toBeHidden();
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
  const sent = page.waitForRequest('**/ai/ans');
  await send(page, 'what is a list?');
  expect((await sent).postDataJSON()).not.toHaveProperty('turns');
});

test('a plan opens with its first week, and is copied whole', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/ai');
  await askFirst(page, 'make me a plan');
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
  await askFirst(page, 'what is the best pizza in town?');
  await page.getByRole('button', { name: 'Make a plan' }).click();
  await expect(page.getByLabel('Your question')).toHaveValue('Make me a plan for Python.');
  await expect(page.getByLabel('Your question')).toBeFocused();
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const)
  test(`at ${width} px, the details of the learner take one line once a question is sent`, async ({
    page,
  }) => {
    // A question that the form refuses is still read for danger.
    expectError(page, /400/);
    await page.setViewportSize({ width, height });
    await page.goto('/ai');
    await askFirst(page, 'plan');
    await expect(page.getByLabel('Name', { exact: true })).toBeHidden();
    await expect(page.getByLabel('Your question')).toBeInViewport();
    await expect(page.locator('.asked')).toBeInViewport();
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
    await askFirst(page, 'make me a plan, I know loops');
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
