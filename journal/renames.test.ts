import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { readRenames } from './renames.ts';

const [may, june] = ['2026-05-01', '2026-06-01'];

describe('readRenames', () => {
  test('follows a chain to its end, with the date of the last move, whatever the order of the table', () => {
    const table = [
      { from: 'git/b', to: ['git/c'], since: june },
      { from: 'git/a', to: ['git/b'], since: may },
    ];
    assert.deepEqual(readRenames(table).follow('git/a'), [{ key: 'git/c', since: june }]);
    assert.deepEqual(readRenames(table.toReversed()).follow('git/a'), [{ key: 'git/c', since: june }]);
  });

  test('gives the latest date of a chain, even when its last move came first', () => {
    const table = [
      { from: 'git/a', to: ['git/b'], since: june },
      { from: 'git/b', to: ['git/c'], since: may },
    ];
    assert.deepEqual(readRenames(table).follow('git/a'), [{ key: 'git/c', since: june }]);
  });

  test('follows a split to every part, each once', () => {
    const table = [
      { from: 'git/a', to: ['git/b', 'git/c'], since: may },
      { from: 'git/b', to: ['git/d'], since: june },
      { from: 'git/c', to: ['git/d', 'git/e'], since: june },
    ];
    const ends = readRenames(table).follow('git/a');
    assert.deepEqual(
      ends.map(({ key }) => key),
      ['git/d', 'git/e'],
    );
  });

  test('leaves a topic that was retired, or never moved, itself', () => {
    const { follow } = readRenames([{ from: 'git/a', to: [], since: may }]);
    assert.deepEqual([follow('git/a')[0]?.key, follow('git/z')[0]?.key], ['git/a', 'git/z']);
  });

  test('leaves a topic in a circle itself', () => {
    const circle = [
      { from: 'git/a', to: ['git/b'], since: may },
      { from: 'git/b', to: ['git/a'], since: june },
    ];
    assert.deepEqual(readRenames(circle).follow('git/a'), [{ key: 'git/a', since: '' }]);
  });

  test('knows what a topic covers from which day on', () => {
    const { covers } = readRenames([{ from: 'git/a', to: ['git/b'], since: may }]);
    assert.equal(covers('git/b', 'git/a', byDay('2026-04-30')), false);
    assert.equal(covers('git/b', 'git/a', byDay(may)), true);
    assert.equal(covers('git/b', 'git/b', byDay('2026-01-01')), true);
  });

  test('does not let one part of a split speak for what came by the other', () => {
    const { covers } = readRenames([
      { from: 'git/a', to: ['git/b', 'git/c'], since: may },
      { from: 'git/c', to: ['git/b'], since: june },
    ]);
    assert.equal(covers('git/c', 'git/a', { target: 'git/b', date: june }), false);
    assert.equal(covers('git/b', 'git/a', { target: 'git/b', date: june }), true);
  });
});

function byDay(date: string) {
  return { target: 'git/b', date };
}
