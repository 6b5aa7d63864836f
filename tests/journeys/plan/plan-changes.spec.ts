import { expect, open, test } from '../support/journey.ts';
import { allDaysRegion, beginDay, dayLine, makePlan, today } from '../support/plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a topic is locked to a day, moved and removed, and two days are swapped', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await dayLine(page, 2).getByText('Change', { exact: true }).click();
  await dayLine(page, 2).getByRole('button', { name: 'Lock to this day' }).click();
  await expect(page.getByText('Variables and data types stays on Tuesday 24 November 2026.')).toBeVisible();
  await expect(dayLine(page, 2)).toContainText('Locked to this day');

  await dayLine(page, 3).getByText('Change', { exact: true }).click();
  await dayLine(page, 3).getByLabel('Swap this day with').selectOption('Thu 26 Nov');
  await dayLine(page, 3).getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(
    page.getByText('Wednesday 25 November 2026 and Thursday 26 November 2026 have been swapped.'),
  ).toBeVisible();
  await expect(dayLine(page, 3).getByRole('link', { name: 'Numbers and operators' })).toBeVisible();

  await dayLine(page, 4).getByText('Change', { exact: true }).click();
  await dayLine(page, 4).getByLabel('Move to').selectOption('Mon 23 Nov');
  await dayLine(page, 4).getByRole('button', { name: 'Move', exact: true }).click();
  const refusal = dayLine(page, 4).getByRole('alert').filter({ hasText: 'Nothing was changed.' });
  await expect(refusal).toHaveText(
    /must come first, and cannot be finished before that day\. Nothing was changed\.$/,
  );
  await expect(refusal).toBeInViewport();
  await expect(dayLine(page, 4).getByRole('button', { name: 'Move', exact: true })).toBeFocused();

  await dayLine(page, 4).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(page.getByText(/^Removed Strings\./)).toBeVisible();
  await expect(dayLine(page, 4).getByLabel('Change day 4')).toBeFocused();
  await page.reload();
  await expect(dayLine(page, 2)).toContainText('Locked to this day');
  await expect(allDaysRegion(page).getByRole('link', { name: 'Strings', exact: true })).toHaveCount(0);
  await dayLine(page, 2).getByText('Change', { exact: true }).click();
  await dayLine(page, 2).getByRole('button', { name: 'Unlock' }).click();
  await expect(page.getByText('Variables and data types: unlocked in a plan')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dayLine(page, 2)).toContainText('Locked to this day');
});

test('a topic and everything that depends on it are removed in one change, and added back in one', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const begin: unknown = Reflect.get(IDBDatabase.prototype, 'transaction');
    if (typeof begin !== 'function') return;
    const counting = new Proxy(begin, {
      apply(target, store, given) {
        if (given[1] === 'readwrite') document.documentElement.dataset['writes'] += '+';
        return Reflect.apply(target, store, given);
      },
    });
    Reflect.set(IDBDatabase.prototype, 'transaction', counting);
  });
  const countWrites = () =>
    page.evaluate(() => document.documentElement.dataset['writes']?.match(/\+/g)?.length ?? 0);
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  const before = await countWrites();
  await dayLine(page, 2).getByText('Change', { exact: true }).click();
  await dayLine(page, 2).getByRole('button', { name: 'Remove with everything that depends on it' }).click();
  const said = page.getByText(/^Removed Variables and data types and \d+ topics that depend on it\.$/);
  await expect(said).toBeVisible();
  await expect(allDaysRegion(page).getByRole('link', { name: 'Variables and data types' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(allDaysRegion(page).getByRole('link', { name: 'Variables and data types' })).toBeVisible();
  expect((await countWrites()) - before).toBe(2);
});

test('removed topics are listed with what depends on them, and can be added back at any time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await dayLine(page, 2).getByText('Change', { exact: true }).click();
  await dayLine(page, 2).getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(
    page.getByText(/^Removed Variables and data types\. \d+ topics depend on it\.$/),
  ).toBeVisible();
  const bar = await page.locator('.undo-bar[data-shown=true]').boundingBox();
  expect(bar?.height).toBeLessThan(740 / 5);
  await page.reload();
  const out = page.getByRole('region', { name: 'Removed by you' });
  await out.getByText(/topics in the plan depend on it/).click();
  await expect(out.getByText(/Strings, /)).toBeVisible();
  await out.getByRole('button', { name: 'Add back: Variables and data types' }).click();
  await expect(page.getByText('Variables and data types added back, on')).toBeVisible();
  await expect(out).toHaveCount(0);
  await expect(page.getByRole('main')).toBeFocused();
  await expect(allDaysRegion(page).getByRole('link', { name: 'Variables and data types' })).toBeVisible();
});

