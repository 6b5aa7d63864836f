import assert from 'node:assert/strict';
import { test } from 'node:test';

import { runLimits } from './limits.ts';
import { readReport, type Report } from './messages.ts';

const reports: readonly Report[] = [
  { kind: 'ready' },
  { kind: 'refused' },
  { kind: 'started' },
  { kind: 'printed', text: 'Hello\n', isError: false },
  { kind: 'tested', at: 2, saw: null },
  { kind: 'tested', at: 0, saw: 'It gives 1, and should give 2.' },
  { kind: 'ended', ending: { how: 'done' } },
  { kind: 'ended', ending: { how: 'failed', message: 'No', line: 3 } },
  { kind: 'ended', ending: { how: 'stopped', why: 'silence' } },
];

test('readReport(data) reads every message of ours', () => {
  for (const report of reports) assert.deepEqual(readReport(structuredClone(report)), report);
});

const others: readonly unknown[] = [
  null,
  'printed',
  {},
  { kind: 'run' },
  { kind: 'printed', text: 7 },
  { kind: 'tested', at: -1, saw: null },
  { kind: 'tested', at: 1 },
  { kind: 'ended' },
  { kind: 'ended', ending: { how: 'stopped', why: 'because' } },
  { kind: 'ended', ending: { how: 'failed', message: {} } },
];

test('readReport(data) gives null for anything else that a program may send', () => {
  for (const other of others) assert.equal(readReport(other), null, JSON.stringify(other));
});

test('readReport(data) shortens an error, and believes no line that is none', () => {
  const message = 'x'.repeat(runLimits.error * 2);
  for (const line of [0, -1, 1.5, '3', Number.NaN]) {
    const report = readReport({ kind: 'ended', ending: { how: 'failed', message, line } });
    assert.deepEqual(report, {
      kind: 'ended',
      ending: { how: 'failed', message: message.slice(0, runLimits.error), line: null },
    });
  }
});
