import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';

import fc from 'fast-check';

/** The slowest case with its milliseconds. */
type Outcome = { readonly fault: string | null; readonly slowest: Slowest };
type Slowest = { readonly spent: number; readonly text: string };
type Settings = { readonly numRuns: number; readonly seed: number };

/** What is tried with generated cases: each must end well, and soon. */
export type GeneratedTrial = {
  /** The case that runs is written to the file, so that it is known even if it never ends. */
  readonly check: (settings: Settings, caseFile: string) => Promise<Outcome>;
  readonly close: () => Promise<void>;
};

/** In milliseconds of the processor, which others on the machine do not lengthen. */
const maxCase = 3000;

/** `run` throws if a case ends badly. */
export function makeGeneratedTrial<T>(
  cases: fc.Arbitrary<T>,
  run: (value: T) => unknown,
  close = async () => {},
): GeneratedTrial {
  return { check, close };

  async function check(settings: Settings, caseFile: string): Promise<Outcome> {
    let slowest: Slowest = { spent: 0, text: '' };
    const property = fc.asyncProperty(cases, async (value) => {
      const text = fc.stringify(value);
      writeFileSync(caseFile, text);
      const before = process.cpuUsage();
      await run(value);
      const { user, system } = process.cpuUsage(before);
      const spent = (user + system) / 1000;
      if (spent > slowest.spent) slowest = { spent, text };
      assert.ok(spent < maxCase, `It took ${Math.round(spent)} ms of the processor.`);
    });
    const checked = await fc.check(property, { ...settings, endOnFailure: false });
    if (!checked.failed) return { fault: null, slowest };
    return { fault: `${String(checked.errorInstance)}\n${fc.defaultReportMessage(checked) ?? ''}`, slowest };
  }
}
