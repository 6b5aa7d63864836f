import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeSubject } from '../testing/sample.ts';
import { checkOtherNames } from './other-names.ts';

const { technology } = makeSubject();
const neighbor = {
  names: { Svelte: ['sveltekit'] },
  is: { Svelte: 'is a framework' },
  nearest: { vue: 'in the same spirit' },
};
const stack = { name: 'two', names: [], technologies: ['vue', 'vue'] };

test('checkOtherNames() finds nothing wrong with names that have no roadmap and lead to one', () => {
  assert.deepEqual(checkOtherNames({ neighbors: [neighbor], stacks: [stack] }, [technology]), []);
});

test('checkOtherNames() names a neighbor that has a roadmap, by its name or another spelling', () => {
  const neighbors = [
    { ...neighbor, names: { VUE: [], Evan: ['vue'] }, is: { VUE: 'is a framework', Evan: 'is a person' } },
  ];
  assert.deepEqual(checkOtherNames({ neighbors, stacks: [] }, [technology]), [
    'neighbors.yaml VUE: taught: vue.yaml has this name',
    'neighbors.yaml vue: taught: vue.yaml has this name',
  ]);
});

test('checkOtherNames() names a neighbor without a sentence that says what it is', () => {
  const neighbors = [{ ...neighbor, is: { Svelt: 'is a misspelling' } }];
  assert.deepEqual(checkOtherNames({ neighbors, stacks: [] }, [technology]), [
    'neighbors.yaml Svelte: is: needs a name and what it is',
    'neighbors.yaml Svelt: is: needs a name and what it is',
  ]);
});

test('checkOtherNames() names a neighbor and a stack that lead to no roadmap', () => {
  const neighbors = [{ ...neighbor, nearest: { svelte: 'itself' } }];
  const stacks = [{ ...stack, technologies: ['vue', 'svelte'] }];
  assert.deepEqual(checkOtherNames({ neighbors, stacks }, [technology]), [
    'neighbors.yaml Svelte: nearest: svelte does not exist',
    'stacks.yaml two: technologies: svelte does not exist',
  ]);
});
