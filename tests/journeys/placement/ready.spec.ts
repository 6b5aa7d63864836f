import { findBarriers } from '../support/axe.ts';
import { expect, measureOverflow, open, test } from '../support/journey.ts';

test('what comes before a topic is counted with what is done, in the page that the server writes', async ({
  browser,
  page,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const reader = await plain.newPage();
  await reader.goto('/ready?for=react/custom-hooks');
  await expect(reader.getByText(/^\d+ topics come before it: about [\d.]+ hours in all\.$/)).toBeVisible();
  await expect(reader.getByRole('heading', { name: 'JavaScript' })).toBeVisible();
  await plain.close();
  await open(page, '/language/html');
  await page
    .getByRole('button', { name: /^Mark as done/ })
    .first()
    .click();
  await page
    .getByRole('link', { name: /^Am I ready for/ })
    .first()
    .click();
  await expect(page.getByText(/Yes\. Everything that comes before it is done/)).toBeVisible();
  await open(page, '/ready?for=goals/pet-page');
  await expect(page.getByText(/and 1 of them is done\. The rest takes about/)).toBeVisible();
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await measureOverflow(page)).toBe(0);
  await page.getByRole('link', { name: 'Make a plan for this' }).click();
  await expect(page.getByLabel('What do you want to make?')).toHaveValue('pet-page');
});
