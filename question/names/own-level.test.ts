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

test('readOwnLevel hears a level in "advanced" beside the name of a technology, unless a subject follows', () => {
  for (const [text, level] of [
    ['advanced java please', 3],
    ['plan for expert java', 3],
    ['java advanced, please', 3],
    ['give me advanced kotlin', 3],
    ['advanced java generics and streams', null],
    ['java advanced types', null],
  ] as const)
    assert.equal(readOwnLevel(names, text, ['java', 'kotlin']), level, text);
});
