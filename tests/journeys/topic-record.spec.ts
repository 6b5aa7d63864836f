import type { Locator, Page } from '@playwright/test';

import { findBarriers } from './axe.ts';
import { expect, expectFault, open, test } from './journey.ts';

const topic = (page: Page, slug = 'lists'): Locator => page.locator(`[id="${slug}"]`);
const tool = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const bar = (page: Page) => page.locator('.undo-bar');

/** Opens Python's roadmap and waits for the tools, which come after it. */
async function openPython(page: Page): Promise<void> {
  await open(page, '/language/python');
  await waitForTools(page);
}

async function waitForTools(page: Page): Promise<void> {
  await expect(tool(page, /^Star.*: Lists/)).toBeAttached();
}

test('whatever is done is said at the bottom, and taken back and brought back from there', async ({
  page,
}) => {
  await openPython(page);
  await expect(bar(page).getByRole('status')).toBeEmpty();
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page).getByRole('status')).toHaveText('Lists: done');
  await expect(tool(page, /^Done: Lists/)).toBeFocused();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tool(page, 'Mark as done: Lists')).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('Taken back. Lists: done');
  await bar(page).getByRole('button', { name: 'Redo' }).click();
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page).getByRole('status')).toBeEmpty();
  await page.reload();
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
  await expect(bar(page).getByRole('status')).toBeEmpty();
});

test('by keyboard alone: Control and Z take back what was done, but in a field it stays the field’s', async ({
  page,
}) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').press('Enter');
  await expect(bar(page)).toContainText('Lists: done');
  await page.keyboard.press('Control+z');
  await expect(tool(page, 'Mark as done: Lists')).toBeFocused();
  await tool(page, 'Star: Lists').press('Space');
  await tool(page, 'Note: Lists').press('Enter');
  const field = topic(page).getByRole('textbox');
  await expect(field).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(tool(page, /^Starred: Lists/)).toBeVisible();
});

test('the offer to take back goes after ten seconds, and waits under the pointer and the focus', async ({
  page,
}) => {
  await page.clock.install();
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page)).toContainText('Lists: done');
  await bar(page).getByRole('button', { name: 'Undo' }).hover();
  await page.clock.runFor(30_000);
  await expect(bar(page)).toContainText('Lists: done');
  await bar(page).getByRole('button', { name: 'Undo' }).focus();
  await topic(page).getByRole('heading').hover();
  await page.clock.runFor(30_000);
  await expect(bar(page)).toContainText('Lists: done');
  await tool(page, /^Done: Lists/).focus();
  await page.clock.runFor(9000);
  await expect(bar(page)).toContainText('Lists: done');
  await page.clock.runFor(1500);
  await expect(bar(page).getByRole('status')).toBeEmpty();
});

test('the ten seconds go on while the learner is on another page', async ({ page }) => {
  await page.clock.install();
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page)).toContainText('Lists: done');
  await page.getByRole('link', { name: 'Roadmaps', exact: true }).first().click();
  await expect(page).toHaveURL('/language');
  await page.clock.runFor(10_500);
  await page.goBack();
  await waitForTools(page);
  await expect(bar(page).getByRole('status')).toBeEmpty();
  await page.keyboard.press('Control+z');
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
});

test('an offer that is pressed twice is taken once', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await bar(page)
    .getByRole('button', { name: 'Undo' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(bar(page).getByRole('status')).toHaveText('Taken back. Lists: done');
  await open(page, '/account');
  const redo = tool(page, 'Redo: Python, Lists: done');
  await redo.click();
  await expect(tool(page, 'Undo: Python, Lists: done')).toBeVisible();
  expect(await page.evaluate(countEvents)).toBe(3);
});

/** How many events the browser keeps; runs in the page. */
async function countEvents(): Promise<number> {
  const opening = indexedDB.open('waymark');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const counting = opening.result.transaction('events').objectStore('events').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  return counting.result;
}

test('on a phone the offer never covers the last line of the roadmap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page)).toContainText('Lists: done');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const lastLine = await page.locator('.project').last().boundingBox();
  const place = await bar(page).boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
});

