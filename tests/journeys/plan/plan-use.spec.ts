import { readFile } from 'node:fs/promises';

import ICAL from 'ical.js';

import { expect, expectError, open, test } from '../support/journey.ts';
import { askForPlan, beginDay, makePlan, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('the plan is exported as a calendar and as Markdown, and printed without navigation', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  expect((await calendar).suggestedFilename()).toBe('Python in 30 days.ics');
  const text = await readFile(await (await calendar).path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(30);
  const [first] = events;
  expect(first && new ICAL.Event(first).startDate.toJSDate().toISOString()).toBe('2026-11-23T17:00:00.000Z');

  const markdown = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect((await markdown).suggestedFilename()).toBe('Python in 30 days.md');
  expect(await readFile(await (await markdown).path(), 'utf8')).toMatch(/^# Python in 30 days\n/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a roadmap leads to a plan of it, and home leads back to today’s page', async ({ page }) => {
  await open(page, '/language/vue');
  await page.getByRole('link', { name: 'Make a plan' }).click();
  await expect(page.getByLabel('Technology', { exact: true })).toHaveValue('vue');
  await page.getByLabel('Age').fill('30');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue in 30 days');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('main').getByRole('link', { name: 'Vue in 30 days' }).click();
  await expect(today(page)).toBeVisible();
});

test('a plan is removed, and a second plan is made', async ({ page }) => {
  await makePlan(page);
  await page.getByRole('link', { name: 'Make another plan' }).click();
  await page.getByLabel('Technology', { exact: true }).selectOption('sql');
  await page.getByLabel('Days', { exact: true }).fill('20');
  await page.getByLabel('Age').fill('20');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 20 days');
  await expect(
    page.getByText(/^Python in 30 days also has work on 20 days of this plan: up to 90 minutes/),
  ).toBeVisible();
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await expect(page.getByRole('main').getByRole('link', { name: 'MySQL in 20 days' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Python in 30 days' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python in 30 days');
  await expect(page.getByText('Plan removed. Now showing Python in 30 days.')).toBeVisible();
  await expect(page.getByText(/has work on/)).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 20 days');
});

test('the plan of a reply is saved unchanged', async ({ page }) => {
  await askForPlan(page);
  const reply = page.getByRole('status').filter({ hasText: 'Hello Ada' });
  await expect(reply).toContainText('Day 14');
  const [first] = await reply.locator('a[href^="/language/sql#"]').all();
  const title = await first?.textContent();
  await page.getByRole('button', { name: 'Follow this plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 14 days');
  await expect(today(page).getByRole('listitem').first()).toContainText(title ?? 'a first topic');
  await expect(today(page)).toContainText('30 minutes in total');
});

test.describe('when a plan’s roadmaps are not available', () => {
  test.use({ keepsSite: false });

  test('its page says so, and loads them on the next try', async ({ page }) => {
    await makePlan(page);
    expectError(page, /Failed to load|ERR_FAILED/);
    await page.route('**/language/python.json', (route) => route.abort());
    await page.reload();
    const error = page.getByText('The roadmaps could not be loaded.');
    await expect(error).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(error).toBeVisible();
    await expect(again).toBeFocused();
    await page.unroute('**/language/python.json');
    await again.click();
    await expect(today(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('its form and its exports say so if their script is not available', async ({ page }) => {
    expectError(page, /Failed to load|ERR_FAILED/);
    const script = /assets\/(save-plan-form|write-calendar|write-markdown)-/;
    await page.route(script, (route) => route.abort());
    await open(page, '/plan?technology=vue');
    await page.getByLabel('Age').fill('20');
    await page.getByRole('button', { name: 'Make plan' }).click();
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await page.unroute(script);
    await makePlan(page);
    await page.route(script, (route) => route.abort());
    for (const name of ['Calendar file', 'Markdown']) {
      await page.reload();
      await page.getByRole('button', { name }).click();
      await expect(page.getByText('The file could not be written.')).toBeVisible();
    }
  });

  for (const [what, blocked] of [
    ['data', '**/plan.json'],
    ['script', '**/save-suggested*.js'],
  ] as const) {
    test(`the plan of a reply says that it cannot be saved without its ${what}`, async ({ page }) => {
      await askForPlan(page);
      expectError(page, /Failed to load|ERR_FAILED/);
      await page.route(blocked, (route) => route.abort());
      await page.getByRole('button', { name: 'Follow this plan' }).click();
      await expect(page.getByText('The roadmaps could not be loaded.')).toBeVisible();
    });
  }
});

test('a plan that was just made has the focus, names the tab, and is announced', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 480 });
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await expect(page).toHaveTitle('Python in 30 days · Waymark');
  await expect(page.getByRole('status').filter({ hasText: 'Your plan is ready' })).toHaveText(
    'Your plan is ready: Python in 30 days.',
  );
  await page.getByRole('link', { name: 'Make another plan' }).click();
  await expect(page.getByRole('heading', { name: 'Make a plan', level: 1 })).toBeFocused();
  await expect(page.getByRole('heading', { name: 'Make a plan', level: 1 })).toBeInViewport();
  await expect(page).toHaveTitle('Plan · Waymark');
});

test('a plan that cannot be read leaves the page usable, and can be saved and removed', async ({ page }) => {
  expectError(page, /./);
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await page.evaluate(async () => {
    const opening = indexedDB.open('waymark');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const writing = opening.result.transaction('events', 'readwrite');
    const events = writing.objectStore('events');
    const reading = events.getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    for (const event of reading.result)
      if (event.kind === 'plan-saved')
        events.put({ ...event, days: { ...event.days, leftOut: [1], days: [[0, 45, 45, [null], [], []]] } });
    await new Promise((resolve) => writing.addEventListener('complete', resolve));
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python in 30 days');
  await expect(page.getByRole('alert').filter({ hasText: 'This page cannot read this plan.' })).toBeVisible();
  const copy = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save a copy' }).click();
  expect((await copy).suggestedFilename()).toBe('Python in 30 days.json');
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await expect(page.getByRole('heading', { name: 'Make a plan', level: 1 })).toBeVisible();
});
