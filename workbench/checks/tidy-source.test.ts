import assert from 'node:assert/strict';
import { test } from 'node:test';

import { tidySource } from './tidy-source.ts';

const rows = [
  ['type Id =\n  | string // text\n  | number;', 'type Id=string|number;'],
  ['let side: "left" | `right`', "let side:'left'|'right'"],
  ['const url = "https://a.example/*b*/"; /* end */', "const url='https://a.example/*b*/';"],
  ['interface A {\n  name: string;\n  age?: number,\n}', 'interface A{name:string;age?:number}'],
  ['f(a || b, );', 'f(a||b);'],
  ['return `on${name}`', 'return`on${name}`'],
] as const;

test('tidySource() writes programs that differ only in their layout alike', () => {
  for (const [code, tidy] of rows) assert.equal(tidySource(code), tidy);
});