test('a topic that is not for the learner is skipped, does not count, and is taken in again', async ({
  page,
}) => {
  await openPython(page);
  await tool(page, 'Mark as done: Dictionaries').click();
  await tool(page, 'Not for me: skip Lists').click();
  const sidebar = page.locator('nav#topics');
  await expect(sidebar.getByRole('link', { name: 'Lists (skipped)' })).toBeVisible();
  await expect(sidebar).toContainText('1 of 35 done, 1 skipped');
  await page.reload();
  await open(page, '/language');
  await expect(page.getByRole('link', { name: /^Python/ })).toContainText('1 of 35 done, 1 skipped');
  await openPython(page);
  await tool(page, /^Skipped: Lists/).click();
  await expect(sidebar).toContainText('1 of 36 done');
  await expect(bar(page)).toContainText('Lists: open again');
});

test('everything but the skipped done is all of it', async ({ page }) => {
  await open(page, '/language/vue');
  await expect(page.locator('.done-button:disabled')).toHaveCount(0);
  await tool(page, /^Not for me/)
    .first()
    .click();
  const left = tool(page, /^Mark as done/);
  for (let count = await left.count(); count > 1; count -= 1) await left.last().click();
  await expect(page.locator('nav#topics')).toContainText('13 of 13 done, 1 skipped');
  await expect(page.locator('nav#topics progress')).toHaveJSProperty('value', 100);
});

test('a note is kept as a draft, saved after a pause and on leaving, and stays after a reload', async ({
  page,
}) => {
  await page.clock.install();
  await openPython(page);
  await tool(page, 'Note: Lists').click();
  await expect(tool(page, 'Note: Lists')).toHaveAttribute('aria-expanded', 'true');
  const field = topic(page).getByLabel('Your note on Lists');
  await expect(field).toBeFocused();
  await field.pressSequentially('append changes');
  await page.clock.runFor(2000);
  await expect(topic(page).getByText('Saved')).toBeVisible();
  await field.pressSequentially(' the list');
  await tool(page, 'Star: Dictionaries').focus();
  await expect(bar(page)).toContainText('Lists: note saved');
  await page.reload();
  await expect(topic(page).locator('.note')).toContainText('append changes the list');
  await topic(page).getByRole('button', { name: 'Edit the note on Lists' }).click();
  await field.fill('only a draft');
  await page.reload();
  await expect(field).toHaveValue('only a draft');
  await expect(field).not.toBeFocused();
  await page.clock.runFor(2000);
  await field.press('Escape');
  await expect(tool(page, 'Note: Lists')).toBeFocused();
  await expect(topic(page).locator('.note')).toContainText('only a draft');
});

test('a note is taken back as a whole, however often it was saved meanwhile', async ({ page }) => {
  await page.clock.install();
  await openPython(page);
  await tool(page, 'Note: Lists').click();
  const field = topic(page).getByLabel('Your note on Lists');
  await field.pressSequentially('one');
  await page.clock.runFor(2000);
  await expect(topic(page).getByText('Saved')).toBeVisible();
  await field.pressSequentially(' two');
  await field.press('Escape');
  await expect(topic(page).locator('.note')).toContainText('one two');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(topic(page).locator('.note')).toBeHidden();
});

