import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';

import { judgePage } from './judge-page.ts';
import type { PageFound, Visit } from './visits.ts';

const page = 'https://docs.example.org/page';
const days = ['2026-11-23', '2026-11-24', '2026-12-01'];
const works: PageFound = { found: 'works' };
const missing: PageFound = { found: 'missing', why: 'answered 404' };
const unclear: PageFound = { found: 'unclear', why: 'timed out' };
const visit = (day: string | undefined, found: PageFound, time = '12:00:00Z'): Visit => ({
  page,
  at: `${day}T${time}`,
  ...found,
});
const judge = (...found: readonly PageFound[]) =>
  judgePage(found.map((one, at) => visit(days[at], one)))?.state;

test('judgePage() calls a page dead only if it was missing on two days since it last worked', () => {
  assert.equal(judge(missing), 'unknown');
  assert.equal(judge(missing, missing), 'dead');
  assert.equal(judge(missing, works, missing), 'unknown');
  assert.equal(judge(missing, unclear, missing), 'dead');
  assert.equal(judge(missing, missing, unclear), 'dead');
  assert.equal(judge(missing, missing, works), 'works');
  const sameDay = [visit(days[0], missing, '00:10:00Z'), visit(days[0], missing, '23:50:00Z')];
  assert.equal(judgePage(sameDay)?.state, 'unknown');
});

test('judgePage() never calls a page dead for anything but 404 and 410, however often it fails', () => {
  const failing = fc.array(fc.constantFrom(works, unclear), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(failing, (found) => {
      const visits = found.map((one, at) => visit(`2026-10-${String((at % 28) + 1).padStart(2, '0')}`, one));
      assert.notEqual(judgePage(visits)?.state, 'dead');
    }),
  );
});

test('judgePage() says nothing of a page that was never visited', () => {
  assert.equal(judgePage([]), null);
});
