import assert from 'node:assert/strict';
import { test } from 'node:test';

import { runPlacement } from '#planner/testing/run-placement.ts';
import { simulatedLearners } from '#planner/testing/simulated-learners.ts';
import { makeRandom } from '#question/care/seeded-random.ts';
import { loadLearnerSources } from './learner-sources.ts';

const random = makeRandom(2);
const sources = await loadLearnerSources(random);

for (const errorRate of [0.05, 0.1])
  test(`of the topics that a placement presumes known, 85 % are, with ${100 * errorRate} % of slips and lucky guesses`, () => {
    const runs = sources.flatMap((source) =>
      Object.values(simulatedLearners).map((simulate) =>
        runPlacement(source.placement, simulate(source), { errorRate, random }),
      ),
    );
    const sum = (name: 'right' | 'marked' | 'known') => runs.reduce((all, run) => all + run[name], 0);
    assert.ok(sum('right') >= 0.85 * sum('marked'), `${sum('right')} of ${sum('marked')}`);
    assert.ok(sum('right') >= 0.5 * sum('known'), `${sum('right')} of ${sum('known')} found`);
  });

test('a learner who knows nothing has nothing marked, and one who knows everything has all of it', () => {
  for (const { slug, placement } of sources) {
    const all = new Set(placement.keys.keys());
    const none = { errorRate: 0, random };
    assert.equal(runPlacement(placement, new Set(), none).marked, 0, slug);
    const run = runPlacement(placement, all, none);
    assert.ok(run.marked >= 0.9 * all.size, `${slug}: ${run.marked} of ${all.size}`);
  }
});
