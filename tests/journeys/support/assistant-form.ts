import type { Page } from '@playwright/test';

const fields = { Name: 'Mina', Age: '14', Days: '30', Language: 'Python' };

export async function fillForm(page: Page, problem: string): Promise<void> {
  await unfold(page);
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Level').selectOption('Beginner');
  await page.getByLabel('Your question').fill(problem);
}

/** Shows the fields about the learner, which are folded once a question is sent. */
export async function unfold(page: Page): Promise<void> {
  const change = page.locator('.ask-change');
  if (await change.isVisible()) await change.click();
}
