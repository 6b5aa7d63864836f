import { readFile } from 'node:fs/promises';

import type { Page } from '@playwright/test';
import ICAL from 'ical.js';

import { findBarriers } from './axe.ts';
import { expect, expectFault, open, test } from './journey.ts';

test.use({ timezoneId: 'Europe/Berlin' });

/** The page's day; its clock runs on from there. */
async function beginDay(page: Page, date: string): Promise<void> {
  await page.clock.install({ time: new Date(`${date}T08:00:00+01:00`) });
}

async function makePlan(
  page: Page,
  wish: { technology?: string; days?: string; starts?: string } = {},
): Promise<void> {
  await open(page, '/plan');
  await page.getByLabel('Technology', { exact: true }).selectOption(wish.technology ?? 'python');
  await page.getByLabel('Days', { exact: true }).fill(wish.days ?? '30');
  await page.getByLabel('Age').fill('20');
  if (wish.starts) await page.getByLabel('Starts on').fill(wish.starts);
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText(`in ${wish.days ?? '30'} days`);
}

async function askForPlan(page: Page): Promise<void> {
  await open(page, '/ai');
  await page.getByLabel('Name', { exact: true }).fill('Ada');
  await page.getByLabel('Age', { exact: true }).fill('20');
  await page.getByLabel('Days', { exact: true }).fill('14');
  await page.getByLabel('Level').selectOption('option2');
  await page.getByLabel('Language').fill('SQL');
  await page.getByLabel('Your question').fill('Make me a plan. I have 30 minutes a day.');
  await page.getByRole('button', { name: 'Send' }).click();
}

const today = (page: Page) => page.getByRole('region', { name: 'Today' });
const allDays = (page: Page) => page.getByRole('region', { name: 'All days' });
const dayLine = (page: Page, day: number) =>
  allDays(page)
    .getByRole('listitem')
    .filter({ hasText: new RegExp(`Day ${day} `) });

test('a guest makes a plan, finds today’s page first, ticks off, and finds it so after a reload', async ({
  page,
}) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await expect(today(page).getByRole('link', { name: 'Running Python' })).toHaveAttribute(
    'href',
    '/language/python#running-python',
  );
  await expect(page.getByText('the last one is done by Tuesday 22 December.')).toBeVisible();
  await expect(page.getByText('ends on 22 December 2026')).toBeVisible();
  await today(page).getByRole('button', { name: 'Mark as done: Running Python' }).click();
  await expect(page.getByText('1 of 21 topics done.')).toBeVisible();
  await page.reload();
  await expect(page.getByText('1 of 21 topics done.')).toBeVisible();
  await page.goto('/language/python');
  await expect(page.getByRole('button', { name: 'Done: Running Python' })).toBeVisible();
});

test('what a form lacks is said, and nothing typed is lost', async ({ page }) => {
  await open(page, '/plan');
  await page.getByLabel('Days', { exact: true }).fill('12');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('alert')).toHaveText('Choose a technology.');
  await page.getByLabel('Technology', { exact: true }).selectOption('sql');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('alert')).toContainText('Age must be');
  await expect(page.getByLabel('Days', { exact: true })).toHaveValue('12');
});

test('who is behind lays out again in one tap, and what is done stays', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '90' });
  await today(page).getByRole('button', { name: 'Mark as done: Running Python' }).click();
  await expect(page.getByText(/^1 of \d+ topics done/)).toBeVisible();
  await page.clock.setSystemTime(new Date('2026-11-26T08:00:00+01:00'));
  await page.reload();
  await expect(page.getByText('Open from earlier days: Variables and data types')).toBeVisible();
  await page.getByRole('button', { name: 'I’m behind' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'laid out again' })).toBeVisible();
  await expect(page.getByText('Open from earlier days')).toHaveCount(0);
  await expect(today(page).getByRole('link', { name: 'Variables and data types' })).toBeVisible();
  await expect(dayLine(page, 1)).toContainText('Running Python (done)');
});

