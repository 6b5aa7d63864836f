import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Browser, Page } from '@playwright/test';

import { startServer } from '../durability/server-process.ts';
import { expect, type Learner, logIn, makeLearner, open, signUp, test } from './support/journey.ts';
import { doneButton, markAsDone } from './support/marks.ts';
import { python } from './support/python.ts';

test('what a guest did online and offline survives when the server is killed in the first exchange', async ({
  browser,
}) => {
  // Two servers start in it, one after another.
  test.slow();
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-exchange-'));
  let server = await startServer({ DATA_DIR: dataDir });
  const learner = makeLearner();
  const page = await openProfile(browser, server.url);
  await markTopics(page);
  await signUp(page, learner);
  const sent = page.waitForRequest('**/api/journal');
  await beginLogin(page, learner);
  await sent;
  await server.end('SIGKILL');
  server = await startServer({ DATA_DIR: dataDir, PORT: new URL(server.url).port });

  const exchanged = page.waitForResponse('**/api/journal');
  await open(page, '/language/python');
  expect((await exchanged).status()).toBe(200);
  const phone = await openProfile(browser, server.url);
  await logIn(phone, learner);
  for (const one of [page, phone]) {
    await open(one, '/language/python');
    await expect(one.locator('nav#topics')).toContainText(`2 of ${python.topicCount} done`);
    for (const title of ['Lists', 'Dictionaries']) await expect(doneButton(one, title)).toBeVisible();
    await one.context().close();
  }
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true });
});

async function openProfile(browser: Browser, baseURL: string): Promise<Page> {
  const context = await browser.newContext({ baseURL });
  return context.newPage();
}

/** One online, one offline. */
async function markTopics(page: Page): Promise<void> {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await page.context().setOffline(true);
  await markAsDone(page, 'Dictionaries').click();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
  await page.context().setOffline(false);
}

async function beginLogin(page: Page, { email, password }: Learner): Promise<void> {
  await page.goto('/login');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Log In' }).click();
}
