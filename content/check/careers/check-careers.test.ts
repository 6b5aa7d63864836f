import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Careers } from '../../careers/career-schema.ts';
import { loadCareers, loadSources } from '../../library.ts';
import { listKeys } from '../../topics.ts';
import { checkCareers } from './check-careers.ts';

const sources = await loadSources();
const facts = {
  technologies: new Set(sources.map(({ slug }) => slug)),
  topics: new Set(listKeys(sources)),
};
const careers = await loadCareers();
const [first, ...others] = careers.questions;
assert.ok(first);

test('every answer about worth, work and choice follows the rules', () => {
  assert.deepEqual(checkCareers(careers, facts), []);
});

const short = 'Yes, this is one.';
const rows: readonly (readonly [Partial<Careers>, RegExp])[] = [
  [{ questions: [{ ...first, when: ['no-such-part'] }, ...others] }, /there is no part "no-such-part"/],
  [{ questions: [{ ...first, says: short }, ...others] }, /fewer than 8 words/],
  [{ questions: [{ ...first, says: first.says.slice(0, -1) }, ...others] }, /does not end like a sentence/],
  [{ questions: [{ ...first, plan: 'cobol' }, ...others] }, /cobol does not exist/],
  [{ questions: [{ ...first, also: ['css/no-such'] }, ...others] }, /css\/no-such does not exist/],
  [{ questions: [first, ...careers.questions] }, /is there twice[^]*is asked twice/],
  [{ parts: { ...careers.parts, extra: ["don't"] } }, /uses the part "extra"[^]*"don't" has more than/],
  [{ technologies: {} }, /nothing is said of python/],
  [{ pairs: [...careers.pairs, ...careers.pairs.slice(0, 1)] }, /are compared twice/],
  [{ pairs: [...careers.pairs, ...careers.pairs.slice(0, 1).map(turnAround)] }, /are compared twice/],
  [
    {
      pairs: [
        { between: ['css', 'cobol'], for: { any: { take: 'html', why: 'it is the one that counts.' } } },
      ],
    },
    /cobol does not exist[^]*html is none of css and cobol/,
  ],
];

for (const [change, fault] of rows)
  test(`checkCareers(careers, facts) finds a fault: ${fault.source}`, () => {
    assert.match(checkCareers({ ...careers, ...change }, facts).join('\n'), fault);
  });

function turnAround(pair: Careers['pairs'][number]): Careers['pairs'][number] {
  const [one, other] = pair.between;
  return { ...pair, between: [other, one] };
}
