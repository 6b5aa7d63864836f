import assert from 'node:assert/strict';
import { test } from 'node:test';

import { Hono } from 'hono';

import { makeJsonReader, readJson } from './read-json.ts';

const app = new Hono().post('/', readJson, async (call) => call.json(await call.req.json()));
const json = { 'content-type': 'application/json' };

test('readJson passes an object on unchanged, also when it comes in pieces', async () => {
  const body = '{"name":"Ada \\u00e9 😀","more":{"list":[1,null,true]}}';
  const whole = await app.request('/', { method: 'POST', headers: json, body });
  assert.deepEqual(await whole.json(), JSON.parse(body));
  const pieces = new Blob([body]).stream();
  const init = { method: 'POST', headers: json, body: pieces, duplex: 'half' };
  assert.deepEqual(await (await app.request('/', init)).json(), JSON.parse(body));
});

test('readJson accepts application/json in any spelling, but only with UTF-8', async () => {
  for (const type of ['application/json; charset=utf-8', 'Application/JSON ; charset="UTF-8"']) {
    assert.equal((await send('{}', { 'content-type': type })).status, 200, type);
  }
  const others = [
    'text/plain',
    'application/x-www-form-urlencoded',
    'application/jsonp',
    'multipart/form-data',
  ];
  for (const type of [...others, 'application/json; charset=latin1', '']) {
    assert.deepEqual(await send('{}', { 'content-type': type }), {
      status: 415,
      message: 'The body must be sent as application/json.',
    });
  }
  assert.equal((await send('{}', { ...json, 'content-encoding': 'gzip' })).status, 415);
});

test('readJson answers 400 to anything but a JSON object', async () => {
  for (const body of ['', '{', '{"a":}', 'nul', '{"a":1}x', "{'a':1}", new Uint8Array([0x7b, 0xff, 0x7d])]) {
    assert.deepEqual(await send(body), { status: 400, message: 'The body is not valid JSON.' });
  }
  for (const body of ['null', '[]', '"text"', '1', 'true']) {
    assert.deepEqual(await send(body), { status: 400, message: 'The body must be a JSON object.' });
  }
});

test('readJson answers 413 beyond 64 kB, however it is sent', async () => {
  const fits = JSON.stringify({ a: 'x'.repeat(64 * 1024 - 8) });
  assert.equal((await send(fits)).status, 200);
  const large = `${fits} `;
  const tooLarge = { status: 413, message: 'The body must be at most 64 kB.' };
  assert.deepEqual(await send(large), tooLarge);
  assert.deepEqual(await send(large, { ...json, 'content-length': String(large.length) }), tooLarge);
});

test('makeJsonReader(bytes) says how much the body may hold', async () => {
  const small = new Hono().post('/', makeJsonReader(1024), (call) => call.body(null));
  const body = JSON.stringify({ a: 'x'.repeat(1024) });
  const answer = await small.request('/', { method: 'POST', headers: json, body });
  const message = 'The body must be at most 1 kB.';
  assert.deepEqual([answer.status, await answer.json()], [413, { success: false, message }]);
});

test('readJson names a key that reaches a prototype, at any depth', async () => {
  for (const key of ['__proto__', 'constructor', 'prototype']) {
    const answer = { status: 400, message: `The field "${key}" is not allowed.` };
    assert.deepEqual(await send(`{"${key}":{"x":1}}`), answer);
    assert.deepEqual(await send(`{"a":[{"b":{"${key}":1}}]}`), answer);
  }
});

test('readJson refuses deep nesting', async () => {
  assert.equal((await send(deep(15))).status, 200);
  assert.deepEqual(await send(deep(30_000)), {
    status: 400,
    message: 'The body must be at most 20 levels deep.',
  });
});

function deep(levels: number): string {
  return `{"a":${'['.repeat(levels)}${']'.repeat(levels)}}`;
}

async function send(body: string | Uint8Array<ArrayBuffer>, headers: Record<string, string> = json) {
  const response = await app.request('/', { method: 'POST', headers, body });
  const { message } = Object(await response.json());
  return { status: response.status, message };
}
