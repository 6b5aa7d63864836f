import type { Page } from '@playwright/test';

/** How much of a page has moved by itself since it was opened, as browsers count it. */
export async function measureShift(page: Page): Promise<number> {
  // What came with the last frame is told after the next.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
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
