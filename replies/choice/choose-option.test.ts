import assert from 'node:assert/strict';
import { test } from 'node:test';

import { choicePurposes } from '#lexicon/intent/choice-words.ts';
import { nameOption, type WeighedChoice, type WeighedOption } from '#question/contrasts/read-choice.ts';

import { chooseOption } from './choose-option.ts';

const needs = { typescript: ['javascript'], express: ['nodejs', 'javascript'] };
const option = (slug: string): WeighedOption => ({ kind: 'covered', slug });
const weigh = (slugs: readonly string[], rest: Partial<WeighedChoice> = {}): WeighedChoice => ({
  options: slugs.map(option),
  purpose: null,
  said: null,
  isWeighed: true,
  known: null,
  ...rest,
});
const choose = (choice: WeighedChoice) => {
  const verdict = chooseOption(choice, { needs, careers: { pairs: [] } });
  return verdict && nameOption(verdict.option);
};

test('chooseOption takes what another option is built on first, in either order', () => {
  for (const slugs of [
    ['javascript', 'typescript'],
    ['typescript', 'javascript'],
  ])
    assert.equal(choose(weigh(slugs)), 'javascript');
});

test('chooseOption goes on to what builds on a known technology', () => {
  const choice = weigh(['javascript', 'typescript'], { known: 'javascript' });
  assert.equal(choose(choice), 'typescript');
});

test('chooseOption takes one of the options, or none, whatever they are for', () => {
  const purposes = [...choicePurposes.map(([purpose]) => purpose), null];
  const all = ['python', 'java', 'kotlin', 'php', 'csharp', 'ruby', 'react', 'vue'];
  for (const purpose of purposes)
    for (const one of all)
      for (const other of all.filter((slug) => slug !== one)) {
        const chosen = choose(weigh([one, other], { purpose }));
        assert.ok(chosen === null || [one, other].includes(chosen), `${one} ${other} ${purpose}`);
        assert.equal(choose(weigh([other, one], { purpose })), chosen, 'the order does not matter');
      }
});

test('chooseOption has no verdict without options', () => {
  assert.equal(choose(weigh([])), null);
});
