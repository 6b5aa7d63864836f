import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

test('SIGTERM to npm start stops the server, and frees its port', async (t) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'waymark-npm-'));
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { PATH, NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  t.after(() => rm(dataDir, { recursive: true }));
  const closed = once(npm.stdout, 'close');
  const lines: string[] = [];
  const url = await new Promise<string>((resolve) => {
    createInterface({ input: npm.stdout }).on('line', (line) => {
      lines.push(line);
      const port = /"port":(\d+)/.exec(line)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  assert.equal((await fetch(`${url}/healthz`)).status, 200);
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  // The server shares this output: it closes when the server has ended.
  await closed;
  await assert.rejects(fetch(`${url}/healthz`));
  assert.match(lines.at(-1) ?? '', /"msg":"stopped"/);
});
