import { expect, test } from './support/journey.ts';
import { bar, openPython, tool, topic } from './support/topic-tools.ts';

test('a note is a draft at first, is saved after a pause and on leaving, and stays after a reload', async ({
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

test('a note is undone as a whole, even if it was saved several times', async ({ page }) => {
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

test('text typed right after pressing Note is in the note from the first letter', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Note: Lists').press('Enter');
  await page.keyboard.type('append()');
  await expect(topic(page).getByLabel('Your note on Lists')).toHaveValue('append()');
});

test('a note is saved with its last letters when the page is left at once', async ({ page, context }) => {
  await openPython(page);
  await tool(page, 'Note: Lists').click();
  await page.keyboard.type('to the last letter');
  await page.goto('about:blank');
  // Drafts belong to one tab.
  const later = await context.newPage();
  await openPython(later);
  await expect(topic(later).locator('.note')).toContainText('to the last letter');
});

test('the focus ring around Close and the note is not cut off', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Note: Lists').click();
  const edge = await topic(page).evaluate((block) => block.getBoundingClientRect().left);
  for (const target of [
    topic(page).getByLabel('Your note on Lists'),
    tool(page, 'Close the note on Lists'),
  ]) {
    await target.focus();
    const ring = await target.evaluate((element) => {
      const { outlineWidth, outlineOffset } = getComputedStyle(element);
      return (
        element.getBoundingClientRect().left -
        Number.parseFloat(outlineWidth) -
        Number.parseFloat(outlineOffset)
      );
    });
    expect(ring).toBeGreaterThanOrEqual(edge);
  }
});

test('“Not yet” on a topic that is done says so and opens it, “I knew it” on an open one marks it', async ({
  page,
}) => {
  await openPython(page);
  await topic(page).locator('summary').click();
  await tool(page, 'I knew it: Lists').click();
  await expect(topic(page)).toContainText('You can mark the topic as done.');
  await topic(page)
    .locator('.check-result')
    .getByRole('button', { name: 'Mark as done, Lists' })
    .press('Enter');
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
  await expect(tool(page, 'I knew it: Lists')).toBeFocused();
  await tool(page, 'Not yet: Lists').click();
  await expect(topic(page)).toContainText('The topic is still marked as done.');
  await tool(page, 'Mark as not done, Lists').click();
  await expect(topic(page).locator('.done-button')).toHaveText('Mark as done');
  await expect(topic(page)).not.toContainText('still marked as done');
});
