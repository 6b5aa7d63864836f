import { type SimulatedRun, runPlacement } from '#planner/testing/run-placement.ts';
import { simulatedLearners } from '#planner/testing/simulated-learners.ts';
import { makeRandom } from '#question/care/seeded-random.ts';
import { loadLearnerSources } from '../tests/planner/learner-sources.ts';

/**
 * Simulated learners of five kinds answer in every technology, with 5 and with 10 % of slips and lucky guesses. Right: of the
 * topics that are presumed known, the share that is. Found: of the known topics, the share that is presumed known.
 */
const learners = 40;
const random = makeRandom(1);
const sources = await loadLearnerSources(random);

const all: SimulatedRun[] = [];
const byTechnology = new Map<string, SimulatedRun[]>(sources.map(({ slug }) => [slug, []]));
for (const [kind, simulate] of Object.entries(simulatedLearners)) {
  for (const errorRate of [0.05, 0.1]) {
    const runs = sources.flatMap(({ slug, ...source }) => {
      const own = Array.from({ length: learners }, () =>
        runPlacement(source.placement, simulate(source), { errorRate, random }),
      );
      byTechnology.get(slug)?.push(...own);
      return own;
    });
    all.push(...runs);
    console.info(`${kind}, ${100 * errorRate} % errors: ${describe(runs)}`);
  }
}
const worst = [...byTechnology].toSorted(([, one], [, other]) => shareRight(one) - shareRight(other));
for (const [slug, runs] of worst.slice(0, 5)) console.info(`${slug}: ${describe(runs)}`);
console.info(`all: ${describe(all)}`);

function describe(runs: readonly SimulatedRun[]): string {
  const found = (sum(runs, 'right') / sum(runs, 'known')).toFixed(3);
  const questions = (sum(runs, 'questions') / runs.length).toFixed(1);
  return `right ${shareRight(runs).toFixed(3)}, found ${found}, ${questions} questions`;
}

function shareRight(runs: readonly SimulatedRun[]): number {
  return sum(runs, 'right') / sum(runs, 'marked');
}

function sum(runs: readonly SimulatedRun[], name: keyof SimulatedRun): number {
  return runs.reduce((total, run) => total + run[name], 0);
}