test('links of one’s own stand below the roadmap’s, and only addresses of web pages are taken', async ({
  page,
}) => {
  await openPython(page);
  await tool(page, 'More: Lists').click();
  await tool(page, 'Add a link: Lists').click();
  const address = topic(page).getByLabel('Address');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(topic(page).getByRole('alert')).toContainText('no address of a web page');
  await address.fill('example.org/lists');
  await topic(page).getByLabel('Title, if you like').fill('My page');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Add a link: Lists')).toBeFocused();
  const own = topic(page).getByRole('list', { name: 'Your links: Lists' });
  await expect(own.getByRole('link', { name: 'My page' })).toHaveAttribute(
    'href',
    'https://example.org/lists',
  );
  await expect(own.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(own).toContainText('example.org · yours');
  await page.reload();
  await own.getByRole('button', { name: 'Remove My page' }).click();
  await expect(own).toBeHidden();
  await expect(topic(page).getByRole('heading').getByRole('link')).toBeFocused();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();
});

test('links are ticked as read, and an answer is judged', async ({ page }) => {
  await openPython(page);
  const tick = topic(page).getByRole('checkbox').first();
  await expect(tick).toHaveAccessibleName(/^Read: ./);
  await tick.press('Space');
  await topic(page).locator('summary').click();
  await tool(page, 'Not yet: Lists').click();
  await expect(topic(page)).toContainText('Last time: not yet');
  await tool(page, 'I knew it: Lists').click();
  await expect(topic(page)).toContainText('Last time: knew it');
  await page.reload();
  await expect(tick).toBeChecked();
  await tick.uncheck();
  await page.reload();
  await waitForTools(page);
  await expect(tick).not.toBeChecked();
});

test('home leads back to where the learner stopped', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await tool(page, 'More: Dictionaries').click();
  await tool(page, /^Stop here: Dictionaries/).click();
  await expect(tool(page, /^You stopped here: Dictionaries/)).toBeVisible();
  await open(page, '/home');
  await expect(page.locator('.continue')).toContainText('Dictionaries · 1 of 36 done');
  await page.getByRole('link', { name: 'Continue where you stopped: Python' }).click();
  await expect(page).toHaveURL('/language/python#dictionaries');
  await expect(topic(page, 'dictionaries')).toBeInViewport();
});

test('the progress in a roadmap is forgotten after a question, notes stay, and it can be taken back', async ({
  page,
}) => {
  await openPython(page);
  await expect(tool(page, 'Reset progress')).toBeHidden();
  await tool(page, 'Star: Lists').click();
  await tool(page, 'Mark as done: Lists').click();
  await tool(page, 'Reset progress').click();
  const question = page.getByRole('dialog', { name: 'Forget the progress in Python?' });
  await expect(question).toHaveAccessibleDescription('Notes, stars and your own links stay.');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Reset progress')).toBeFocused();
  await tool(page, 'Reset progress').click();
  await question.getByRole('button', { name: 'Forget it' }).click();
  await expect(tool(page, 'Mark as done: Lists')).toBeVisible();
  await expect(tool(page, /^Starred: Lists/)).toBeVisible();
  await expect(bar(page)).toContainText('Python: progress forgotten');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
});

test('the history says everything in words, and takes back and brings back what is long past', async ({
  page,
}) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await tool(page, 'Star: Dictionaries').click();
  await expect(tool(page, /^Starred: Dictionaries/)).toBeVisible();
  await open(page, '/account');
  await expect(page.getByText('Worked on 1 of the last 30 days.')).toBeVisible();
  const entries = page.locator('.history li');
  await expect(entries.locator('span')).toHaveText(['Python, Dictionaries: starred', 'Python, Lists: done']);
  await expect(page.getByRole('cell', { name: /^1 on / })).toHaveCount(1);
  await tool(page, 'Undo: Python, Lists: done').click();
  await expect(tool(page, 'Redo: Python, Lists: done')).toBeFocused();
  await expect(page.getByText('0 topics done.')).toBeVisible();
  await openPython(page);
  await expect(tool(page, 'Mark as done: Lists')).toBeVisible();
  await open(page, '/account');
  await tool(page, 'Redo: Python, Lists: done').click();
  await expect(page.getByText('1 topic done.')).toBeVisible();
});

test('a long history is shown by fifty', async ({ page }) => {
  await openPython(page);
  const star = tool(page, /^Star.*: Lists/);
  for (let count = 1; count <= 51; count += 1) {
    await star.click();
    await expect(star).toHaveAttribute('data-on', `${count % 2 === 1}`);
  }
  await open(page, '/account');
  const entries = page.locator('.history li');
  await expect(entries).toHaveCount(50);
  await tool(page, 'Show more').click();
  await expect(entries).toHaveCount(51);
  await expect(entries.last().getByRole('button')).toBeFocused();
});

