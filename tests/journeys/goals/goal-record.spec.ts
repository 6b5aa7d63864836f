import { expect, open, test } from '../support/journey.ts';

test('a step is marked as done, undone and still known after a reload, and so is a topic it needs', async ({
  page,
}) => {
  await open(page, '/language/html#lists');
  await page.getByRole('button', { name: 'Mark as done: Lists' }).click();
  await expect(page.getByRole('button', { name: /^Done: Lists/ })).toBeVisible();
  await open(page, '/goals/pet-page');
  const step = page.locator('#step-2');
  await expect(step.getByRole('listitem').filter({ hasText: 'Lists' })).toContainText('done');
  await step.getByRole('button', { name: 'Mark as done' }).click();
  await expect(page.locator('.undo-bar')).toContainText('A list of what it likes: done');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(step.getByRole('button', { name: 'Mark as done' })).toBeVisible();
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.reload();
  await expect(step.getByRole('button', { name: /^Done:/ })).toBeVisible();
  await page.goto('/goals');
  await expect(page.locator('.goal-line').filter({ hasText: 'A page about a pet' })).toContainText('1 done');
});

test('a learner who worked on a goal last continues with its next step, and finds it in the history', async ({
  page,
}) => {
  await open(page, '/goals/pet-page');
  await page.getByRole('button', { name: 'Mark as done: A page with your pet' }).click();
  await expect(page.locator('#step-1').getByRole('button', { name: /^Done:/ })).toBeVisible();
  await page.goto('/home');
  await page.getByRole('link', { name: 'Continue where you left off: A page about a pet' }).click();
  await expect(page).toHaveURL('/goals/pet-page#step-2');
  await expect(page.locator('#step-2')).toBeInViewport();
  await page.goto('/progress');
  await expect(page.getByText('Pet page, step 1: done')).toBeVisible();
});
