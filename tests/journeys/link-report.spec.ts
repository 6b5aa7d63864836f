import { findBarriers } from './support/axe.ts';
import { expect, measureOverflow, test } from './support/journey.ts';
import { goOffline } from './support/offline.ts';
import { openPython, tool, topic } from './support/topic-tools.ts';

test('a learner reports a broken link with one tap, and offline reads that it was not sent', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await openPython(page);
  await page.goto('/language/python#lists');
  await tool(page, 'More: Lists').click();
  const open = tool(page, /^Report as broken/).first();
  await open.click();
  const reports = topic(page).getByRole('list', { name: 'Report a broken link: Lists' });
  await expect(reports.getByRole('status').first()).toHaveText(/^Thank you\./);
  await expect(tool(page, /^Reported as broken: /)).toHaveCount(1);
  expect(await findBarriers(page)).toEqual([]);
  expect(await measureOverflow(page)).toBe(0);
  await goOffline(page, context);
  await open.click();
  await expect(reports).toContainText('You are offline, so the report was not sent.');
});