test('a page that stays open overnight shows the next day', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  await expect(page.getByText('Day 1 of 30 ·')).toBeVisible();
  await page.clock.fastForward('16:30:00');
  await expect(page.getByText('Day 2 of 30 · Tuesday 24 November')).toBeVisible();
  await expect(dayLine(page, 2)).toHaveAttribute('aria-current', 'date');
});

test('a plan that starts later says when, and calls no day today until then', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { starts: '2026-11-30' });
  await expect(
    page.getByText('30 days · starts on Monday 30 November · ends on 29 December 2026'),
  ).toBeVisible();
  const start = page.getByRole('region', { name: 'Starts on Monday 30 November' });
  await expect(start.getByRole('link', { name: 'Running Python' })).toBeVisible();
  await expect(today(page)).toHaveCount(0);
  await expect(allDays(page).getByText('Today')).toHaveCount(0);
});

test('where both cannot be kept the learner chooses between a later end and less', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page, { days: '14' });
  await page.clock.setSystemTime(new Date('2026-12-01T08:00:00+01:00'));
  await page.reload();
  await page.getByRole('button', { name: 'I’m behind' }).click();
  const question = page.getByRole('dialog', { name: 'What should give way?' });
  await expect(question).toContainText('Then left out:');
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'I’m behind' }).click();
  await question.getByRole('button', { name: /^Keep every topic, end on/ }).click();
  await expect(question).toBeHidden();
  await expect(page.getByRole('button', { name: 'I’m behind' })).toBeFocused();
  await expect(page.getByText(/of 2\d ·/)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('of 14 ·')).toBeVisible();
});

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

test('the plan goes along as a calendar and as Markdown, and paper has no navigation', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await makePlan(page);
  const calendar = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Calendar file' }).click();
  const text = await readFile(await (await calendar).path(), 'utf8');
  const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(events).toHaveLength(30);
  const [first] = events;
  expect(first && new ICAL.Event(first).startDate.toJSDate().toISOString()).toBe('2026-11-23T17:00:00.000Z');

  const markdown = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Markdown' }).click();
  expect(await readFile(await (await markdown).path(), 'utf8')).toMatch(/^# Python in 30 days\n/);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button')).toHaveCount(0);
});

test('a plan is made and ticked off by keyboard alone', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?technology=vue');
  await page.getByLabel('Age').focus();
  await page.keyboard.type('30');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue in 30 days');
  const [button] = await today(page)
    .getByRole('button', { name: /^Mark as done/ })
    .all();
  await button?.press('Enter');
  await expect(page.getByText(/^1 of \d+ topics done/)).toBeVisible();
});

test('a roadmap leads to a plan of it, and home leads back to today’s page', async ({ page }) => {
  await open(page, '/language/vue');
  await page.getByRole('link', { name: 'Make a plan' }).click();
  await expect(page.getByLabel('Technology', { exact: true })).toHaveValue('vue');
  await page.getByLabel('Age').fill('30');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vue in 30 days');
  await page.getByRole('link', { name: 'Home', exact: true }).first().click();
  await page.getByRole('link', { name: 'Go on with your plan: Vue in 30 days' }).click();
  await expect(today(page)).toBeVisible();
});

