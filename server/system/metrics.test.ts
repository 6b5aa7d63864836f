import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeMetrics, type Readings } from './metrics.ts';

const idle: Readings = {
  passwordsWaiting: () => 0,
  connections: () => null,
  mailsWaiting: async () => 0,
};
const answered = { method: 'GET', route: '/about', status: 200, ms: 12, address: '192.0.2.1' };

test('makeMetrics(readings) counts by method, route and status, and never by address', async () => {
  const metrics = makeMetrics(idle);
  metrics.count(answered);
  metrics.count({ ...answered, address: '192.0.2.2' });
  metrics.count({ ...answered, status: 304 });
  const text = await metrics.write();
  assert.match(text, /^http_requests_total\{method="GET",route="\/about",status="200"\} 2$/m);
  assert.match(text, /^http_requests_total\{method="GET",route="\/about",status="304"\} 1$/m);
  assert.doesNotMatch(text, /192\.0\.2/);
});

test('makeMetrics(readings) counts all unknown methods as one', async () => {
  const metrics = makeMetrics(idle);
  for (const method of ['BREW', 'get', 'PROPFIND']) metrics.count({ ...answered, method });
  assert.match(
    await metrics.write(),
    /^http_requests_total\{method="other",route="\/about",status="200"\} 3$/m,
  );
});

test('makeMetrics(readings) measures in seconds, and reads the number of waiting passwords on request', async () => {
  let waiting = 0;
  const metrics = makeMetrics({ ...idle, passwordsWaiting: () => waiting });
  metrics.count(answered);
  waiting = 7;
  const text = await metrics.write();
  assert.match(text, /^http_request_seconds_bucket\{le="0\.01",route="\/about"\} 0$/m);
  assert.match(text, /^http_request_seconds_bucket\{le="0\.05",route="\/about"\} 1$/m);
  assert.match(text, /^http_request_seconds_sum\{route="\/about"\} 0\.012$/m);
  assert.match(text, /^passwords_waiting 7$/m);
  assert.match(metrics.contentType, /^text\/plain/);
});

test('makeMetrics(readings) answers whether the database, mail, limits and cleanup are well', async () => {
  const metrics = makeMetrics({ ...idle, connections: countBusy, mailsWaiting: async () => 3 });
  metrics.countMail('lost');
  metrics.countRefusal('loginByAddress');
  metrics.countReply({ source: 'engine', failure: 'late' });
  metrics.countEvent('login-failed');
  metrics.noteCleanup({ accounts: 2, sessions: 3, events: 40, characters: 900, largest: 800, bytes: 4096 });
  const text = await metrics.write();
  for (const line of [
    'database_connections{state="waiting"} 4',
    'mails_waiting 3',
    'mails_total{outcome="lost"} 1',
    'refusals_total{limit="loginByAddress"} 1',
    'model_replies_total{source="engine",failure="late"} 1',
    'security_events_total{event="login-failed"} 1',
    'stored{what="accounts"} 2',
    'database_bytes 4096',
  ])
    assert.ok(text.includes(`${line}\n`), line);
  const [, cleanup] = /^last_cleanup_timestamp_seconds (\S+)$/m.exec(text) ?? [];
  assert.ok(Number(cleanup) > 1.7e9);
});

function countBusy() {
  return { busy: 9, idle: 1, waiting: 4 };
}
