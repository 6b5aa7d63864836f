import type { Page } from '@playwright/test';

import { expect, logIn, makeLearner, open, signUp, test } from './support/journey.ts';
import { importLongRecord } from './support/long-record.ts';
import { mark } from './support/marks.ts';
import { makePlan } from './support/plans.ts';
import { measureShift } from './support/shift.ts';

// Space that was reserved at this size is not reserved at the others.
test.use({ viewport: { width: 1000, height: 700 } });

const widths = [
  [360, 740],
  [1280, 800],
] as const;

/** What each page shows once the record is loaded. */
const ready = {
  '/home': (page: Page) => page.getByRole('main').getByRole('link', { name: /in 30 days$/ }),
  '/progress': (page: Page) => page.getByRole('table', { name: /How much you did/ }),
  '/plan': (page: Page) => page.getByRole('heading', { level: 1, name: /in 30 days/ }),
  '/language/python': (page: Page) => page.getByRole('button', { name: /^Done: / }).first(),
  '/language/python#videos': (page: Page) => page.locator('.videos details[open]'),
};

/** Opens every page twice, each time with a full load, at a new window size. */
async function expectCalm(page: Page, [width, height]: readonly [number, number]): Promise<void> {
  await page.goto('about:blank');
  await page.setViewportSize({ width, height });
  for (const round of ['first', 'second']) {
    for (const [path, find] of Object.entries(ready)) {
      await page.goto('about:blank');
      await open(page, path);
      await expect(find(page)).toBeVisible();
      expect.soft(await measureShift(page), `${path}, ${round} visit`).toBeLessThan(0.1);
    }
  }
}

for (const size of widths) {
  const at = `at ${size[0]} px`;
  test(`pages do not move for a guest who has just begun a record ${at}`, async ({ page }) => {
    await open(page, '/language/python');
    for (const title of ['Lists', 'Strings']) await mark(page, title);
    await makePlan(page);
    await expectCalm(page, size);
  });

  test(`pages do not move for a learner with a long record ${at}`, async ({ page }) => {
    const learner = makeLearner();
    await signUp(page, learner);
    await logIn(page, learner);
    await importLongRecord(page, 300);
    await makePlan(page);
    await expectCalm(page, size);
    await page.goto('/account');
    await expect(page.getByText('(this device)')).toBeVisible();
    expect(await measureShift(page)).toBeLessThan(0.1);
  });

  test(`home does not move if only an earlier build was used ${at}`, async ({ page }) => {
    await open(page, '/language/python');
    await mark(page, 'Lists');
    await makePlan(page);
    await page.evaluate(() => localStorage.removeItem('home-room'));
    await page.setViewportSize({ width: size[0], height: size[1] });
    await open(page, '/home');
    await expect(ready['/home'](page)).toBeVisible();
    expect(await measureShift(page)).toBeLessThan(0.1);
  });

  test(`a roadmap does not move while it opens ${at}`, async ({ page }) => {
    await page.setViewportSize({ width: size[0], height: size[1] });
    for (const slug of ['python', 'html', 'php']) {
      await open(page, `/language/${slug}`);
      await expect(page.getByRole('button', { name: /^Mark as done/ }).first()).toBeVisible();
      expect(await measureShift(page), slug).toBeLessThan(0.05);
    }
  });
}
