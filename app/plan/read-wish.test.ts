import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readWish } from './read-wish.ts';

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

test('readWish reads a form, with each technology once', () => {
  assert.deepEqual(readWish(fill({ second: 'sql', third: 'python', minutes: '25' }, ['5', '6'])), {
    technologies: ['python', 'sql'],
    starts: '2026-11-23',
    request: { days: 30, age: 20, level: 2, restDays: [5, 6], firstWeekday: 0, minutesADay: { weekday: 25 } },
  });
});

test('readWish says in a sentence what is missing or out of bounds', () => {
  const faults = [
    fill({ technology: '' }),
    fill({ days: '0' }),
    fill({ days: '3651' }),
    fill({ days: '2.5' }),
    fill({ age: '' }),
    fill({ minutes: '5' }),
    fill({ starts: '' }),
    fill({}, ['0', '1', '2', '3', '4', '5', '6']),
  ];
  for (const data of faults) {
    const said = readWish(data);
    assert.match(typeof said === 'string' ? said : '', /^[A-Z].*\.$/);
  }
});
