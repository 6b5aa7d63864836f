import type { Page } from '@playwright/test';

import { expect, open, test } from './support/journey.ts';
import { mark } from './support/marks.ts';
import { makePlan } from './support/plans.ts';

/** How much of a page has moved by itself since it was opened, as browsers count it. */
async function measureShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          const shifts = list.getEntries().map((entry) => {
            const value: unknown = Reflect.get(entry, 'value');
            return typeof value === 'number' && Reflect.get(entry, 'hadRecentInput') !== true ? value : 0;
          });
          resolve(shifts.reduce((sum, value) => sum + value, 0));
        }).observe({ type: 'layout-shift', buffered: true });
        // Where nothing moved, nothing is told.
        requestIdleCallback(() => requestIdleCallback(() => resolve(0)));
      }),
  );
}

test('on a phone, home, plan and account do not move under the eyes of a learner who comes back', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/language/python');
  for (const title of ['Lists', 'Strings']) await mark(page, title);
  await makePlan(page);
  const ready = {
    '/home': page.getByRole('link', { name: /^Continue where you stopped/ }),
    '/plan': page.getByRole('heading', { level: 1, name: /in 30 days/ }),
    '/account': page.getByRole('table', { name: /How much you did/ }),
  };
  // The first visit with a record tells the browser how much room it takes.
  for (const round of ['first', 'later']) {
    for (const [path, sign] of Object.entries(ready)) {
      await page.goto(path);
      await expect(sign).toBeVisible();
      if (round === 'later') expect(await measureShift(page), path).toBeLessThan(0.1);
    }
  }
});

for (const [width, height] of [
  [360, 740],
  [1280, 800],
] as const) {
  test(`a roadmap does not move while it opens at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const slug of ['python', 'html', 'php']) {
      await open(page, `/language/${slug}`);
      await expect(page.getByRole('button', { name: /^Mark as done/ }).first()).toBeVisible();
      expect(await measureShift(page), slug).toBeLessThan(0.05);
    }
  });
}
