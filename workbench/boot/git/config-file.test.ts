import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readSettings, writeSetting } from './config-file.ts';

test('writeSetting() writes what readSettings() reads', () => {
  const once = writeSetting('', 'user.name', 'Ana "A" Ruiz');
  const twice = writeSetting(writeSetting(once, 'alias.lg', 'log --oneline # all'), 'user.name', 'Ben');
  assert.deepEqual(readSettings(once), [['user.name', 'Ana "A" Ruiz']]);
  assert.deepEqual(readSettings(twice), [
    ['user.name', 'Ben'],
    ['alias.lg', 'log --oneline # all'],
  ]);
  assert.equal(writeSetting(once, 'user.name', null), '');
});

test('readSettings() knows sections with a name inside of them', () => {
  const text = '[remote "Origin"]\n\turl = ../server.git\n[Core]\n\tBare\n';
  assert.deepEqual(readSettings(text), [
    ['remote.Origin.url', '../server.git'],
    ['core.bare', 'true'],
  ]);
});
