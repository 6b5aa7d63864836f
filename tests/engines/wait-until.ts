import { setTimeout as pause } from 'node:timers/promises';

/** A busy machine is slow, and not wrong. */
const deadline = 30_000;
const interval = 50;

/** Asks again and again until a condition holds. A probe gives true, or says what it sees instead. */
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
