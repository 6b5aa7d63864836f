import { createServer } from 'node:http';

import { expect, type Page } from '@playwright/test';

import { open } from './journey.ts';

/** Opens a playground, writes the code and runs it. */
export async function runCode(page: Page, technology: string, code: string): Promise<void> {
  if (!page.url().endsWith(`/play/${technology}`)) await open(page, `/play/${technology}`);
  await page.getByRole('textbox').first().fill(code);
  await page.getByRole('button', { name: /^Run/ }).click();
}

/** What the program printed when it has ended so. */
export async function readOutput(page: Page, ending: string | RegExp): Promise<string> {
  await expect(page.locator('.run-words')).toHaveText(ending, { timeout: 60_000 });
  return page.locator('.run-output pre').innerText();
}

/**
 * How long the page takes to answer, in milliseconds, over two seconds: of ten times nine are shorter. The rest is left
 * to a busy machine.
 */
export function measureWait(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const start = performance.now();
        let last = start;
        const waits: number[] = [];
        const beat = setInterval(() => {
          const now = performance.now();
          waits.push(now - last);
          last = now;
          if (now - start < 2000) return;
          clearInterval(beat);
          resolve(waits.toSorted((one, other) => one - other).at(Math.floor(waits.length * 0.9)) ?? 0);
        }, 10);
      }),
  );
}

/** Another host, which notes what reaches it. */
export async function openOtherHost() {
  const reached: string[] = [];
  const server = createServer((request, answer) => {
    reached.push(request.url ?? '');
    answer.writeHead(200, { 'Access-Control-Allow-Origin': '*' }).end('reached');
  });
  server.on('upgrade', (request, socket) => {
    reached.push(`upgrade ${request.url}`);
    socket.destroy();
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { host: `127.0.0.1:${port}`, reached, close: () => server.close() };
}
