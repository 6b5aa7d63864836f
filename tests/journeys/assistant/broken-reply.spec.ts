import { fillForm } from '../support/assistant-form.ts';
import { expect, expectError, test } from '../support/journey.ts';

/** What was understood, as no page can show it: a newer server could send another shape. */
const letter = 'Hello Mina,\n\n**Lists** hold values in order.';
const broken = { letter, meaning: { intent: 'concept', care: 'none', parts: {} } };

test('a reply that cannot be shown as it should be shows its text, and the chat goes on', async ({
  page,
}) => {
  expectError(page, /.*/);
  await page.goto('/ai');
  await page.route('**/ai/ans', (route) => route.fulfill({ json: broken }));
  await fillForm(page, 'what is a list?');
  await page.getByRole('button', { name: 'Send' }).click();
  const output = page.locator('output.output');
  await expect(output).toContainText('**Lists** hold values in order.');
  await expect(page.getByRole('heading', { name: 'Ask AI' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Copy', exact: true })).toBeVisible();
  await page.reload();
  await expect(output).toContainText('**Lists** hold values in order.');
  await page.unroute('**/ai/ans');
  await page.route('**/ai/ans', (route) => route.fulfill({ json: { letter: 'A **tuple** stays.' } }));
  await page.getByLabel('Your question').fill('and a tuple?');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(output.locator('strong')).toHaveText('tuple');
});