test('a plan is removed, and another is made beside the first', async ({ page }) => {
  await makePlan(page);
  await page.getByRole('link', { name: 'Make another plan' }).click();
  await page.getByLabel('Technology', { exact: true }).selectOption('sql');
  await page.getByLabel('Days', { exact: true }).fill('20');
  await page.getByLabel('Age').fill('20');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 20 days');
  await page.getByRole('button', { name: 'Remove this plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Python in 30 days');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 20 days');
});

test('the plan of a reply is opened as a plan, the same as it was told', async ({ page }) => {
  await askForPlan(page);
  const reply = page.getByRole('status').filter({ hasText: 'Hello Ada' });
  await expect(reply).toContainText('Day 14');
  const [first] = await reply.locator('a[href^="/language/sql#"]').all();
  const title = await first?.textContent();
  await page.getByRole('button', { name: 'Follow this plan' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('MySQL in 14 days');
  await expect(today(page).getByRole('listitem').first()).toContainText(title ?? 'a first topic');
  await expect(today(page)).toContainText('30 minutes in all');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a plan in the ${colorScheme} theme, and it fits 320 px`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await beginDay(page, '2026-11-23');
    await makePlan(page, { days: '14' });
    await today(page).getByRole('button', { name: 'Mark as done: Running Python' }).click();
    await expect(page.getByText(/^1 of \d+ topics done/)).toBeVisible();
    await page.clock.setSystemTime(new Date('2026-11-24T08:00:00+01:00'));
    await page.reload();
    await dayLine(page, 4).getByText('Change', { exact: true }).click();
    await today(page).locator('.self-check summary').first().click();
    await dayLine(page, 4).getByRole('button', { name: 'Keep on this day' }).click();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(320);
    expect(await findBarriers(page)).toEqual([]);
    await page.clock.setSystemTime(new Date('2026-11-30T08:00:00+01:00'));
    await page.reload();
    await page.getByRole('button', { name: 'I’m behind' }).click();
    await expect(page.getByRole('dialog', { name: 'What should give way?' })).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
  });
}

test.describe('where a plan’s roadmaps cannot be had', () => {
  test.use({ keepsSite: false });

  test('its page says so, and finds them when they are tried again', async ({ page }) => {
    await makePlan(page);
    expectFault(page, /Failed to load|ERR_FAILED/);
    await page.route('**/language/python.json', (route) => route.abort());
    await page.reload();
    const fault = page.getByText('The roadmaps cannot be reached.');
    await expect(fault).toBeVisible();
    const again = page.getByRole('button', { name: 'Try again' });
    await again.click();
    await expect(fault).toBeVisible();
    await expect(again).toBeFocused();
    await page.unroute('**/language/python.json');
    await again.click();
    await expect(today(page)).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
  });

  test('its form and its files say so where their script cannot be had', async ({ page }) => {
    expectFault(page, /Failed to load|ERR_FAILED/);
    const script = /assets\/(keep-wish|calendar-file|markdown)-/;
    await page.route(script, (route) => route.abort());
    await open(page, '/plan?technology=vue');
    await page.getByLabel('Age').fill('20');
    await page.getByRole('button', { name: 'Make the plan' }).click();
    await expect(page.getByRole('alert')).toContainText('cannot be reached');
    await page.unroute(script);
    await makePlan(page);
    await page.route(script, (route) => route.abort());
    for (const name of ['Calendar file', 'Markdown']) {
      await page.reload();
      await page.getByRole('button', { name }).click();
      await expect(page.getByText('What writes the file cannot be had now.')).toBeVisible();
    }
  });

  for (const [what, blocked] of [
    ['data', '**/plan.json'],
    ['script', '**/keep-wished*.js'],
  ] as const) {
    test(`the plan of a reply says that it cannot be kept without its ${what}`, async ({ page }) => {
      await askForPlan(page);
      expectFault(page, /Failed to load|ERR_FAILED/);
      await page.route(blocked, (route) => route.abort());
      await page.getByRole('button', { name: 'Follow this plan' }).click();
      await expect(page.getByText('The roadmaps cannot be reached.')).toBeVisible();
    });
  }
});

test('a part of a topic is ticked off by the words that are seen', async ({ page }) => {
  await beginDay(page, '2026-11-23');
  await open(page, '/plan?technology=dsa');
  await page.getByLabel('Age').fill('10');
  await page.getByLabel('Minutes a day').fill('10');
  await page.getByRole('button', { name: 'Make the plan' }).click();
  await expect(today(page).getByRole('button', { name: /^Mark part 1 as done: / })).toBeVisible();
  const [part] = await today(page)
    .getByRole('button', { name: /^Mark part 1 as done: / })
    .all();
  await part?.press('Enter');
  const done = today(page).getByRole('button', { name: /^Part 1 done: .*\. Mark as open again$/ });
  await expect(done).toBeFocused();
});
