import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';

import { readConfig, variableNames } from '#server/config.ts';

const root = join(import.meta.dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const units = globSync('deploy/systemd/*.service', { cwd: root });

test('deploy/environment sets only variables that the server knows, to values that it takes', () => {
  const lines = read('deploy/environment').split('\n');
  const pairs = lines.flatMap((line) =>
    /^\w+=/.test(line) ? [[line.replace(/=.*/, ''), line.replace(/^\w+=/, '')]] : [],
  );
  const unknown = pairs.filter(([name = '']) => !variableNames.includes(name));
  assert.deepEqual(unknown, []);
  const plain = pairs.filter(([name = '']) => !name.endsWith('_FILE'));
  const config = readConfig(Object.fromEntries(plain));
  assert.equal(config.trustedProxies, 1);
  assert.match(config.databaseUrl ?? '', /^postgres:/);
});

test('the containers get only variables that the server knows', () => {
  const compose = read('deploy/container/compose.yaml');
  const names = [...compose.matchAll(/^ {6}([A-Z_]+):/gm)].map(([, name = '']) => name);
  assert.ok(names.length >= 4);
  assert.deepEqual(
    names.filter((name) => !variableNames.includes(name)),
    [],
  );
});

test('each unit runs a script that is there, unprivileged and without writing outside its folders', () => {
  assert.ok(units.length >= 3);
  for (const unit of units) {
    const text = read(unit);
    const script = /^ExecStart=\S+\/node (\S+)/m.exec(text)?.[1] ?? '';
    assert.ok(existsSync(join(root, script)), `${unit} runs ${script}`);
    for (const line of [
      'User=waymark',
      'NoNewPrivileges=yes',
      'ProtectSystem=strict',
      'CapabilityBoundingSet=',
    ]) {
      assert.ok(text.split('\n').includes(line), `${unit} lacks ${line}`);
    }
  }
});

test('nginx asks the ports that the instructions start, and keeps what is for operators to itself', () => {
  const site = read('deploy/nginx/waymark.conf');
  const ports = [...site.matchAll(/^ +server 127\.0\.0\.1:(\d+) max_fails=0;$/gm)].map(([, port]) => port);
  const started = [...read('deploy/README.md').matchAll(/waymark@(\d+)\.service/g)].map(([, port]) => port);
  assert.deepEqual(new Set(ports), new Set(started));
  for (const path of ['/readyz', '/metrics', '/openapi.json']) {
    assert.ok(site.includes(`location = ${path} { return 404; }`), path);
  }
});
