import { fillForm } from '../support/assistant-form.ts';
import { expect, expectError, test } from '../support/journey.ts';

const fillIn = 'Please fill all the details correctly...';

test('the form names the first broken rule in the specification’s order', async ({ page }) => {
  await page.goto('/ai');
  const output = page.locator('output.output');
  const expectReason = async (reason: string) => {
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(output).toHaveText(`${fillIn} ${reason}`);
  };
  await page.getByLabel('Name', { exact: true }).fill('M');
  await expectReason('Name length > 2 letter.');
  await page.getByLabel('Name', { exact: true }).fill('Mi');
  await page.getByLabel('Age', { exact: true }).fill('8');
  await expectReason('Age > 8.');
  await page.getByLabel('Age', { exact: true }).fill('9');
  await page.getByLabel('Days').fill('0');
  await expectReason('Days > 0.');
  await page.getByLabel('Days').fill('1');
  await expectReason('Language Name Length > 0.');
  await page.getByLabel('Language').fill('Python');
  await expectReason('Ask the Problem i.e, Prompt Length > 0.');
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Mi');
});

test('the level is a select whose options are sent as option1 to option4, unchecked', async ({ page }) => {
  await page.goto('/ai');
  const options = page.getByLabel('Level').locator('option');
  await expect(options).toHaveText(['Your Level', 'Beginner', 'Intermediate', 'Advance']);
  expect(await options.evaluateAll((all) => all.map((option) => option.getAttribute('value')))).toEqual([
    'option1',
    'option2',
    'option3',
    'option4',
  ]);
  await page.route('**/ai/ans', (route) => route.fulfill({ json: { letter: 'Hello' } }));
  for (const [at, label] of ['Your Level', 'Beginner', 'Intermediate', 'Advance'].entries()) {
    await fillForm(page, 'plan');
    await page.getByLabel('Level').selectOption(label);
    const asked = page.waitForRequest('**/ai/ans');
    await page.getByRole('button', { name: 'Send' }).click();
    expect((await asked).postDataJSON()).toEqual({
      name: 'Mina',
      age: '14',
      level: `option${at + 1}`,
      days: '30',
      language: 'Python',
      problem: 'plan',
    });
    await expect(page.locator('.reply')).toHaveText('Hello');
  }
});

test('typed text survives a reload and a visit to another page', async ({ page }) => {
  await page.goto('/ai');
  await fillForm(page, 'half a question');
  await page.getByRole('link', { name: 'Home' }).first().click();
  await page.goBack();
  await expect(page.getByLabel('Your question')).toHaveValue('half a question');
  await page.reload();
  await expect(page.getByLabel('Your question')).toHaveValue('half a question');
  await expect(page.getByLabel('Age', { exact: true })).toHaveValue('14');
});

test('an example fills in the form and focuses the first empty field', async ({ page }) => {
  await page.goto('/ai');
  await page.getByRole('button', { name: 'What is the difference between let and const?' }).click();
  await expect(page.getByLabel('Language')).toHaveValue('JavaScript');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
});

test('the device remembers the learner’s details only on request', async ({ page, context }) => {
  await page.goto('/ai');
  await fillForm(page, 'plan');
  await page.getByLabel(/^Remember me/).check();
  const later = await context.newPage();
  await later.goto('/ai');
  await expect(later.getByLabel('Name', { exact: true })).toHaveValue('Mina');
  await expect(later.getByLabel('Level')).toHaveValue('option2');
  await expect(later.getByLabel('Your question')).toHaveValue('');
  await later.getByLabel(/^Remember me/).uncheck();
  await later.close();
  const last = await context.newPage();
  await last.goto('/ai');
  await expect(last.getByLabel(/^Remember me/)).not.toBeChecked();
  await expect(last.getByLabel('Name', { exact: true })).toHaveValue('');
});

test('every invalid field says what it needs, and the first has the focus', async ({ page }) => {
  expectError(page, /400/);
  await page.goto('/ai');
  await page.getByLabel('Your question').fill('what is a list?');
  await page.getByLabel('Days').fill('0');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.locator('output.output')).toHaveText(`${fillIn} Name length > 2 letter.`);
  for (const label of ['Name', 'Age', 'Days', 'Language'])
    await expect(page.getByLabel(label, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Days')).toHaveAccessibleDescription('Enter a number of 1 or more.');
  await expect(page.getByLabel('Your question')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByLabel('Your question')).toHaveValue('what is a list?');
  await page.getByLabel('Days').fill('3');
  await expect(page.getByLabel('Days')).not.toHaveAttribute('aria-invalid');
  await expect(page.getByRole('region', { name: 'Examples' })).toBeVisible();
});
