import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { listPrerequisites, listNext, rankTechnologies } from './order-curriculum.ts';

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

describe('rankTechnologies and its lists', () => {
  test('put a technology after all that it needs, even through one that is not in the plan', () => {
    assert.deepEqual(rankTechnologies(['react', 'html', 'css'], needs), ['html', 'css', 'react']);
    assert.deepEqual(rankTechnologies(['react', 'html'], needs), ['html', 'react']);
    assert.deepEqual(rankTechnologies(['mongo', 'express', 'react', 'nodejs'], needs), [
      'nodejs',
      'express',
      'mongo',
      'react',
    ]);
  });

  test('follow the preferred order as far as the needs allow', () => {
    assert.deepEqual(rankTechnologies(['css', 'mongo', 'html'], needs, ['mongo', 'css', 'html']), [
      'mongo',
      'html',
      'css',
    ]);
    assert.deepEqual(rankTechnologies(['react', 'mongo'], needs, ['react']), ['react', 'mongo']);
  });

  test('name what a plan needs and does not include', () => {
    assert.deepEqual(listPrerequisites(['express'], needs), ['html', 'css', 'javascript', 'nodejs']);
    assert.deepEqual(listPrerequisites(['html'], needs), []);
  });

  test('name what needs these and nothing unknown, those that use more of them first', () => {
    assert.deepEqual(listNext(['html'], needs), ['css']);
    assert.deepEqual(listNext(['html', 'css', 'javascript'], needs), ['react', 'tailwind', 'nodejs']);
    assert.deepEqual(listNext(['mongo'], needs), []);
  });

  test('survive a circle and a technology without a description', () => {
    assert.deepEqual(rankTechnologies(['b', 'a', 'toString'], { a: ['b'], b: ['a'] }), [
      'b',
      'a',
      'toString',
    ]);
  });
});
