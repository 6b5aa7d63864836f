import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { findBefore, findNext, rankTechnologies } from './technologies.ts';

const needs = {
  html: [],
  css: ['html'],
  javascript: ['html', 'css'],
  react: ['javascript', 'html', 'css'],
  nodejs: ['javascript'],
  express: ['nodejs', 'javascript'],
  mongo: [],
  tailwind: ['html', 'css'],
};

describe('technologies', () => {
  test('are taught after all that they need, though that be through one that is not in the plan', () => {
    assert.deepEqual(rankTechnologies(['react', 'html', 'css'], needs), ['html', 'css', 'react']);
    assert.deepEqual(rankTechnologies(['react', 'html'], needs), ['html', 'react']);
    assert.deepEqual(rankTechnologies(['mongo', 'express', 'react', 'nodejs'], needs), [
      'nodejs',
      'express',
      'mongo',
      'react',
    ]);
  });

  test('go in the order that is wished for where their needs allow', () => {
    assert.deepEqual(rankTechnologies(['css', 'mongo', 'html'], needs, ['mongo', 'css', 'html']), [
      'mongo',
      'html',
      'css',
    ]);
    assert.deepEqual(rankTechnologies(['react', 'mongo'], needs, ['react']), ['react', 'mongo']);
  });

  test('name what they rest on and do not hold', () => {
    assert.deepEqual(findBefore(['express'], needs), ['html', 'css', 'javascript', 'nodejs']);
    assert.deepEqual(findBefore(['html'], needs), []);
  });

  test('name what rests on them and nothing unknown, the nearest first', () => {
    assert.deepEqual(findNext(['html'], needs), ['css']);
    assert.deepEqual(findNext(['html', 'css', 'javascript'], needs), ['react', 'tailwind', 'nodejs']);
    assert.deepEqual(findNext(['mongo'], needs), []);
  });

  test('survive a circle and a technology that nobody described', () => {
    assert.deepEqual(rankTechnologies(['b', 'a', 'toString'], { a: ['b'], b: ['a'] }), [
      'b',
      'a',
      'toString',
    ]);
  });
});
