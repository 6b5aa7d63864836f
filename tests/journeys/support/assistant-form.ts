import type { Page } from '@playwright/test';

const fields = { Name: 'Mina', Age: '14', Days: '30', Language: 'Python' };

export async function fillForm(page: Page, problem: string): Promise<void> {
  for (const [label, value] of Object.entries(fields))
    await page.getByLabel(label, { exact: true }).fill(value);
  await page.getByLabel('Level').selectOption('Beginner');
  await page.getByLabel('Your question').fill(problem);
}
