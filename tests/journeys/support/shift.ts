import type { Page } from '@playwright/test';

/** The layout shift of a page since it was opened, as browsers measure it. */
export async function measureShift(page: Page): Promise<number> {
  // Shifts of the last frame are reported after the next.
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
        // Without a shift, nothing is reported.
        requestIdleCallback(() => requestIdleCallback(() => resolve(0)));
      }),
  );
}
