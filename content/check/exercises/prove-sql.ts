import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';

import { findTrial } from '#workbench/find-trial.ts';
import type { ExerciseSource } from '../../exercises/exercise-schema.ts';
import { trimLines } from '../run/compare-outcome.ts';
import { listMissing } from '../run/programs.ts';
import { readListings } from '../run/read-listings.ts';
import { dropSaid, type PrintedTable, readTables } from './read-tables.ts';
import { openSqlServer, sqlRunner } from '../run/sql.ts';
import type { OpenProver } from './open-prover.ts';

type Printer = Pick<OpenProver, 'print'>;
type Chosen = readonly (readonly [slug: string, exercise: ExerciseSource])[];

/** Finds the examples that print other things in the page than on a server, though they have a Run button. */
export async function proveSqlExamples(slugs: readonly string[], { print }: Printer): Promise<string[]> {
  const faults: string[] = [];
  let count = 0;
  for (const { slug, example } of await readListings('sql')) {
    const isAsked = slugs.length === 0 || slugs.includes(slug);
    if (!isAsked || typeof example === 'string' || 'fault' in example) continue;
    if (findTrial('sql', example) !== 'program') continue;
    count += 1;
    const { code, setup = '', prints, fails } = example;
    // What is written there has been compared with a server in the same run.
    const printed = trimLines(dropSaid(await print({ code, input: setup }, 'sql')));
    if (fails === undefined && printed !== trimLines(prints ?? ''))
      faults.push(`sql/${slug} prints in the page:\n${printed}`);
  }
  console.info(`sql: ${count} examples run in the page, ${faults.length} differ there`);
  return faults;
}

/** Here MariaDB overlooks the NULL that a UNION adds inside of NOT IN, and so finds a row where MySQL finds none. */
const notAsMysql: ReadonlySet<string> = new Set(['exists-and-correlated-subqueries']);

/** Names of MySQL for which MariaDB has others. */
const serverNames: Readonly<Record<string, string>> = {
  utf8mb4_0900_as_cs: 'utf8mb4_uca1400_as_cs',
  cte_max_recursion_depth: 'max_recursive_iterations',
};

/** Finds the solutions that give other rows in the page than on a server. */
export async function proveSqlSolutions(chosen: Chosen, { print }: Printer): Promise<string[]> {
  const missing = listMissing(sqlRunner.needs);
  if (missing.length > 0) {
    console.info(`Solutions of sql are not compared with a server: needs ${missing.join(', ')}`);
    return [];
  }
  const server = await openSqlServer();
  const folder = await mkdtemp(join(tmpdir(), 'solution-'));
  const faults: string[] = [];
  try {
    for (const [slug, { solution, also, input = '', checks }] of chosen)
      for (const code of [solution, ...also])
        for (const tables of new Set([input, ...checks.map((check) => check.input ?? input)])) {
          const { printed } = await server.run(
            { code: `SET NAMES utf8mb4;\n${rename(code)}`, setup: tables },
            folder,
            true,
          );
          const own = readTables(rename(await print({ code, input: tables }, 'sql'))).filter(isAboutData);
          const theirs = readTables(printed).filter(isAboutData);
          if (!notAsMysql.has(slug) && !isDeepStrictEqual(own, theirs))
            faults.push(
              `sql/${slug} gives ${JSON.stringify(own)}, and on a server ${JSON.stringify(theirs)}`,
            );
        }
  } finally {
    await server.close();
    await rm(folder, { recursive: true });
  }
  return faults;
}

/** What a server says about itself differs. */
function isAboutData(table: PrintedTable): boolean {
  return !/VERSION\(\)|@@/i.test(JSON.stringify(table));
}

function rename(code: string): string {
  return Object.entries(serverNames).reduce((text, [own, other]) => text.replaceAll(own, other), code);
}
