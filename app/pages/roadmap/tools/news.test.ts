import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ChangeData } from '../../../browser/page-types.ts';
import { countChanges } from './news.ts';

const change = (kind: ChangeData['kind']): ChangeData => {
  return { kind, date: '2027-01-31', key: 'python/sets', name: 'sets', leads: [] };
};

test('countChanges() counts by what happened', () => {
  assert.equal(
    countChanges([change('added'), change('renamed'), change('added')]),
    '2 topics added, 1 renamed',
  );
  assert.equal(countChanges([change('retired')]), '1 topic retired');
});
