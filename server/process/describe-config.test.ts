import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readConfig } from '../config.ts';
import { describeConfig } from './describe-config.ts';

test('describeConfig(config) says what is built in', () => {
  const { database, mail, assistant, metrics } = describeConfig(readConfig({ DATA_DIR: '/data' }));
  assert.deepEqual(
    [database, mail, assistant, metrics],
    ['SQLite in /data', 'files in /data/mail', 'built in', 'off'],
  );
});

test('describeConfig(config) names what is outside, and no secret', () => {
  const described = describeConfig(
    readConfig({
      DATABASE_URL: 'postgres://waymark:secret@db:5433/waymark',
      SMTP_URL: 'smtps://waymark:secret@mail.example',
      AI_BASE_URL: 'http://localhost:11434/v1',
      AI_MODEL: 'small',
      AI_API_KEY: 'secret',
      METRICS_TOKEN: 'secret-of-some-length',
    }),
  );
  assert.equal(described['database'], 'PostgreSQL at db:5433');
  assert.equal(described['mail'], 'SMTP at mail.example');
  assert.equal(described['assistant'], 'built in, and small at localhost:11434');
  assert.doesNotMatch(JSON.stringify(described), /secret/);
});
