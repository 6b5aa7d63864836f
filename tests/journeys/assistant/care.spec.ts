import type { Page } from '@playwright/test';

import { expect, logIn, makeLearner, signUp, test } from '../support/journey.ts';

const helpline = 'https://findahelpline.com/';
const message = 'how do i center a div, also i dont want to live anymore';

async function send(page: Page, problem: string): Promise<void> {
  const fields = { Name: 'Mina', Age: '30', Days: '3', Language: 'Python', 'Your question': problem };
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByRole('button', { name: 'Send' }).click();
}

test('someone in danger is told whom to talk to, and the message is stored nowhere', async ({ page }) => {
  const learner = makeLearner();
  await signUp(page, learner);
  await logIn(page, learner);
  await page.goto('/ai');
  await page.getByRole('button', { name: 'History' }).click();
  const keeps = page.getByLabel('Save my history with my account');
  await keeps.click();
  await expect(keeps).toBeChecked();
  await page.getByRole('button', { name: 'Chat' }).click();
  const kept: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/history') && request.method() === 'POST') kept.push(request.url());
  });
  await send(page, message);
  const reply = page.locator('.reply');
  await expect(reply).toContainText('talk to someone today');
  await expect(reply.getByRole('link')).toHaveAttribute('href', helpline);
  await expect(reply).not.toContainText('Day 1');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('#history li')).toHaveCount(0);
  await page.goto('/ai');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.locator('#history li')).toHaveCount(0);
  expect(kept).toEqual([]);
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('live anymore');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the assistant’s page shows where to find help', async ({ page }) => {
    await page.goto('/ai');
    const help = page.getByText('If you are not safe');
    await expect(help).toBeVisible();
    await expect(help.getByRole('link')).toHaveAttribute('href', helpline);
  });
});

test('someone who may be in danger is answered although the form is empty', async ({ page }) => {
  await page.goto('/ai');
  await page.getByLabel('Your question').fill('i want to kill myself');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('.reply').getByRole('link', { name: 'Find A Helpline' })).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('chat'))).toBeNull();
});
