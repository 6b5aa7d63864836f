import type { Page } from '@playwright/test';

import { expect, expectError, logIn, makeLearner, open, pages, signUp, test } from './support/journey.ts';
import { countUnsent, doneButton, mark } from './support/marks.ts';

/** What a learner did is never lost, and pages never claim more than is true. */

const noRoom = (page: Page) => page.getByText('This device is out of space');

type Instead = (method: () => unknown, self: never, given: unknown[]) => unknown;
/** These are set in the page before any script of a test. */
declare function replace(prototype: object, name: string, instead: Instead): void;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    Reflect.set(window, 'replace', (prototype: object, name: string, instead: Instead) =>
      Reflect.set(prototype, name, new Proxy(Reflect.get(prototype, name), { apply: instead })),
    );
  });
});

/** Makes the page's disk refuse events longer than the page's `room`. */
async function limitRoom(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.set(window, 'room', Number.POSITIVE_INFINITY);
    const written = new WeakMap<IDBTransaction, number>();
    replace(IDBObjectStore.prototype, 'put', (put, store: IDBObjectStore, given) => {
      const before = written.get(store.transaction) ?? 0;
      written.set(store.transaction, Math.max(before, JSON.stringify(given[0]).length));
      return Reflect.apply(put, store, given);
    });
    replace(IDBTransaction.prototype, 'commit', (commit, change: IDBTransaction) => {
      if ((written.get(change) ?? 0) <= Reflect.get(window, 'room')) return Reflect.apply(commit, change, []);
      Object.defineProperty(change, 'error', { value: new DOMException('full', 'QuotaExceededError') });
      return change.abort();
    });
  });
}

/** Exposes the page's connection as `opened`, and blocks new ones while the page's `isForbidden` is true. */
async function watchOpening(page: Page): Promise<void> {
  await page.addInitScript(() => {
    replace(IDBFactory.prototype, 'open', (openDatabase, factory, given) => {
      if (Reflect.get(window, 'isForbidden') === true) throw new DOMException('denied', 'SecurityError');
      const opening: IDBOpenDBRequest = Reflect.apply(openDatabase, factory, given);
      opening.addEventListener('success', () => Reflect.set(window, 'opened', opening.result));
      return opening;
    });
  });
}

const setRoom = (page: Page, room: number) =>
  page.evaluate((characters) => void Reflect.set(window, 'room', characters), room);

test('a full device says so, and stores everything once there is space', async ({ page }) => {
  expectError(page, /did not store/);
  await limitRoom(page);
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await setRoom(page, 0);
  await mark(page, 'Dictionaries');
  await expect(noRoom(page)).toBeInViewport();
  await setRoom(page, 10_000);
  await mark(page, 'Strings');
  await expect(noRoom(page)).toBeHidden();
  await page.reload();
  for (const title of ['Lists', 'Dictionaries', 'Strings'])
    await expect(doneButton(page, title)).toBeVisible();
});

test('a note that does not fit stays a draft and is not shown as saved; everything else is stored', async ({
  page,
}) => {
  expectError(page, /did not store/);
  await limitRoom(page);
  await open(page, '/language/python');
  await setRoom(page, 1000);
  await page.getByRole('button', { name: 'Note: Lists' }).click();
  const note = page.getByLabel('Your note on Lists');
  const text = 'a long note '.repeat(200);
  await note.fill(text);
  await expect(noRoom(page)).toBeVisible();
  await expect(page.getByText('Saved', { exact: true })).toBeHidden();
  await mark(page, 'Dictionaries');
  await expect(noRoom(page)).toBeVisible();
  await page.reload();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
  await expect(note).toHaveValue(text);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
});

test('a file that does not fit is not reported as imported', async ({ page }) => {
  expectError(page, /did not store/);
  await limitRoom(page);
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await open(page, '/progress');
  await expect(page.getByText('1 topic done.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  const file = await (await saving).path();
  await setRoom(page, 0);
  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(page.getByText('This device could not save the file.')).toBeVisible();
  await expect(page.locator('.Toastify__toast')).toHaveCount(0);
  await setRoom(page, 10_000);
  await page.getByLabel('Import a file').setInputFiles(file);
  await expect(page.locator('.Toastify__toast')).toContainText('The file was imported');
});

test('a page says that the record cannot be read, and shows it as soon as it can', async ({ page }) => {
  expectError(page, /could not be read/);
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await page.addInitScript(() => {
    let isBroken = true;
    replace(IDBObjectStore.prototype, 'getAll', (getAll, store, given) => {
      if (!isBroken) return Reflect.apply(getAll, store, given);
      isBroken = false;
      throw new DOMException('broken', 'UnknownError');
    });
  });
  await page.reload();
  const unread = page.getByText('could not be read just now');
  await expect(unread).toBeVisible();
  await mark(page, 'Dictionaries');
  await expect(unread).toBeHidden();
  await expect(doneButton(page, 'Lists')).toBeVisible();
});

test('a record that the browser closed without notice is opened again', async ({ page }) => {
  expectError(page, /did not store/);
  await watchOpening(page);
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await page.evaluate(() => {
    const opened: unknown = Reflect.get(window, 'opened');
    if (opened instanceof IDBDatabase) opened.close();
  });
  await mark(page, 'Dictionaries');
  await expect.poll(() => page.evaluate(countUnsent)).toBe(2);
  await expect(page.locator('.storage-notice')).toHaveCount(0);
});

test('when the browser closes the record and blocks it, the page says so until it is open again', async ({
  page,
}) => {
  expectError(page, /stores nothing/);
  await watchOpening(page);
  await open(page, '/language/python');
  await mark(page, 'Lists');
  await page.evaluate(() => {
    Reflect.set(window, 'isForbidden', true);
    const opened: unknown = Reflect.get(window, 'opened');
    if (!(opened instanceof IDBDatabase)) return;
    opened.close();
    opened.dispatchEvent(new Event('close'));
  });
  await mark(page, 'Dictionaries');
  const keepsNothing = page.getByText('This browser does not let Waymark save anything.');
  await expect(keepsNothing).toBeVisible();
  await page.evaluate(() => Reflect.set(window, 'isForbidden', false));
  await mark(page, 'Strings');
  await expect(keepsNothing).toBeHidden();
  await page.reload();
  for (const title of ['Lists', 'Dictionaries', 'Strings'])
    await expect(doneButton(page, title)).toBeVisible();
});

test('a browser that blocks all storage still shows every page, and the session lasts as long as the page', async ({
  page,
}) => {
  expectError(page, /stores nothing/);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  for (const path of [...pages, '/language/python']) {
    await open(page, path);
    await expect(page.locator('main h1')).toBeVisible();
  }
  await page.getByRole('button', { name: 'Switch theme' }).first().click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', /light|dark/);
  await mark(page, 'Lists');
  await expect(page.getByText('This browser does not let Waymark save anything.')).toBeVisible();
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await expect(page.locator('.learner')).toHaveText(learner.name);
});

test('if toasts cannot be loaded, the form itself shows the result', async ({ page }) => {
  expectError(page, /./);
  await page.route('**/toaster-*.js', (route) => route.abort());
  await open(page, '/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill('Wr0ng!pass');
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByLabel('Password')).toHaveAccessibleDescription('Invalid email or password');
  await page.route('**/api/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.locator('form .error')).toHaveText('No connection. Try again when you are online.');
});
