import assert from 'node:assert/strict';
import { test } from 'node:test';

import { classify } from './classify.ts';
import { type AuthoredLine, fitTemperature } from './fit-temperature.ts';
import type { LabeledLine } from './make-examples.ts';
import { packClassifier, unpackClassifier } from './pack-classifier.ts';
import { trainClassifier } from './train-classifier.ts';

const settings = { bits: 11, used: 1500, sizes: 7 };
const write = (label: string, ...texts: readonly string[]): LabeledLine[] =>
  texts.map((text) => ({ label, text, tags: [] }));
const train = (lines: readonly LabeledLine[]) =>
  unpackClassifier(packClassifier(trainClassifier(lines, settings), 1));
const lines = [
  ...write('plan', 'make a plan', 'plan my week', 'a study plan please', 'plan twenty days'),
  ...write('thanks', 'thank you', 'many thanks', 'thanks a lot', 'i thank you'),
  ...write('error', 'it crashes', 'my program crashes', 'crashed again', 'the crash is back'),
];

test('trainClassifier knows the lines that it learned from, and words that are spelled like theirs', () => {
  const model = train(lines);
  for (const { label, text } of lines) assert.equal(classify(model, text, [])[0]?.label, label, text);
  for (const [text, label] of [
    ['plann for me', 'plan'],
    ['thanx, thank u', 'thanks'],
    ['CRASHING', 'error'],
  ] as const)
    assert.equal(classify(model, text, [])[0]?.label, label, text);
});

test('trainClassifier is surer of what it has seen than of what it has not', () => {
  const model = train(lines);
  const share = (text: string) => classify(model, text, [])[0]?.share ?? 0;
  assert.ok(share('thanks a lot') > share('zebra umbrella'));
});

test('trainClassifier takes what it learns most often for likelier where words say nothing', () => {
  const model = train([...lines, ...write('plan', ...lines.map((_, at) => `item ${at}`))]);
  assert.equal(classify(model, '', [])[0]?.label, 'plan');
});

test('trainClassifier gives labels in the order of the alphabet, whatever order the lines come in', () => {
  for (const order of [lines, lines.toReversed()])
    assert.deepEqual(trainClassifier(order, settings).labels, ['error', 'plan', 'thanks']);
});

test('trainClassifier learns a tag that only sometimes holds without depending on it', () => {
  const model = train(lines.map((line) => Object.assign({ sometimes: 'hasReply' }, line)));
  for (const { label, text } of lines)
    for (const tags of [[], ['hasReply']]) assert.equal(classify(model, text, tags)[0]?.label, label, text);
});

test('fitTemperature trusts a classifier less the more often its authors contradict one another', () => {
  const texts = ['red', 'green', 'blue', 'white', 'black', 'brown'].map((color) => `a ${color} ball`);
  const authored = (author: string, label: string): AuthoredLine[] =>
    write(label, ...texts).map((line) => Object.assign({ author }, line));
  const apart = texts.flatMap((text, at): AuthoredLine[] =>
    ['ana', 'ben'].map((author) => ({ author, label: at % 2 === 0 ? 'warm' : 'cold', text, tags: [] })),
  );
  const against = [...authored('ana', 'warm'), ...authored('ben', 'cold'), ...authored('eva', 'warm')];
  assert.ok(fitTemperature(against, settings) > fitTemperature(apart, settings));
});
