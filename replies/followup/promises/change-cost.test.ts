import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { library } from '../../testing/ask-sample.ts';
import { sayNext } from '../../testing/say-next.ts';
import { planAgain } from '../chat.ts';

type Said = ReturnType<typeof sayNext>;

const first = sayNext('make me a plan', [], { days: 20 });
const linksIn = (text: string) =>
  [...text.matchAll(/\]\(\/language\/([^)]*)\)/g)].map(([, to = '']) => to.replace('#', '/'));

function layOut({ plan }: Said) {
  return plan ? planAgain(library, plan).plan : assert.fail('no plan');
}

const before = layOut(first);

/** Changes that cost topics, or leave room for more. */
const rows = [
  'in 12 days instead',
  'in 5 days',
  'in 40 days',
  'in 21 days instead',
  'only 20 minutes a day',
  'make it 90 minutes every day',
  'only on weekends',
  'not on fridays',
] as const;

describe('a plan that was changed', () => {
  for (const message of rows)
    test(`says which topics that costs, and for which there is room: ${message}`, () => {
      const said = sayNext(message, first.thread);
      const after = layOut(said);
      const lost = before.covered.filter((key) => !after.covered.includes(key));
      const gained = after.covered.filter((key) => !before.covered.includes(key));
      const [, change = ''] = said.letter.split('\n\n').slice(1);
      const [, losing = ''] = /(\d+ topics? no longer fits?: .*?)(?: There is room|$)/.exec(change) ?? [];
      const [, gaining = ''] = /(There is room for .*)$/.exec(change) ?? [];
      for (const [told, keys] of [
        [losing, lost],
        [gaining, gained],
      ] as const) {
        assert.equal(Number(/\d+/.exec(told)?.[0] ?? 0), keys.length, change);
        assert.deepEqual(linksIn(told), keys.slice(0, 4));
        assert.equal(Number(/and (\d+) more\.?$/.exec(told)?.[1] ?? 0), Math.max(0, keys.length - 4), told);
      }
      assert.equal(/The topics stay the same/.test(change), lost.length + gained.length === 0, change);
    });

  for (const message of rows)
    test(`has the days, the minutes and the topics that its text says: ${message}`, () => {
      const said = sayNext(message, first.thread);
      const { days, covered } = layOut(said);
      const [, told, topics] = /: (\d+) days, at .*? It covers (\d+) topics/.exec(said.letter) ?? [];
      assert.deepEqual(
        [Number(told), Number(topics)],
        [days.length, covered.length],
        said.letter.slice(0, 400),
      );
      for (const key of covered) assert.ok(linksIn(said.letter).includes(key), key);
      const heads = [...said.letter.matchAll(/^\*\*Day (\d+)\*\* \((\d+) min\)/gm)];
      for (const [, day, minutes] of heads)
        assert.equal(days[Number(day) - 1]?.minutes, Number(minutes), day);
    });
});

describe('what is known or left out of a plan', () => {
  test('costs nothing, and takes with it what it depends on, or what depends on it', () => {
    const known = sayNext('i already know dictionaries', first.thread);
    const keys = known.plan?.request.known ?? [];
    assert.ok(keys.includes('python/dictionaries') && keys.includes('python/lists'), keys.join());
    assert.doesNotMatch(known.letter, /no longer fit[^.]*Dictionaries/);
    const skipped = sayNext('skip dictionaries', first.thread).plan?.request.known ?? [];
    for (const key of skipped) {
      const needs = library.topics.get(key)?.prerequisites ?? [];
      assert.ok(key === 'python/dictionaries' || needs.some((need) => skipped.includes(need)), key);
    }
  });

  test('may be a whole technology, and the days are for the rest', () => {
    const two = sayNext('make me a plan', [], { language: 'HTML and CSS' });
    const { plan, letter } = sayNext('i know html already', two.thread);
    assert.deepEqual(plan?.technologies, ['css']);
    for (const key of linksIn(letter).filter((one) => one.includes('/')))
      assert.ok(!key.startsWith('html/'), key);
  });

  test('is asked for where it is no topic of the plan', () => {
    for (const message of ['skip quantum physics', 'i already know juggling']) {
      const { letter, plan } = sayNext(message, first.thread);
      assert.match(letter, /did not find that topic in the plan/, message);
      assert.deepEqual(plan?.request, first.plan?.request, message);
    }
  });
});

describe('a plan that is too hard or too easy', () => {
  test('gets easier twice: first without the harder topics, then on more days', () => {
    const once = sayNext('make it easier', first.thread);
    for (const key of layOut(once).covered) assert.equal(library.topics.get(key)?.level, 1, key);
    const twice = sayNext('make it easier', once.thread);
    assert.equal(twice.plan?.request.days, 30);
    assert.match(twice.letter, /30 days instead of 20/);
    assert.deepEqual(twice.plan.request.known, once.plan?.request.known);
  });

  test('gets harder as far as there are levels, and then says so', () => {
    let said = first;
    for (const level of [2, 3]) {
      said = sayNext('make it harder', said.thread);
      assert.equal(said.plan?.request.level, level);
    }
    const last = sayNext('make it harder', said.thread);
    assert.deepEqual(last.plan?.request, said.plan?.request);
    assert.match(last.letter, /the highest/);
  });

  test('gets shorter by days where days are named, and else by topics', () => {
    assert.equal(sayNext('3 days shorter please', first.thread).plan?.request.days, 17);
    assert.equal(sayNext('make the plan shorter, 8 days', first.thread).plan?.request.days, 8);
    const core = layOut(sayNext('only the important parts please', first.thread));
    assert.equal(core.days.length, 20);
    assert.ok(core.covered.length < before.covered.length);
  });

  test('never has more days than the longest plan, or fewer than one', () => {
    const long = sayNext('make me a plan', [], { days: 3600 });
    assert.equal(sayNext('give me 200 more days', long.thread).plan?.request.days, 3650);
    assert.equal(sayNext('50 days less please', first.thread).plan?.request.days, 1);
  });
});
