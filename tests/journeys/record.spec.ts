import type { BrowserContext, Page } from '@playwright/test';

import { expect, expectFault, logIn, makeLearner, open, signUp, test } from './journey.ts';

const markAsDone = (page: Page, title: string) =>
  page.getByRole('button', { name: `Mark as done: ${title}` });
const done = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^Done: ${title}`) });

test('a guest marks topics as done, and finds them so after a reload, on the cards and at home', async ({
  page,
}) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(done(page, 'Lists')).toBeVisible();
  await expect(page.locator('nav#topics')).toContainText('1 of 36 done');
  await expect(page.locator('nav#topics').getByRole('link', { name: 'Lists (done)' })).toBeVisible();
  await page.reload();
  await expect(done(page, 'Lists')).toBeVisible();
  await open(page, '/language');
  await expect(page.getByRole('link', { name: /^Python/ })).toContainText('1 of 36 done');
  await open(page, '/home');
  await expect(page.getByRole('link', { name: 'Continue where you stopped: Python' })).toHaveAttribute(
    'href',
    '/language/python',
  );
  await open(page, '/language/python');
  await done(page, 'Lists').click();
  await expect(markAsDone(page, 'Lists')).toBeVisible();
  await page.reload();
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
});

test('marking works by keyboard alone', async ({ page }) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').press('Enter');
  await expect(done(page, 'Lists')).toBeFocused();
});

test('two tabs show the same', async ({ page, context }) => {
  await open(page, '/language/python');
  const other = await context.newPage();
  await open(other, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(done(other, 'Lists')).toBeVisible();
});

test('what a guest did offline joins the account at login, and reaches another device', async ({
  page,
  context,
  browser,
}) => {
  expectFault(page, /Failed to load|ERR_INTERNET|fetching the script/);
  const learner = makeLearner();
  await signUp(page, learner);
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await context.setOffline(true);
  await markAsDone(page, 'Lists').click();
  await markAsDone(page, 'Dictionaries').click();
  await expect(done(page, 'Dictionaries')).toBeVisible();
  await context.setOffline(false);
  const sent = page.waitForResponse('**/api/journal');
  await logIn(page, learner);
  expect((await sent).status()).toBe(200);

  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await logIn(phone, learner);
    await open(phone, '/language/python');
    await expect(done(phone, 'Lists')).toBeVisible();
    const told = phone.waitForResponse('**/api/journal');
    await done(phone, 'Lists').click();
    await told;
  });
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await expect(done(page, 'Dictionaries')).toBeVisible();
});

test('logging out leaves nothing of the account on the device, and nothing is lost', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await open(page, '/language/python');
  const sent = page.waitForResponse('**/api/journal');
  await markAsDone(page, 'Lists').click();
  await sent;
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await logIn(page, learner);
  await open(page, '/language/python');
  await expect(done(page, 'Lists')).toBeVisible();
});

test('a browser that keeps nothing says so', async ({ page }) => {
  expectFault(page, /keeps nothing/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
  });
  await open(page, '/language/python');
  await expect(page.getByText('This browser keeps nothing')).toBeVisible();
  await markAsDone(page, 'Lists').click();
  await expect(done(page, 'Lists')).toBeVisible();
});

test('the record is exported as a file that joins what another device has', async ({ page, browser }) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(done(page, 'Lists')).toBeVisible();
  await open(page, '/account');
  await expect(page.getByText('1 topic done.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await saving).path();

  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await open(phone, '/language/python');
    await markAsDone(phone, 'Dictionaries').click();
    await expect(done(phone, 'Dictionaries')).toBeVisible();
    await open(phone, '/account');
    await phone.getByLabel('Import a file').setInputFiles({
      name: 'other.json',
      mimeType: 'application/json',
      buffer: Buffer.from('{"format":"shopping list"}'),
    });
    await expect(phone.getByText('The file is not an exported journal.')).toBeVisible();
    await phone.getByLabel('Import a file').setInputFiles(file);
    await expect(phone.getByText('2 topics done.')).toBeVisible();
    await open(phone, '/language/python');
    await expect(done(phone, 'Lists')).toBeVisible();
    await expect(done(phone, 'Dictionaries')).toBeVisible();
  });
});

async function onAnotherDevice(context: BrowserContext, act: (page: Page) => Promise<void>): Promise<void> {
  await act(await context.newPage());
  await context.close();
}