test.describe('with a roadmap that changed', () => {
  test('who comes back hears once what changed, who is new does not', async ({ page }) => {
    const change = { date: '2027-01-31', key: 'python/lists', leads: [{ title: 'Lists', href: '#lists' }] };
    const news = [
      { ...change, kind: 'added', name: 'Lists' },
      { ...change, kind: 'renamed', key: 'python/dicts', name: 'dicts' },
    ];
    let changes: object[] = [];
    await page.route('**/language/python.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), changes } });
    });
    await openPython(page);
    const notice = page.getByRole('complementary', { name: 'What changed' });
    await expect(notice).toBeHidden();
    changes = news;
    await openPython(page);
    await expect(notice).toContainText('Since your last visit: 1 topic added, 1 renamed.');
    await expect(notice).toContainText('“dicts” is now Lists');
    expect(await findBarriers(page)).toEqual([]);
    await notice.getByRole('link', { name: 'Lists' }).first().click();
    await expect(topic(page)).toBeInViewport();
    await notice.getByRole('button', { name: 'Dismiss what changed' }).click();
    await expect(notice).toBeHidden();
    await openPython(page);
    await expect(notice).toBeHidden();
  });

  test('who opens a changed roadmap for the first time hears nothing of it', async ({ page }) => {
    const lead = { title: 'Lists', href: '#lists' };
    const added = { kind: 'added', date: '2027-01-31', key: 'python/lists', name: 'Lists', leads: [lead] };
    await page.route('**/language/python.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), changes: [added] } });
    });
    await openPython(page);
    await expect(page.getByRole('complementary', { name: 'What changed' })).toBeHidden();
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a topic’s tools, the question and the history in the ${colorScheme} theme, and 320 px hold them`, async ({
    page,
  }) => {
    test.setTimeout(60_000);
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openPython(page);
    await tool(page, 'Not for me: skip Dictionaries').click();
    await tool(page, 'Star: Lists').click();
    await topic(page).getByRole('checkbox').first().check();
    await topic(page).locator('summary').click();
    await tool(page, 'Not yet: Lists').click();
    await tool(page, 'More: Lists').click();
    await tool(page, 'Add a link: Lists').click();
    await topic(page)
      .getByLabel('Address')
      .fill('https://example.org/a-very-long-address-that-does-not-break-anywhere');
    await page.keyboard.press('Enter');
    await tool(page, 'Add a link: Lists').click();
    await topic(page).getByRole('button', { name: 'Add the link' }).click();
    await tool(page, 'Note: Lists').click();
    await topic(page).getByLabel('Your note on Lists').fill('A note');
    await tool(page, 'Note: Dictionaries').click();
    await topic(page, 'dictionaries').getByLabel('Your note on Dictionaries').fill('Another');
    await page.keyboard.press('Escape');
    await expect(bar(page)).toContainText('Dictionaries: note saved');
    expect(await findBarriers(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
    await tool(page, 'Topics').click();
    await tool(page, 'Reset progress').click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await open(page, '/account');
    await tool(page, /^Undo: /)
      .first()
      .click();
    await expect(tool(page, /^Redo: /)).toBeVisible();
    expect(await findBarriers(page)).toEqual([]);
    expect(await measureOverflow(page)).toBe(0);
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a roadmap shows none of the tools', async ({ page }) => {
    await page.goto('/language/python');
    await expect(page.getByRole('button', { name: 'Mark as done: Lists' })).toBeHidden();
    await expect(page.getByRole('checkbox')).toHaveCount(0);
  });
});

for (const font of ['its own font', 'a wider one, as its own is late']) {
  test(`the tools come without moving a page in ${font}`, async ({ page }) => {
    expectFault(page, /woff2|ERR_FAILED/);
    if (font !== 'its own font') await page.route('**/*.woff2', (route) => route.abort());
    await checkRoom(page);
  });
}

async function checkRoom(page: Page): Promise<void> {
  for (const width of [320, 360, 460, 600, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/language/python');
    await waitForTools(page);
    await page.evaluate(async () => void (await document.fonts.ready));
    for (const row of (await page.locator('.topic-record').all()).slice(0, 3)) {
      // A topic that was never near has no layout yet.
      await row.scrollIntoViewIfNeeded();
      const height = (await row.boundingBox())?.height ?? 0;
      const kept = await row.evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight));
      expect(Math.abs(height - kept), `${width} px`).toBeLessThan(2);
    }
  }
}

function measureOverflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
