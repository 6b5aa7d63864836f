import { expect, test } from './journey.ts';
import { allDays, beginDay, dayLine, makePlan, today } from './plans.ts';

test.use({ timezoneId: 'Europe/Berlin' });

test('a topic is kept on a day, moved, taken out, and two days change places', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await dayLine(page, 2).getByText('Change', { exact: true }).click();
  await dayLine(page, 2).getByRole('button', { name: 'Keep on this day' }).click();
  await expect(page.getByText('Variables and data types stays on Tuesday 24 November.')).toBeVisible();
  await expect(dayLine(page, 2)).toContainText('Kept here');

  await dayLine(page, 3).getByText('Change', { exact: true }).click();
  await dayLine(page, 3).getByLabel('Swap this day with').fill('2026-11-26');
  await dayLine(page, 3).getByRole('button', { name: 'Swap', exact: true }).click();
  await expect(
    page.getByText('Wednesday 25 November and Thursday 26 November have changed places.'),
  ).toBeVisible();
  await expect(dayLine(page, 3).getByRole('link', { name: 'Strings' })).toBeVisible();

  await dayLine(page, 4).getByText('Change', { exact: true }).click();
  await dayLine(page, 4).getByLabel('Move to').fill('2026-11-23');
  await dayLine(page, 4).getByRole('button', { name: 'Move', exact: true }).click();
  await expect(page.getByText('The plan stays as it was.')).toBeVisible();

  await dayLine(page, 4).getByRole('button', { name: 'Take out', exact: true }).click();
  await expect(page.getByText('Numbers and operators is out of the plan.')).toBeVisible();
  await expect(dayLine(page, 4).getByLabel('Change day 4')).toBeFocused();
  await page.reload();
  await expect(dayLine(page, 2)).toContainText('Kept here');
  await expect(allDays(page).getByRole('link', { name: 'Numbers and operators' })).toHaveCount(0);
  await dayLine(page, 2).getByText('Change', { exact: true }).click();
  await dayLine(page, 2).getByRole('button', { name: 'Let it move' }).click();
  await expect(page.getByText('Variables and data types: free to move in a plan')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(dayLine(page, 2)).toContainText('Kept here');
});

test('a topic goes with all that rests on it in one write, and comes back in one', async ({ page }) => {
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
  await makePlan(page);
  const before = await countWrites();
  await dayLine(page, 2).getByText('Change', { exact: true }).click();
  await dayLine(page, 2).getByRole('button', { name: 'Take out with all that rests on it' }).click();
  const said = page.getByText(
    /^Variables and data types and \d+ topics that rest on it are out of the plan\.$/,
  );
  await expect(said).toBeVisible();
  await expect(allDays(page).getByRole('link', { name: 'Variables and data types' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(allDays(page).getByRole('link', { name: 'Variables and data types' })).toBeVisible();
  expect((await countWrites()) - before).toBe(2);
});

test('a topic that has left its roadmap is named in the plan, and nothing is asked of it', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await page.evaluate(async () => {
    const opening = indexedDB.open('waymark');
    await new Promise((resolve) => opening.addEventListener('success', resolve));
    const events = opening.result.transaction('events', 'readwrite').objectStore('events');
    const reading = events.getAll();
    await new Promise((resolve) => reading.addEventListener('success', resolve));
    const old = JSON.stringify(reading.result).replace('"python/running-python"', '"python/first-steps"');
    for (const event of JSON.parse(old)) events.put(event);
  });
  await page.reload();
  await expect(today(page).getByRole('heading', { name: 'first steps' })).toBeVisible();
  await expect(today(page).getByText('No longer in the roadmap.')).toBeVisible();
  await expect(page.getByText('0 of 20 topics done.')).toBeVisible();
  await expect(dayLine(page, 1)).toContainText('first steps (no longer in the roadmap)');
  await page.getByRole('button', { name: 'I’m behind' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'laid out again' })).toBeVisible();
});

test('what a change says stays with it on the way to a topic and back', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await page.getByRole('button', { name: 'I’m behind' }).click();
  const said = page.getByRole('status').filter({ hasText: 'laid out again' });
  await expect(said).toBeVisible();
  await today(page).getByRole('link', { name: 'Running Python' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python');
  await page.goBack();
  await expect(said).toBeVisible();
});
