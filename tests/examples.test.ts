import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readListings } from '#content/check/run/read-listings.ts';
import { runListings } from '#content/check/run/run-listings.ts';

const asMany = 4;

// Their tools are on every machine that runs the tests. `npm run content -- --run` runs all examples.
for (const technology of ['css', 'git', 'html', 'javascript', 'react', 'typescript'])
  test(`examples of ${technology} do what is written beside them`, async () => {
    const topics = await readListings(technology);
    const listings = topics.flatMap(({ example }) =>
      typeof example === 'string' || 'fault' in example ? [] : [example],
    );
    const step = Math.max(1, Math.ceil(listings.length / asMany));
    for (const result of await runListings(listings.filter((_, at) => at % step === 0))) {
      const { slug } = result.listing;
      if ('missing' in result) assert.fail(`${slug} needs ${result.missing}`);
      assert.equal(result.differs, null, slug);
    }
  });
