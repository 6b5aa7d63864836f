import type { BrowserContext, Page } from '@playwright/test';

import { loadSource } from '#content/library.ts';

import { expect, expectError, logIn, makeLearner, nextSent, open, signUp, test } from './support/journey.ts';
import { doneButton, mark, markAsDone } from './support/marks.ts';
import { python } from './support/python.ts';

test('topics that a guest marks as done are still done after a reload, on the cards and at home', async ({
  page,
}) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  await expect(page.locator('nav#topics')).toContainText(`1 of ${python.topicCount} done`);
  await expect(page.locator('nav#topics').getByRole('link', { name: 'Lists (done)' })).toBeVisible();
  await page.reload();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  await open(page, '/language');
  await expect(page.getByRole('link', { name: /^Python/ })).toContainText(`1 of ${python.topicCount} done`);
  await open(page, '/home');
  await expect(page.getByRole('link', { name: 'Continue where you left off: Python' })).toHaveAttribute(
    'href',
    '/language/python#tuples-and-sets',
  );
  await open(page, '/language/python');
  await doneButton(page, 'Lists').click();
  await expect(markAsDone(page, 'Lists')).toBeVisible();
  await page.reload();
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
});

test('what is shown as done is stored, even if the page is left at once', async ({ page }) => {
  await open(page, '/language/python');
  for (const title of ['Lists', 'Dictionaries', 'Strings']) {
    await expect(markAsDone(page, title)).toBeEnabled();
    await markAsDone(page, title).evaluate((button: HTMLButtonElement) => {
      button.click();
      location.reload();
    });
    await expect(doneButton(page, title)).toBeVisible();
  }
});

test('marking works by keyboard alone', async ({ page }) => {
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await markAsDone(page, 'Lists').press('Enter');
  await expect(doneButton(page, 'Lists')).toBeFocused();
});

test('two tabs show the same', async ({ page, context }) => {
  await open(page, '/language/python');
  const other = await context.newPage();
  await open(other, '/language/python');
  await page.evaluate(countNotices);
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(other, 'Lists')).toBeVisible();
  await markAsDone(page, 'Dictionaries').click();
  await expect(doneButton(other, 'Dictionaries')).toBeVisible();
  // A tab that only listens sends no messages; two that answered each other would never stop.
  expect(await page.evaluate(() => Reflect.get(window, 'notices'))).toBe(0);
});

/** Counts the messages of other tabs; runs in the page. */
function countNotices(): void {
  Reflect.set(window, 'notices', 0);
  addEventListener('storage', ({ key }) => {
    if (key === 'journal-changed') Reflect.set(window, 'notices', Reflect.get(window, 'notices') + 1);
  });
}

test('what a guest did offline joins the account at login and reaches another device', async ({
  page,
  context,
  browser,
}) => {
  expectError(page, /Failed to load|ERR_INTERNET|fetching the script/);
  const learner = makeLearner();
  await signUp(page, learner);
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await context.setOffline(true);
  await markAsDone(page, 'Lists').click();
  await markAsDone(page, 'Dictionaries').click();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
  await context.setOffline(false);
  const sent = nextSent(page);
  await logIn(page, learner);
  expect((await sent).status()).toBe(200);
  await expect(page.getByText('Added to your account from this device: 2 topics.')).toBeVisible();

  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await logIn(phone, learner);
    await expect(phone.getByText('Continue where you left off')).toBeVisible();
    await expect(phone.getByText('Added to your account')).toHaveCount(0);
    await open(phone, '/language/python');
    await expect(doneButton(phone, 'Lists')).toBeVisible();
    const told = nextSent(phone);
    await doneButton(phone, 'Lists').click();
    await told;
  });
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
});

test('logging out leaves nothing of the account on the device, and nothing is lost', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await open(page, '/language/python');
  const sent = nextSent(page);
  await markAsDone(page, 'Lists').click();
  await sent;
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await logIn(page, learner);
  await open(page, '/language/python');
  await expect(doneButton(page, 'Lists')).toBeVisible();
});

