import { expect, expectError, open, test } from './support/journey.ts';

test.use({ keepsSite: false });

test('a reply is shown in full if the Markdown script is missing, and the question stays in the history', async ({
  page,
}) => {
  expectError(page, /ERR_FAILED/);
  await page.route('**/assets/reply-*.js', (route) => route.abort());
  await open(page, '/ai');
  for (const [label, value] of Object.entries({ Name: 'Mina', Age: '20', Days: '3', Language: 'Python' }))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Your question').fill('plan please');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output.output')).toContainText('Hello Mina,');
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByRole('button', { name: 'plan please' })).toBeVisible();
});
