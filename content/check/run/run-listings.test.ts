import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listMissing } from './programs.ts';
import { type Result, runListings } from './run-listings.ts';
import type { RunListing } from './run-listing.ts';

const listing = { technology: 'javascript', slug: 'sample', language: 'javascript' } as const;
const page = { technology: 'html', slug: 'sample', language: 'html' } as const;
const git = { technology: 'git', slug: 'sample', language: 'bash' } as const;
const react = { technology: 'react', slug: 'sample', language: 'jsx' } as const;
const vue = { technology: 'vue', slug: 'sample', language: 'vue' } as const;
const angular = { technology: 'angular', slug: 'sample', language: 'angular' } as const;
const express = { technology: 'express', slug: 'sample', language: 'javascript' } as const;
const typescript = { technology: 'typescript', slug: 'sample', language: 'typescript' } as const;

const server = `import express from 'express';
express().get('/hi', (request, response) => response.send('Hi')).listen(3000);`;
const counter = `export default () => <b>{[1, 2].length}</b>;`;
const component = `<script setup>\nconst n = 1 + 1;\n</script>\n<template><b>{{ n }}</b></template>`;
const inputs = `import { Component, input } from '@angular/core';
@Component({ selector: 'app-n', template: '<b>{{ n() + 1 }}</b>' })
class N { readonly n = input.required<number>(); }
@Component({ selector: 'app-root', imports: [N], template: '<app-n [n]="1" />' })
export class App {}`;
const isTwo = `document.querySelector('b').textContent === '2'`;
const commit = `git init -q && git commit -q --allow-empty -m 'Begin'`;

const right: readonly (readonly [what: string, listing: RunListing])[] = [
  ['prints', { ...listing, code: 'console.log("a ")\nconsole.log("b")', prints: 'a\nb\n' }],
  ['fails', { ...listing, code: 'null.x', fails: "TypeError: Cannot read properties of null (reading 'x')" }],
  ['uses what was before', { ...listing, setup: 'const n = 2;', code: 'console.log(n)', prints: '2' }],
  [
    'reads its input and its files',
    {
      ...listing,
      files: { 'data/a.txt': 'A' },
      input: 'B',
      code: `const { readFileSync } = require('node:fs');
console.log(readFileSync('data/a.txt', 'utf8') + readFileSync(0, 'utf8'));`,
      prints: 'AB',
    },
  ],
  [
    'is refused by the compiler',
    {
      ...typescript,
      code: 'const n: number = "a";',
      fails: `main.ts(1,7): error TS2322: Type 'string' is not assignable to type 'number'.`,
    },
  ],
  ['answers as a server', { ...express, code: server, input: 'curl localhost:3000/hi', prints: 'Hi' }],
  [
    'commits',
    { ...git, setup: commit, code: 'git log --oneline\ngit status --short', prints: 'ea7ea30 Begin' },
  ],
  ['is a document', { ...listing, language: 'json', code: '{ "a": [1] }', shows: 'data.a[0] === 1' }],
  ['is a page', { ...page, code: '<b>2</b>', shows: isTwo }],
  [
    'asks for data that are not there',
    { ...page, code: '<b>2</b>', shows: `(await fetch('/no.json')).status === 404` },
  ],
  [
    'is a script in a page',
    { ...listing, setup: '<b></b>', code: `document.querySelector('b').append(2)`, shows: isTwo },
  ],
  ['is a component of React', { ...react, code: counter, shows: isTwo }],
  ['is a component of Angular', { ...angular, code: inputs, shows: isTwo }],
  ['is a component of Vue', { ...vue, code: component, shows: isTwo }],
];

const wrong: readonly (readonly [what: string, listing: RunListing, message: RegExp])[] = [
  ['prints something else', { ...listing, code: 'console.log(1)', prints: '2' }, /printed:\n1\n/],
  ['fails', { ...listing, code: 'throw Error("no")', prints: '' }, /failed:[^]*Error: no/],
  ['does not fail', { ...listing, code: 'console.log(1)', fails: 'Error' }, /was to fail, but printed:\n1/],
  ['fails in another way', { ...listing, code: 'throw Error("no")', fails: 'Error: yes' }, /other words/],
  ['shows something else', { ...page, code: '<b>3</b>', shows: isTwo }, /is false/],
  ['breaks in a page', { ...page, code: '<b>2</b><script>null.x</script>', shows: isTwo }, /TypeError/],
  [
    'loads from another host',
    { ...page, code: '<b>2</b><img src="https://example.com/a.png">', shows: isTwo },
    /ERR_FAILED/,
  ],
];

test('runListings() proves a listing that', async (context) => {
  const results = await runListings(right.map(([, one]) => one));
  for (const [at, [what]] of right.entries())
    await context.test(what, () => assert.equal(differenceOf(results[at]), null));
});

test('runListings() says what differs when a listing', async (context) => {
  const results = await runListings(wrong.map(([, one]) => one));
  for (const [at, [what, , message]] of wrong.entries())
    await context.test(what, () => assert.match(differenceOf(results[at]) ?? '', message));
});

test('runListings() ends a listing that never does', async () => {
  const [result] = await runListings([{ ...listing, code: 'for (;;) {}', prints: '' }]);
  assert.equal(differenceOf(result), 'did not end in time');
});

test('listMissing(needs) names the tools that are not installed', () => {
  assert.deepEqual(listMissing(['node', 'no-such-compiler']), ['no-such-compiler']);
});

function differenceOf(result: Result | undefined): string | null {
  if (result === undefined || 'missing' in result) throw new Error('It was not run.');
  return result.differs;
}
