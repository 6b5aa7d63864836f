import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { expect, type Page, type Response, test as base } from '@playwright/test';

import { routes } from '#app/routes.ts';

export { expect };

export const toast = '.Toastify__toast';

/** Errors that a test provokes: the browser logs refused calls to the console. */
const expected = new WeakMap<Page, RegExp>();

export function expectError(page: Page, error: RegExp): void {
  expected.set(page, error);
}

/** A journey fails if its page logs an error or a warning, throws, or violates its security policy. */
export const test = base.extend<{ readonly keepsSite: boolean }>({
  /** Whether the browser stores the site. Requests of the service worker bypass the routes of a test. */
  keepsSite: [false, { option: true }],
  context: async ({ context, keepsSite }, use) => {
    if (!keepsSite)
      await context.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'));
    await use(context);
  },
  page: async ({ page }, use) => {
    const errors: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') errors.push(message.text());
    });
    page.on('pageerror', (error) => errors.push(String(error)));
    await use(page);
    const allowed = expected.get(page);
    expect(errors.filter((error) => !allowed?.test(error))).toEqual([]);
  },
});

/** Opens a page and waits until it is hydrated: only then do links use client navigation. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('button', { name: 'Switch theme' }).first()).toBeEnabled();
}

/** The CSS pixels by which the page is wider than its window. */
export function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export type Learner = { readonly name: string; readonly email: string; readonly password: string };

let count = 0;

/** A new learner who is not signed up yet. */
export function makeLearner(): Learner {
  count += 1;
  return {
    name: 'Ada',
    email: `ada-${process.pid}-${Date.now()}-${count}@example.com`,
    password: 'Str0ng!pass',
  };
}

export async function signUp(page: Page, learner: Learner): Promise<void> {
  const { name, email, password } = learner;
  const answer = await page.request.post('/api/signup', {
    data: { name, email, password, confirmpassword: password },
  });
  expect(answer.status()).toBe(201);
}

export async function logIn(page: Page, { email, password }: Learner): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page).toHaveURL('/home');
}

/** The answer to the next exchange that sends events. A page that opens has none to send. */
export function nextSent(page: Page): Promise<Response> {
  return page.waitForResponse(
    (answer) =>
      answer.url().endsWith('/api/journal') && answer.request().postData()?.includes('"events":[]') === false,
  );
}

/** The text of the newest mail to an address. */
export async function readMail(address: string): Promise<string> {
  const folder = join(process.env['JOURNEY_DATA'] ?? '', 'mail');
  const names: string[] = await readdir(folder).catch(() => []);
  const files = names.toSorted();
  const mails = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return mails.findLast((mail) => mail.includes(address)) ?? '';
}

/** The addresses of all pages except roadmaps and the not-found page. */
export const pages = routes.map(({ path }) => path).filter((path) => !/[:*]/.test(path));
