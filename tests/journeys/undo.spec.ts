import { expect, measureOverflow, open, test } from './support/journey.ts';
import { bar, openPython, tool, topic, waitForTools } from './support/topic-tools.ts';

test('every change is described at the bottom, where it can be undone and redone', async ({ page }) => {
  await openPython(page);
  await expect(bar(page).getByRole('status')).toBeEmpty();
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page).getByRole('status')).toHaveText('Lists: done');
  await expect(tool(page, /^Done: Lists/)).toBeFocused();
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tool(page, 'Mark as done: Lists')).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('Undone. Lists: done');
  await bar(page).getByRole('button', { name: 'Redo' }).click();
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
  await expect(bar(page).getByRole('status')).toHaveText('Lists: done');
  await expect(bar(page).getByRole('button', { name: 'Undo' })).toBeVisible();
  await bar(page).getByRole('button', { name: 'Dismiss' }).click();
  await expect(bar(page).getByRole('status')).toBeEmpty();
  await page.reload();
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
  await expect(bar(page).getByRole('status')).toBeEmpty();
});

test('by keyboard alone: Control+Z undoes a change, but in a field it undoes typing', async ({ page }) => {
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

test('by keyboard alone: Tab goes from a changed control to Undo, and on from there', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Star: Lists').press('Space');
  await expect(bar(page)).toContainText('Lists: starred');
  await page.keyboard.press('Tab');
  const undo = bar(page).getByRole('button', { name: 'Undo' });
  await expect(undo).toBeFocused();
  await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z Meta+Z');
  await page.keyboard.press('Shift+Tab');
  await expect(tool(page, /^Starred: Lists/)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool(page, /^Star: Lists/)).toBeVisible();
  await expect(bar(page).getByRole('button', { name: 'Redo' })).toBeFocused();
  await expect(bar(page).getByRole('button', { name: 'Redo' })).not.toHaveAttribute('aria-keyshortcuts');
  await page.keyboard.press('Tab');
  await expect(bar(page).getByRole('button', { name: 'Dismiss' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool(page, 'Note: Lists')).toBeFocused();
});

test('on a phone, the bar has at most two lines, with its buttons below', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPython(page);
  await tool(page, 'Open all').click();
  await tool(page, 'Mark as done: Lists').click();
  const words = bar(page).locator('output > span');
  await expect(words).toBeVisible();
  // Longer than any real message.
  await words.evaluate((span) => (span.textContent = 'Variables and data types: removed. '.repeat(20)));
  const [lines, buttons, all] = await Promise.all([
    words.evaluate(
      (span) => span.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(span).lineHeight),
    ),
    bar(page).getByRole('button', { name: 'Undo' }).boundingBox(),
    bar(page).boundingBox(),
  ]);
  const text = await words.boundingBox();
  expect(Math.round(lines)).toBe(2);
  expect(buttons?.y).toBeGreaterThanOrEqual((text?.y ?? Infinity) + (text?.height ?? 0) - 1);
  expect(all?.height).toBeLessThan(150);
  expect(await measureOverflow(page)).toBe(0);
});

test('the undo bar disappears after ten seconds, but not while it is hovered or focused', async ({
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

test('the ten seconds continue on another page', async ({ page }) => {
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

test('an undo that is clicked twice happens once', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await bar(page)
    .getByRole('button', { name: 'Undo' })
    .evaluate((button: HTMLElement) => {
      button.click();
      button.click();
    });
  await expect(bar(page).getByRole('status')).toHaveText('Undone. Lists: done');
  await open(page, '/progress');
  const redo = tool(page, 'Redo: Python, Lists: done');
  await redo.click();
  await expect(tool(page, 'Undo: Python, Lists: done')).toBeVisible();
  expect(await page.evaluate(countEvents)).toBe(3);
});

/** How many events the browser has stored; runs in the page. */
async function countEvents(): Promise<number> {
  const opening = indexedDB.open('waymark');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const counting = opening.result.transaction('events').objectStore('events').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  return counting.result;
}

test('on a phone, the undo bar never covers the last line of the roadmap', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await openPython(page);
  await tool(page, 'Open all').click();
  await tool(page, 'Mark as done: Lists').click();
  await expect(bar(page)).toContainText('Lists: done');
  await page.locator('footer').scrollIntoViewIfNeeded();
  const lastLine = await page.locator('.project').last().boundingBox();
  const place = await bar(page).boundingBox();
  expect((lastLine?.y ?? 0) + (lastLine?.height ?? 0)).toBeLessThanOrEqual(place?.y ?? 0);
});