test('a topic marked while another tab’s change is read stays marked', async ({ page, context }) => {
  await open(page, '/language/python');
  const other = await context.newPage();
  await open(other, '/language/python');
  for (const tab of [page, other]) await expect(markAsDone(tab, 'Lists')).toBeEnabled();
  await markAsDone(page, 'Lists').evaluate((button: HTMLElement) => {
    // A click comes between the other tab's message and reading its change.
    window.dispatchEvent(new StorageEvent('storage', { key: 'journal-changed' }));
    button.click();
  });
  // Reads happen in order, so the read in the other tab saw everything.
  await expect(doneButton(other, 'Lists')).toBeVisible();
  await expect(doneButton(page, 'Lists')).toBeVisible();
});

test('an answer that arrives after logging out brings nothing back', async ({ page, browser }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await logIn(phone, learner);
    await open(phone, '/language/python');
    const sent = nextSent(phone);
    await markAsDone(phone, 'Lists').click();
    await sent;
  });
  const late = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route('**/api/journal', async (route) => {
    const response = await route.fetch();
    asked.resolve();
    await late.promise;
    await route.fulfill({ response });
  });
  await logIn(page, learner);
  await page.goto('/language/python');
  await asked.promise;
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/');
  const answer = page.waitForResponse('**/api/journal');
  late.resolve();
  expect(await (await answer).json()).toMatchObject({ events: [{ kind: 'topic-done' }] });
  await page.getByRole('link', { name: 'Roadmaps' }).first().click();
  await page.getByRole('link', { name: /^Python/ }).click();
  await expect(markAsDone(page, 'Lists')).toBeVisible();
  expect(await page.evaluate(countKept)).toBe(0);
});

/** How many events the browser has stored; runs in the page. */
async function countKept(): Promise<number> {
  const store = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open('waymark');
    opening.addEventListener('success', () => resolve(opening.result));
  });
  return new Promise((resolve) => {
    const counting = store.transaction('events').objectStore('events').count();
    counting.addEventListener('success', () => resolve(counting.result));
  });
}

test('a page in a browser that stores nothing says so, visibly and once', async ({ page }) => {
  expectError(page, /stores nothing/);
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
  await expect(page.getByText('This browser does not let Waymark save anything.')).toBeVisible();
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  const notice = page.getByText('This browser does not let Waymark save anything.');
  await expect(notice).toBeInViewport();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(notice).toHaveCount(0);
  await open(page, '/plan');
  await expect(page.getByRole('heading', { name: 'Make a plan' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an older page keeps working after a newer one has opened the record', async ({ page, context }) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  const newer = await context.newPage();
  await newer.goto('/robots.txt');
  await newer.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('waymark', 3);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => resolve(opening.result.close()));
      }),
  );
  await markAsDone(page, 'Dictionaries').click();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
  await page.reload();
  for (const title of ['Lists', 'Dictionaries']) await expect(doneButton(page, title)).toBeVisible();
});

test('the exported record is added to what another device has', async ({ page, browser }) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  await open(page, '/account');
  await expect(page.getByText('1 topic done.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await saving).path();

  await onAnotherDevice(await browser.newContext(), async (phone) => {
    await open(phone, '/language/python');
    await markAsDone(phone, 'Dictionaries').click();
    await expect(doneButton(phone, 'Dictionaries')).toBeVisible();
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
    await expect(doneButton(phone, 'Lists')).toBeVisible();
    await expect(doneButton(phone, 'Dictionaries')).toBeVisible();
  });
});

async function onAnotherDevice(context: BrowserContext, act: (page: Page) => Promise<void>): Promise<void> {
  await act(await context.newPage());
  await context.close();
}

test('a finished roadmap says so and leads to the next', async ({ page }) => {
  await open(page, '/language/vue');
  const vue = await loadSource('vue');
  const titles = vue.chapters.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  for (const title of titles) await mark(page, title);
  await expect(page.getByText('You have finished this roadmap.')).toBeVisible();
  await page.goto('/home');
  await expect(page.getByText('You have finished Vue.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose your next roadmap' }).click();
  await expect(page).toHaveURL(/\/language$/);
});
