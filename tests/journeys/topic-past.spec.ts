import { findBarriersOfColors, findBarriersOfStructure } from './support/axe.ts';
import { expect, open, test } from './support/journey.ts';
import { bar, openPython, tool, topic } from './support/topic-tools.ts';

test('the progress in a roadmap is reset after confirmation, notes stay, and it can be undone', async ({
  page,
}) => {
  await openPython(page);
  await expect(tool(page, 'Reset progress')).toBeHidden();
  await tool(page, 'Star: Lists').click();
  await tool(page, 'Mark as done: Lists').click();
  await tool(page, 'Reset progress').click();
  const question = page.getByRole('dialog', { name: 'Reset your progress in Python?' });
  await expect(question).toHaveAccessibleDescription('Your notes, stars and links stay.');
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Reset progress')).toBeFocused();
  await tool(page, 'Reset progress').click();
  await question.getByRole('button', { name: 'Reset progress' }).click();
  await expect(tool(page, 'Mark as done: Lists')).toBeVisible();
  await expect(tool(page, /^Starred: Lists/)).toBeVisible();
  await expect(bar(page)).toContainText('Python: progress reset');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(tool(page, /^Done: Lists/)).toBeVisible();
});

test('the history describes every change, and undoes and redoes old ones', async ({ page }) => {
  await openPython(page);
  await tool(page, 'Mark as done: Lists').click();
  await tool(page, 'Star: Dictionaries').click();
  await expect(tool(page, /^Starred: Dictionaries/)).toBeVisible();
  await open(page, '/progress');
  await expect(page.getByText('You worked on 1 of the last 30 days.')).toBeVisible();
  const entries = page.locator('.record-history li');
  await expect(entries.locator('span')).toHaveText(['Python, Dictionaries: starred', 'Python, Lists: done']);
  await expect(page.getByRole('cell', { name: /^1 on / })).toHaveCount(1);
  await tool(page, 'Undo: Python, Lists: done').click();
  await expect(tool(page, 'Redo: Python, Lists: done')).toBeFocused();
  await expect(page.getByText('0 topics done.')).toBeVisible();
  await openPython(page);
  await expect(tool(page, 'Mark as done: Lists')).toBeVisible();
  await open(page, '/progress');
  await tool(page, 'Redo: Python, Lists: done').click();
  await expect(page.getByText('1 topic done.')).toBeVisible();
});

test('a long history is shown in steps of fifty', async ({ page }) => {
  await openPython(page);
  const star = tool(page, /^Star.*: Lists/);
  for (let count = 1; count <= 51; count += 1) {
    await star.click();
    await expect(star).toHaveAttribute('data-on', `${count % 2 === 1}`);
  }
  await open(page, '/progress');
  const entries = page.locator('.record-history li');
  await expect(entries).toHaveCount(50);
  await tool(page, 'Show more').click();
  await expect(entries).toHaveCount(51);
  await expect(entries.last().getByRole('button')).toBeFocused();
});

test.describe('with a roadmap that changed', () => {
  test('a returning learner reads once what changed, a new one does not', async ({ page }) => {
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
    const notice = page.getByRole('complementary', { name: 'Changes since your last visit' });
    await expect(notice).toBeHidden();
    changes = news;
    await openPython(page);
    await expect(notice).toContainText('Since your last visit: 1 topic added, 1 renamed.');
    await expect(notice).toContainText('“dicts” is now Lists');
    expect(await findBarriersOfStructure(page)).toEqual([]);
    expect(await findBarriersOfColors(page)).toEqual([]);
    await notice.getByRole('link', { name: 'Lists' }).first().click();
    await expect(topic(page)).toBeInViewport();
    await notice.getByRole('button', { name: 'Dismiss these changes' }).click();
    await expect(notice).toBeHidden();
    await openPython(page);
    await expect(notice).toBeHidden();
  });

  test('a learner who opens a changed roadmap for the first time reads nothing of it', async ({ page }) => {
    const lead = { title: 'Lists', href: '#lists' };
    const added = { kind: 'added', date: '2027-01-31', key: 'python/lists', name: 'Lists', leads: [lead] };
    await page.route('**/language/python.json', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), changes: [added] } });
    });
    await openPython(page);
    await expect(page.getByRole('complementary', { name: 'Changes since your last visit' })).toBeHidden();
  });
});
