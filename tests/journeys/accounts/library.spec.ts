import { readFile } from 'node:fs/promises';

import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { bar, openPython, tool, topic } from '../support/topic-tools.ts';

test('the library has what a learner kept, finds it, gives it back after a removal, and saves it', async ({
  page,
}) => {
  await open(page, '/library');
  await expect(page.getByText('Nothing is here yet.')).toBeVisible();
  await openPython(page);
  await tool(page, 'Star: Lists').click();
  await tool(page, 'Star: Dictionaries').click();
  await topic(page).locator('summary').click();
  await tool(page, 'Not yet: Lists').click();
  await expect(bar(page)).toContainText('did not know the answer yet');

  await open(page, '/library');
  const starred = page.getByRole('region', { name: /^Starred/ });
  await expect(starred.getByRole('listitem')).toHaveText(['Lists', 'Dictionaries']);
  await page.getByLabel('Search your library').fill('dictonaries');
  await expect(starred.getByRole('listitem')).toHaveText(['Dictionaries']);
  await expect(page.getByRole('region', { name: /^Not yet/ })).toBeHidden();
  await page.getByLabel('Search your library').fill('');

  await tool(page, 'Starred: Lists. Remove the star').click();
  await expect(starred.getByRole('link', { name: 'Dictionaries' })).toBeFocused();
  await expect(bar(page)).toContainText('Lists: star removed');
  await bar(page).getByRole('button', { name: 'Undo' }).click();
  await expect(starred.getByRole('listitem')).toHaveText(['Lists', 'Dictionaries']);
  expect(await findBarriers(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);

  const saving = page.waitForEvent('download');
  await tool(page, 'Save as Markdown').click();
  const text = await readFile(await (await saving).path(), 'utf8');
  expect(text).toContain('## Starred\n\n### Python\n\n- [Lists](http');

  await tool(page, 'I know it now: Lists').click();
  await expect(page.getByRole('region', { name: /^Not yet/ })).toBeHidden();
  await starred.getByRole('link', { name: 'Lists' }).click();
  await expect(topic(page)).toBeInViewport();
});
