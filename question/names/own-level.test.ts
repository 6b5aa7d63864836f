import assert from 'node:assert/strict';
import { test } from 'node:test';

import { names } from '../../tests/naming.ts';
import { readLevel } from './level.ts';
import { readOwnLevel } from './own-level.ts';

test('readOwnLevel takes the level of another technology for none in the one that is wanted', () => {
  for (const [text, technology, level] of [
    ['I have 5 years of experience with Java. Teach me Kotlin', 'kotlin', null],
    ['I am a senior Java developer. I want to learn Kotlin', 'kotlin', null],
    ['I am a senior Java developer, a plan please', 'java', 3],
    ['I have 5 years of experience with Java and I am a beginner. Kotlin please', 'java', 3],
    ['I am a beginner', 'kotlin', 1],
    ['a plan for experts', 'kotlin', 3],
    ['plan please', 'kotlin', null],
  ] as const)
    assert.equal(readOwnLevel(names, text, [technology]), level, text);
});

test('readOwnLevel takes the level as it is said where nothing is chosen yet', () => {
  for (const text of ['I have 5 years of experience with Java', 'I am a beginner', 'hello'])
    assert.equal(readOwnLevel(names, text, []), readLevel(text), text);
});
