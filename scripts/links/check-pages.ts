import { makeHostTurns } from './host-turns.ts';
import { type Judgment, judgePage } from './judge-page.ts';
import { makeRobots } from './robots.ts';
import type { Settings } from './settings.ts';
import { visitPage } from './visit-page.ts';
import { openVisits, type Visits } from './visits.ts';

/** Visits the pages that the run has not visited yet, and judges all of them. The file holds the visits of all runs. */
export async function checkPages(
  pages: readonly string[],
  { file, settings }: { readonly file: string; readonly settings: Settings },
): Promise<Map<string, Judgment>> {
  const readMoment = () => new Date(settings.now()).toISOString();
  const visits = openVisits(file, readMoment());
  const turns = makeHostTurns(settings);
  restHosts(visits, turns.rest);
  const visiting = { turns, robots: makeRobots(turns, settings), settings };
  const left = pages.filter((page) => !visits.visited.has(page));
  await Promise.all(
    left.map(async (page) => {
      const found = await visitPage(page, visiting);
      visits.record({ page, at: readMoment(), ...found });
    }),
  );
  visits.end(readMoment());
  const judged = pages.map((page) => [page, judgePage(visits.all.get(page) ?? [])] as const);
  return new Map(judged.filter((one): one is [string, Judgment] => one[1] !== null));
}

/** A host that asked an earlier run to stay away still does. */
function restHosts({ all }: Visits, rest: (url: string, until: number) => void): void {
  for (const [page, known] of all) {
    const last = known.at(-1);
    if (last?.found === 'unclear' && last.restUntil !== undefined) rest(page, Date.parse(last.restUntil));
  }
}
