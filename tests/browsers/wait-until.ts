import { setTimeout as pause } from 'node:timers/promises';

/** Generous, since a busy machine is slow. In milliseconds. */
const deadline = 90_000;
const interval = 50;

/** Repeats a probe until it gives true. Before that, it gives what it sees. */
export async function waitUntil(what: string, probe: () => Promise<true | string>): Promise<void> {
  const end = performance.now() + deadline;
  for (;;) {
    const seen = await probe();
    if (seen === true) return;
    if (performance.now() > end)
      throw new Error(`Waited ${deadline / 1000} s until ${what}. Instead: ${seen}`);
    await pause(interval);
  }
}
