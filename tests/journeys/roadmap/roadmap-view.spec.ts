import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';
import { doneButton, mark } from '../support/marks.ts';
import { python } from '../support/python.ts';
import { openPython, tool } from '../support/topic-tools.ts';

const { topics } = python;

test('filters combine, are in the address, spare the topic of a link, and are cleared at once', async ({
  page,
}) => {
  await openPython(page);
  const titles = page.locator('.topic h3').filter({ visible: true });
  await mark(page, 'Running Python');
  await tool(page, 'Filter').click();
  for (const name of ['Open only', 'Beginner', '15 minutes']) await tool(page, name).click();
  const left = topics.filter(
    ({ topic, level, minutes }) => topic !== 'Running Python' && level === 'beginner' && minutes <= 15,
  );
  await expect(page.getByText(`${left.length} of ${topics.length} topics are shown.`)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(titles).toHaveText(left.map(({ topic }) => topic));
  await page.getByRole('link', { name: 'Inheritance', exact: true }).first().click();
  await expect(page.locator('#inheritance h3')).toBeInViewport();
  await expect(page.getByText(`${left.length + 1} of ${topics.length} topics are shown.`)).toBeAttached();
  await tool(page, 'Clear the filter').click();
  await expect(titles).toHaveCount(topics.length);
  await expect(page).toHaveURL('/language/python#inheritance');
});

test('one topic at a time, by keys and by the bar of a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/language/python');
  await tool(page, 'One at a time').click();
  const titles = page.locator('.topic h3').filter({ visible: true });
  await expect(titles).toHaveText([topics[0]?.topic ?? '']);
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(titles).toHaveText([topics[2]?.topic ?? '']);
  await expect(titles.getByRole('link')).toBeFocused();
  await page.keyboard.press('d');
  await expect(doneButton(page, topics[2]?.topic ?? '')).toBeVisible();
  await tool(page, 'Next topic').click();
  await expect(titles).toHaveText([topics[3]?.topic ?? '']);
  await expect(tool(page, `Topics 4 of ${topics.length}`)).toBeVisible();
  expect(await measureOverflow(page)).toBe(0);
  expect(await findBarriers(page)).toEqual([]);
  await page.reload();
  await expect(titles).toHaveText([topics[3]?.topic ?? '']);
  await page.keyboard.press('?');
  await page.getByRole('checkbox', { name: 'Use these keys' }).uncheck();
  await page.keyboard.press('Escape');
  await page.keyboard.press('k');
  await expect(titles).toHaveText([topics[3]?.topic ?? '']);
  await tool(page, 'One at a time').click();
  await expect(page.locator(`[id="${topics[3]?.slug}"]`)).toBeInViewport();
});
