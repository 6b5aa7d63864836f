import { loadSource } from '#content/library.ts';

import { expect, expectError, open, test } from './support/journey.ts';
import { doneButton, mark, markAsDone } from './support/marks.ts';
import { python } from './support/python.ts';

test('topics that a guest marks as done are still done after a reload, on the cards and at home', async ({
  page,
}) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  await expect(page.locator('nav#topics')).toContainText(`1 of ${python.topicCount} done`);
  await expect(page.locator('nav#topics').getByRole('link', { name: 'Lists (done)' })).toBeVisible();
  await page.reload();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  await open(page, '/language');
  await expect(
    page.getByRole('region', { name: 'Languages' }).getByRole('link', { name: /^Python/ }),
  ).toContainText(`1 of ${python.topicCount} done`);
  await open(page, '/home');
  await expect(page.getByRole('link', { name: 'Continue where you left off: Python' })).toHaveAttribute(
    'href',
    '/language/python#tuples-and-sets',
  );
  await open(page, '/language/python');
  await doneButton(page, 'Lists').click();
  await expect(markAsDone(page, 'Lists')).toBeVisible();
  await page.reload();
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
});

test('what is shown as done is stored, even if the page is left at once', async ({ page }) => {
  await open(page, '/language/python');
  for (const title of ['Lists', 'Dictionaries', 'Strings']) {
    await expect(markAsDone(page, title)).toBeEnabled();
    await markAsDone(page, title).evaluate((button: HTMLButtonElement) => {
      button.click();
      location.reload();
    });
    await expect(doneButton(page, title)).toBeVisible();
  }
});

test('marking works by keyboard alone', async ({ page }) => {
  await open(page, '/language/python');
  await expect(markAsDone(page, 'Lists')).toBeEnabled();
  await markAsDone(page, 'Lists').press('Enter');
  await expect(doneButton(page, 'Lists')).toBeFocused();
});

test('two tabs show the same', async ({ page, context }) => {
  await open(page, '/language/python');
  const other = await context.newPage();
  await open(other, '/language/python');
  await page.evaluate(countNotices);
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(other, 'Lists')).toBeVisible();
  await markAsDone(page, 'Dictionaries').click();
  await expect(doneButton(other, 'Dictionaries')).toBeVisible();
  // A tab that only listens sends no messages; two that answered each other would never stop.
  expect(await page.evaluate(() => Reflect.get(window, 'notices'))).toBe(0);
});

/** Counts the messages of other tabs; runs in the page. */
function countNotices(): void {
  Reflect.set(window, 'notices', 0);
  addEventListener('storage', ({ key }) => {
    if (key === 'journal-changed') Reflect.set(window, 'notices', Reflect.get(window, 'notices') + 1);
  });
}

test('a topic marked while another tab’s change is read stays marked', async ({ page, context }) => {
  await open(page, '/language/python');
  const other = await context.newPage();
  await open(other, '/language/python');
  for (const tab of [page, other]) await expect(markAsDone(tab, 'Lists')).toBeEnabled();
  await markAsDone(page, 'Lists').evaluate((button: HTMLElement) => {
    // A click comes between the other tab's message and reading its change.
    window.dispatchEvent(new StorageEvent('storage', { key: 'journal-changed' }));
    button.click();
  });
  // Reads happen in order, so the read in the other tab saw everything.
  await expect(doneButton(other, 'Lists')).toBeVisible();
  await expect(doneButton(page, 'Lists')).toBeVisible();
});

test('a page in a browser that stores nothing says so, visibly and once', async ({ page }) => {
  expectError(page, /stores nothing/);
  await page.addInitScript(() => {
    Object.defineProperty(window, 'indexedDB', {
      value: {
        open: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      },
    });
  });
  await open(page, '/language/python');
  await expect(page.getByText('This browser does not let Waymark save anything.')).toBeVisible();
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  const notice = page.getByText('This browser does not let Waymark save anything.');
  await expect(notice).toBeInViewport();
  await page.getByRole('button', { name: 'I understand' }).click();
  await expect(notice).toHaveCount(0);
  await open(page, '/plan');
  await expect(page.getByRole('heading', { name: 'Make a plan' })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('an older page keeps working after a newer one has opened the record', async ({ page, context }) => {
  await open(page, '/language/python');
  await markAsDone(page, 'Lists').click();
  await expect(doneButton(page, 'Lists')).toBeVisible();
  const newer = await context.newPage();
  await newer.goto('/robots.txt');
  await newer.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('waymark', 3);
        opening.addEventListener('error', () => reject(opening.error));
        opening.addEventListener('success', () => resolve(opening.result.close()));
      }),
  );
  await markAsDone(page, 'Dictionaries').click();
  await expect(doneButton(page, 'Dictionaries')).toBeVisible();
  await page.reload();
  for (const title of ['Lists', 'Dictionaries']) await expect(doneButton(page, title)).toBeVisible();
});

test('a finished chapter, its project and a finished roadmap say so and lead to what is next', async ({
  page,
}) => {
  await open(page, '/language/vue');
  const vue = await loadSource('vue');
  const [first, second] = vue.chapters;
  const project = `Project: ${first?.project.title}`;
  const titles = vue.chapters.flatMap(({ topics }) => topics.map(({ topic }) => topic));
  for (const title of titles.slice(0, first?.topics.length)) await mark(page, title);
  await expect(page.locator('.undo-bar')).toContainText(`You have finished ${first?.title}. `);
  await mark(page, project);
  await expect(page.locator('.undo-bar')).toContainText(`${first?.project.title}: done`);
  await page.reload();
  await doneButton(page, project).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(doneButton(page, project)).toBeVisible();
  await page.getByRole('link', { name: `Next chapter: ${second?.title}` }).click();
  await expect(page.getByRole('heading', { name: second?.title, exact: true })).toBeInViewport();
  for (const title of titles.slice(first?.topics.length)) await mark(page, title);
  await expect(page.getByText('You have finished this roadmap.')).toBeVisible();
  await page.getByRole('link', { name: 'See what comes next' }).click();
  await expect(page.getByRole('heading', { name: 'You have finished Vue' })).toBeInViewport();
  const projects = page.locator('#finished a[href^="#project-"]');
  await expect(projects).toHaveCount(vue.chapters.length - 1);
  await page.goto('/home');
  await expect(page.getByText('You have finished Vue.')).toBeVisible();
  await page.getByRole('link', { name: 'Choose your next roadmap' }).click();
  await expect(page).toHaveURL(/\/language$/);
});
