import type { Published, Rename, TechnologySource } from '../schema.ts';
import { listKeys } from '../topics.ts';
import { repeated } from './text/rule.ts';

export type Moves = {
  readonly published: readonly Published[];
  readonly renamed: readonly Rename[];
  readonly library: readonly TechnologySource[];
};

/** Every breach in topics.tsv and renamed.yaml, as sentences that name the file, the topic and the rule. */
export function checkMoves(moves: Moves): string[] {
  const current = new Set(listKeys(moves.library));
  return [...checkPublished(moves, current), ...checkRenamed(moves, current)];
}

function checkPublished({ published, renamed }: Moves, current: ReadonlySet<string>): string[] {
  const known = new Set(published.map(({ key }) => key));
  const gone = new Set(renamed.map(({ from }) => from));
  const missing = [...current].filter((key) => !known.has(key));
  const lost = [...known].filter((key) => !current.has(key) && !gone.has(key));
  return [
    ...missing.map((key) => `topics.tsv ${key}: published: is missing; run npm run content -- --add-topics`),
    ...lost.map((key) => `topics.tsv ${key}: lost: is in no roadmap; add it to renamed.yaml`),
  ];
}

function checkRenamed({ published, renamed }: Moves, current: ReadonlySet<string>): string[] {
  const byFrom = new Map(renamed.map((rename) => [rename.from, rename]));
  const added = new Map(published.map((row) => [row.key, row.added]));
  const twice = repeated(renamed.map(({ from }) => from));
  const breaches = renamed.flatMap((rename) => {
    const { from, to, since } = rename;
    const say = (rule: string, message: string) => `renamed.yaml ${from}: ${rule}: ${message}`;
    const nowhere = to.filter((key) => !current.has(key) && !byFrom.has(key));
    const date = added.get(from);
    return [
      ...nowhere.map((key) => say('to', `${key} does not exist`)),
      ...(current.has(from) ? [say('from', 'is still in a roadmap')] : []),
      ...(date === undefined ? [say('from', 'was never published in topics.tsv')] : []),
      ...(date !== undefined && since < date ? [say('since', `is before it was added, on ${date}`)] : []),
      ...(isInCircle(from, byFrom) ? [say('circle', 'leads back to itself')] : []),
    ];
  });
  return [...twice.map((from) => `renamed.yaml ${from}: once: is listed twice`), ...breaches];
}

function isInCircle(start: string, byFrom: ReadonlyMap<string, Rename>): boolean {
  const passed = new Set(byFrom.get(start)?.to);
  for (const key of passed) for (const next of byFrom.get(key)?.to ?? []) passed.add(next);
  return passed.has(start);
}
