import assert from 'node:assert/strict';
import { test } from 'node:test';

import { nameDevice } from './name-device.ts';

const engine = 'AppleWebKit/537.36 (KHTML, like Gecko)';
const devices = {
  'Firefox on Windows': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
  'Chrome on Android': `Mozilla/5.0 (Linux; Android 10; K) ${engine} Chrome/126.0.0.0 Mobile Safari/537.36`,
  'Edge on Windows': `Mozilla/5.0 (Windows NT 10.0) ${engine} Chrome/126.0.0.0 Safari/537.36 Edg/126.0.0.0`,
  'Safari on iOS':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) Version/17.5 Mobile/15E148 Safari/604.1',
  'Safari on macOS': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.5 Safari/605.1.15',
  'Chrome on Linux': `Mozilla/5.0 (X11; Linux x86_64) ${engine} Chrome/126.0.0.0 Safari/537.36`,
  'Unknown device': 'curl/8.0 <script>',
};

for (const [name, userAgent] of Object.entries(devices)) {
  test(`nameDevice(userAgent) knows ${name}`, () => {
    assert.equal(nameDevice(userAgent), name);
  });
}

test('nameDevice(undefined) is an unknown device', () => {
  assert.equal(nameDevice(undefined), 'Unknown device');
});
