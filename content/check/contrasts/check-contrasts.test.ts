import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { Contrast } from '../../contrast-schema.ts';
import { checkContrasts } from './check-contrasts.ts';

const sample: Contrast = {
  between: ['tea', 'coffee'],
  names: [['Tea'], ['Coffee']],
  take: ['Take tea when you have time.', 'Take coffee when you are in a hurry.'],
  different: `Tea is brewed from leaves. ${'Coffee is brewed from beans. '.repeat(6)}`.trim(),
  same: 'Both need hot water.',
  shares: ['coffee/cups'],
  sharesBack: ['tea/cups'],
  topics: ['tea/cups'],
};
const facts = { technologies: new Set(['tea', 'coffee']), topics: new Set(['tea/cups', 'coffee/cups']) };
const check = (...changes: Partial<Contrast>[]) =>
  checkContrasts(
    changes.map((change): Contrast => Object.assign({}, sample, change)),
    facts,
  );

test('checkContrasts(contrasts, facts) takes an entry that follows every rule', () => {
  assert.deepEqual(check({}), []);
});

test('checkContrasts(contrasts, facts) names each broken rule', () => {
  const rows: readonly (readonly [Partial<Contrast>, RegExp])[] = [
    [{ between: ['tea', 'cocoa'] }, /cocoa does not exist/],
    [{ topics: ['tea/saucers'] }, /tea\/saucers does not exist/],
    [{ between: ['tea', 'coffee/cups'] }, /compares a technology with a topic/],
    [{ between: ['tea/cups'] }, /only technologies share topics/],
    [{ between: ['tea'] }, /needs two technologies/],
    [{ names: [['Tea'], ['tea']] }, /the name "tea" is used twice/],
    [{ names: [['Tea'], ['Coffee', 'java']] }, /names that belong to the technologies/],
    [{ take: ['Take tea when you have time.'] }, /different lengths/],
    [{ take: ['Tea is good.', 'Take coffee when you are late.'] }, /does not say when/],
    [{ shares: ['tea/cups'] }, /not on the other side's roadmap/],
    [{ sharesBack: ['coffee/cups'] }, /not on the other side's roadmap/],
    [{ different: 'Tea is brewed from leaves.' }, /fewer than 30 words/],
    [{ different: `${'word '.repeat(76)}.` }, /76 words/],
    [{ same: 'Drink both!' }, /exclamation/],
    [{ same: 'See https://example.com.' }, /address/],
    [{ same: 'Both need `water.' }, /backtick/],
    [{ same: 'Both need water' }, /end like a sentence/],
  ];
  for (const [change, fault] of rows) assert.match(check(change).join('\n'), fault);
});

test('checkContrasts(contrasts, facts) refuses a second entry for a pair, in either order', () => {
  const turned = { between: ['coffee', 'tea'], names: [['coffee'], ['tea']], shares: [], sharesBack: [] };
  assert.match(check({}, turned).join('\n'), /two entries compare coffee and tea/);
});
