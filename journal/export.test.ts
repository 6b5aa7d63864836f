import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import fc from 'fast-check';

import { arbitraryEvents, runs } from './testing/arbitrary.ts';
import { exampleEvent } from './testing/example-event.ts';
import { exportJournal, exportVersion, importJournal } from './export.ts';
import { journalLimits } from './event/limits.ts';

const done = exampleEvent(1, { kind: 'topic-done', technology: 'python', topic: 'lists' });
const file = { format: 'waymark-journal', version: exportVersion, count: 1, events: [done] };

describe('importJournal', () => {
  test('gives back what exportJournal wrote, for any events', () => {
    fc.assert(
      fc.property(arbitraryEvents, (events) => {
        assert.deepEqual(importJournal(exportJournal(events)), { events });
      }),
      runs,
    );
  });

  test('says in a sentence what is wrong with any other text, and never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        const imported = importJournal(text);
        assert.ok('problem' in imported && /^The file .*\.$/.test(imported.problem));
      }),
      runs,
    );
  });

  test('reads a file of the version before, which is the same without the work of a plan', () => {
    assert.deepEqual(importJournal(JSON.stringify({ ...file, version: 1 })), { events: [done] });
  });

  test('refuses a file that was cut anywhere', () => {
    const text = exportJournal([done, exampleEvent(2, { kind: 'undo', event: done.id })]);
    for (let length = 0; length < text.length; length += 1)
      assert.ok('problem' in importJournal(text.slice(0, length)));
  });

  const wrong: Readonly<Record<string, [unknown, RegExp]>> = {
    'of another format': [{ ...file, format: 'other' }, /not an exported journal/],
    'of a newer version': [{ ...file, version: exportVersion + 1 }, /newer version/],
    'of no version': [{ ...file, version: 'x' }, /does not say a version/],
    'without events': [{ ...file, events: {} }, /no list of events/],
    'that counts in words': [{ ...file, count: 'many'.repeat(9999) }, /^.{0,30}says it holds other events/],
    'of which events are missing': [{ ...file, count: 2 }, /says it holds 2 events, and holds 1/],
    'with an event that is none': [{ ...file, events: [{ ...done, topic: 1 }] }, /^Event 1: its topic/],
  };
  for (const [what, [value, sentence]] of Object.entries(wrong))
    test(`refuses a file ${what}`, () => {
      const imported = importJournal(JSON.stringify(value));
      assert.match('problem' in imported ? imported.problem : '', sentence);
    });

  test('refuses a file with more events of a technology than a journal holds', () => {
    const events = Array.from({ length: journalLimits.eventsATechnology + 1 }, () => done);
    const imported = importJournal(exportJournal(events));
    assert.match('problem' in imported ? imported.problem : '', /at most 10000 events of python, not 10001/);
  });
});
