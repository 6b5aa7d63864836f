import { median } from './processes.ts';

export type PageTimes = { readonly p99: number; readonly median: number };

/** Gets the Python roadmap several times, with a pause in between. All times are in milliseconds. */
export async function timePages(url: string, count: number, pause = 0): Promise<PageTimes> {
  const times: number[] = [];
  for (let page = 0; page < count; page += 1) {
    const start = performance.now();
    const answer = await fetch(`${url}/language/python`);
    await answer.text();
    times.push(performance.now() - start);
    if (pause > 0) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  const sorted = times.toSorted((a, b) => a - b);
  return { p99: sorted[Math.floor(count * 0.99)] ?? Number.NaN, median: median(times) };
}
