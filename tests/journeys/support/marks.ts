import { expect, type Page } from '@playwright/test';

/** What a learner does with a topic, and what the browser then stores. */
export const markAsDone = (page: Page, title: string) =>
  page.getByRole('button', { name: `Mark as done: ${title}` });
export const doneButton = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^Done: ${title}`) });

export async function mark(page: Page, title: string): Promise<void> {
  await markAsDone(page, title).click();
  await expect(doneButton(page, title)).toBeVisible();
}

/** How many events the account has not confirmed; runs in the page. */
export async function countUnsent(): Promise<number> {
  const opening = indexedDB.open('waymark');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const counting = opening.result.transaction('unsent').objectStore('unsent').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  opening.result.close();
  return counting.result;
}

/** How many events the browser has stored; runs in the page. */
export async function countStored(): Promise<number> {
  const opening = indexedDB.open('waymark');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const { result } = opening;
  const counting = result.transaction('events').objectStore('events').count();
  await new Promise((resolve) => counting.addEventListener('success', resolve));
  result.close();
  return counting.result;
}
