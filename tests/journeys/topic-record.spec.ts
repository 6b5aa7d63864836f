import type { Page } from '@playwright/test';

import { findBarriers } from './support/axe.ts';
import { expect, expectError, measureOverflow, open, test } from './support/journey.ts';
import { python } from './support/python.ts';
import { bar, openPython, tool, topic, waitForTools } from './support/topic-tools.ts';

test('a skipped topic does not count, and can be added back', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Mark as done: Dictionaries').click();
  await tool(page, 'Not for me: skip Lists').click();
  const sidebar = page.locator('nav#topics');
  await expect(sidebar.getByRole('link', { name: 'Lists (skipped)' })).toBeVisible();
  await expect(sidebar).toContainText(`1 of ${python.topicCount - 1} done, 1 skipped`);
  await page.reload();
  await open(page, '/language');
  await expect(
    page.getByRole('region', { name: 'Languages' }).getByRole('link', { name: /^Python/ }),
  ).toContainText(`1 of ${python.topicCount - 1} done, 1 skipped`);
  await openPython(page);
  await tool(page, /^Skipped: Lists/).click();
  await expect(sidebar).toContainText(`1 of ${python.topicCount} done`);
  await expect(bar(page)).toContainText('Lists: not done');
});

test('a roadmap is finished when everything but skipped topics is done', async ({ page }) => {
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

test('a learner’s own links are below the roadmap’s, and only addresses of web pages are accepted', async ({
  page,
}) => {
  await openPython(page);
  await tool(page, 'More: Lists').click();
  await tool(page, 'Add a link: Lists').click();
  const address = topic(page).getByLabel('Address');
  await expect(address).toBeFocused();
  await address.fill('javascript:alert(1)');
  await page.keyboard.press('Enter');
  await expect(topic(page).getByRole('alert')).toContainText('not a web address');
  await address.fill('example.org/lists');
  await topic(page).getByLabel('Title (optional)').fill('My page');
  await page.keyboard.press('Enter');
  await expect(tool(page, 'Add a link: Lists')).toBeFocused();
  const own = topic(page).getByRole('list', { name: 'Your links: Lists' });
  await expect(own.getByRole('link', { name: 'My page' })).toHaveAttribute(
    'href',
    'https://example.org/lists',
  );
  await expect(own.getByRole('link')).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(own).toContainText('example.org · added by you');
  await page.reload();
  await own.getByRole('button', { name: 'Remove My page' }).click();
  await expect(own).toBeHidden();
  await expect(topic(page).getByRole('heading').getByRole('link')).toBeFocused();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(own).toBeVisible();
});

test('links are checked off as read, and the learner says whether they knew an answer', async ({ page }) => {
  await openPython(page);
  const tick = topic(page).getByRole('checkbox').first();
  await expect(tick).toHaveAccessibleName(/^Read: ./);
  await tick.press('Space');
  const question = topic(page).locator('summary');
  await expect(question).toHaveCSS('list-style-type', 'disclosure-closed');
  await question.click();
  await tool(page, 'Not yet: Lists').click();
  await expect(topic(page)).toContainText('Last time: not yet');
  await tool(page, 'I knew it: Lists').click();
  await expect(topic(page)).toContainText('Last time: you knew it');
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
  await expect(page.locator('.continue')).toContainText(`Dictionaries · 1 of ${python.topicCount} done`);
  await page.getByRole('link', { name: 'Continue where you left off: Python' }).click();
  await expect(page).toHaveURL('/language/python#dictionaries');
  await expect(topic(page, 'dictionaries')).toBeInViewport();
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in a topic’s tools, the question and the history in the ${colorScheme} theme, and they fit 320 px`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width: 320, height: 640 });
    await openPython(page);
    await tool(page, 'Open all').click();
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
    await topic(page).getByRole('button', { name: 'Add link' }).click();
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
    await open(page, '/progress');
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
  test(`the tools do not move a page in ${font}`, async ({ page }) => {
    expectError(page, /woff2|ERR_FAILED/);
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
      // A topic that was never near the window has no layout yet.
      await row.scrollIntoViewIfNeeded();
      const height = (await row.boundingBox())?.height ?? 0;
      const kept = await row.evaluate((element) => Number.parseFloat(getComputedStyle(element).minHeight));
      expect(Math.abs(height - kept), `${width} px`).toBeLessThan(2);
    }
  }
}

test('a topic leads to the assistant, which is asked about it, but keeps what was typed before', async ({
  page,
}) => {
  await openPython(page);
  await tool(page, 'More: Lists').click();
  await topic(page).getByRole('link', { name: 'Ask about this topic: Lists' }).click();
  const question = page.getByLabel('Your question');
  await expect(question).toHaveValue('Explain this topic: Lists.');
  await expect(page.getByLabel('Language')).toHaveValue('Python');
  await question.fill('What is a tuple?');
  await open(page, '/ai?topic=python/strings');
  await expect(question).toHaveValue('What is a tuple?');
});
