import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';

import { z } from 'zod';

const why = z.string();
const moment = z.iso.datetime();
const found = z.discriminatedUnion('found', [
  z.object({ found: z.literal('works'), moved: z.url().optional() }),
  z.object({ found: z.literal('missing'), why }),
  z.object({ found: z.literal('unclear'), why, restUntil: moment.optional() }),
]);
const visit = z.object({ page: z.url(), at: moment }).and(found);
const line = z.union([visit, z.object({ begun: moment }), z.object({ ended: moment })]);

/** Whether a page works; `unclear` if the visit did not show it, and `restUntil` if its host wants no visit before. */
export type PageFound = z.infer<typeof found>;
export type Visit = z.infer<typeof visit>;

export type Visits = {
  readonly all: ReadonlyMap<string, readonly Visit[]>;
  /** What a run that did not end has visited. Empty if the last run ended. */
  readonly visited: ReadonlySet<string>;
  readonly record: (visit: Visit) => void;
  readonly end: (moment: string) => void;
};

/** Each visit is a line that is appended at once, so a run that is killed continues with the next page. */
export function openVisits(file: string, now: string): Visits {
  mkdirSync(dirname(file), { recursive: true });
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const lines = text.split('\n').flatMap(parseLine);
  const unfinished = lines.slice(lines.findLastIndex((one) => 'ended' in one) + 1);
  const all = Map.groupBy(lines.filter(isVisit), ({ page }) => page);
  const append = (added: z.infer<typeof line>) => appendFileSync(file, `${JSON.stringify(added)}\n`);
  // A line that was cut off when its run was killed must not swallow the next one.
  if (text !== '' && !text.endsWith('\n')) appendFileSync(file, '\n');
  if (unfinished.length === 0) append({ begun: now });
  return {
    all,
    visited: new Set(unfinished.filter(isVisit).map(({ page }) => page)),
    record(added) {
      append(added);
      all.set(added.page, [...(all.get(added.page) ?? []), added]);
    },
    end: (ended) => append({ ended }),
  };
}

function parseLine(text: string) {
  try {
    const parsed = line.safeParse(JSON.parse(text));
    return parsed.success ? [parsed.data] : [];
  } catch {
    return [];
  }
}

function isVisit(one: z.infer<typeof line>): one is Visit {
  return 'page' in one;
}
