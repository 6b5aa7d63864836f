import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { parse } from 'yaml';
import { z } from 'zod';

import { makeMetrics } from './metrics.ts';

const folder = join(import.meta.dirname, '../../docs/monitoring');
const alerts = z.object({
  groups: z.array(z.object({ rules: z.array(z.looseObject({ alert: z.string(), expr: z.string() })) })),
});
const dashboard = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
});

test('the dashboard and the alert rules ask only for metrics that the server writes', async () => {
  const metrics = makeMetrics({
    passwordsWaiting: () => 0,
    connections: () => null,
    mailsWaiting: async () => 0,
  });
  const written = new Set(
    [...(await metrics.write()).matchAll(/^# TYPE (\w+)/gm)].map(([, name = '']) => name),
  );
  const { groups } = alerts.parse(parse(readFileSync(join(folder, 'alerts.yml'), 'utf8')));
  const { panels } = dashboard.parse(JSON.parse(readFileSync(join(folder, 'dashboard.json'), 'utf8')));
  const asked = [
    ...groups.flatMap(({ rules }) => rules.map(({ expr }) => expr)),
    ...panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
  ];
  const used = asked.flatMap((expr) => expr.match(/\b[a-z]+(?:_[a-z0-9]+)+\b|\bstored\b/g) ?? []);
  const functions = new Set(['histogram_quantile', 'predict_linear']);
  const missing = used.filter((name) => !functions.has(name) && !written.has(name.replace(/_bucket$/, '')));
  assert.ok(asked.length > 20);
  assert.deepEqual(missing, []);
});
