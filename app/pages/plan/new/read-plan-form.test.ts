import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPlanForm } from './read-plan-form.ts';

function fill(changes: Record<string, string>, free: string[] = []): FormData {
  const data = new FormData();
  const fields = {
    technology: 'python',
    days: '30',
    age: '20',
    level: '2',
    minutes: '',
    starts: '2026-11-23',
    ...changes,
  };
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  for (const day of free) data.append('free', day);
  return data;
}

test('readPlanForm reads a form, with each technology once', () => {
  const read = readPlanForm(fill({ second: 'sql', third: 'python', minutes: '25' }, ['5', '6']));
  assert.deepEqual('form' in read && read.form, {
    technologies: ['python', 'sql'],
    starts: '2026-11-23',
    request: { days: 30, age: 20, level: 2, restDays: [5, 6], firstWeekday: 0, minutesADay: { weekday: 25 } },
  });
});

test('readPlanForm gives every missing or invalid value at its field, all at once', () => {
  const errors: readonly (readonly [string, FormData])[] = [
    ['technology', fill({ technology: '' })],
    ['days', fill({ days: '0' })],
    ['days', fill({ days: '3651' })],
    ['days', fill({ days: '2.5' })],
    ['age', fill({ age: '' })],
    ['minutes', fill({ minutes: '5' })],
    ['starts', fill({ starts: '' })],
    ['free', fill({}, ['0', '1', '2', '3', '4', '5', '6'])],
  ];
  for (const [field, data] of errors) {
    const read = readPlanForm(data);
    assert.ok('errors' in read);
    assert.deepEqual(Object.keys(read.errors), [field]);
    assert.match(read.errors[field]?.join() ?? '', /^[A-Z].*\.$/);
  }
  const read = readPlanForm(fill({ technology: '', days: '', age: '7' }));
  assert.deepEqual('errors' in read && Object.keys(read.errors), ['technology', 'days', 'age']);
});

test('readPlanForm needs no technology beside a goal', () => {
  const read = readPlanForm(fill({ technology: '', goal: 'pet-page' }));
  assert.deepEqual('form' in read && [read.form.technologies, read.form.request.goal], [[], 'pet-page']);
  assert.ok('errors' in readPlanForm(fill({ technology: '', goal: '' })));
});