test('a skipped topic is listed in the plan and can be added back from there', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await open(page, '/language/python#strings');
  await page.getByRole('button', { name: 'Not for me: skip Strings' }).click();
  await expect(page.getByText('Strings: skipped')).toBeVisible();
  await open(page, '/plan');
  const out = page.getByRole('region', { name: 'Removed by you' });
  await expect(out).toContainText('marked “Not for me” in the roadmap');
  await out.getByRole('button', { name: 'Add back: Strings' }).click();
  await expect(out).toHaveCount(0);
  await expect(allDaysRegion(page).getByRole('link', { name: 'Strings', exact: true })).toBeVisible();
});

test('a topic that has left its roadmap is named in the plan, without anything to do', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await page.evaluate(async () => {
    const opening = indexedDB.open('waymark');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const transaction = opening.result.transaction('events', 'readwrite');
    const events = transaction.objectStore('events');
    const reading = events.getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    const old = JSON.stringify(reading.result).replace('"python/running-python"', '"python/first-steps"');
    for (const event of JSON.parse(old)) events.put(event);
    await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  });
  await page.reload();
  await expect(today(page).getByRole('heading', { name: 'first steps' })).toBeVisible();
  await expect(today(page).getByText('No longer in the roadmap.')).toBeVisible();
  await expect(page.getByText('0 of 32 topics done.')).toBeVisible();
  await expect(dayLine(page, 1)).toContainText('First steps (no longer in the roadmap)');
  await page.clock.setSystemTime(new Date('2026-11-25T08:00:00+01:00'));
  await page.reload();
  await page.getByRole('button', { name: 'I’m behind' }).click();
  await page.getByRole('button', { name: /^Keep every topic/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You now finish on' })).toBeVisible();
});

test('the message of a change stays on the way to a topic and back', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await dayLine(page, 1).getByText('Change', { exact: true }).click();
  await dayLine(page, 1).getByRole('button', { name: 'Lock to this day' }).click();
  const said = page.getByRole('status').filter({ hasText: 'Running Python stays on Monday' });
  await expect(said).toBeVisible();
  await today(page).getByRole('link', { name: 'Running Python' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python');
  await page.goBack();
  await expect(said).toBeVisible();
});

test('a topic that was left out is added with one click, and the learner chooses what to give up', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '10' });
  await page.getByText(/^Left out: /).click();
  await page.getByRole('button', { name: 'Add: Inheritance' }).click();
  const question = page.getByRole('dialog', { name: 'Keep the end date or every topic?' });
  await question.getByRole('button', { name: /^Keep every topic and end on/ }).click();
  await expect(
    page.getByText(/^Inheritance added with \d+ topics that it depends on, on [A-Z]/),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add: Inheritance' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('button', { name: 'Add: Inheritance' })).toBeVisible();
});

test('a plan names what it assumes known, and adds it on request', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?technology=python');
  await page.getByLabel('Age').fill('20');
  await page.getByLabel('Level').selectOption('Advanced');
  await page.getByRole('button', { name: 'Make plan' }).click();
  await page.getByText(/^Taken as known: \d+ topics/).click();
  await page.getByRole('button', { name: 'Add: Lists' }).click();
  await expect(page.getByText(/^Lists added/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add: Lists' })).toHaveCount(0);
});
