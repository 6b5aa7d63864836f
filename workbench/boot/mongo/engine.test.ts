import assert from 'node:assert/strict';
import { test } from 'node:test';
import { inspect } from 'node:util';

import { compileFilter } from './filter/compile-filter.ts';
import { compilePipeline } from './pipeline/run-pipeline.ts';
import { compileFindProjection } from './pipeline/find-projection.ts';
import { readArrayFilters } from './update/array-filters.ts';
import { readUpdate } from './update/read-update.ts';
import { addNumbers } from './values/arithmetic.ts';
import { compareValues } from './values/compare.ts';
import { copyDocument } from './values/copy.ts';
import { Decimal128 } from './values/decimal128.ts';
import type { Document } from './values/document.ts';
import { hashValue } from './values/hash-value.ts';
import { Long } from './values/long.ts';
import { makeMd5 } from './values/md5.ts';
import { measureDocument } from './values/measure.ts';

const filters: readonly (readonly [filter: Document, document: Document, matches: boolean])[] = [
  [{ size: { h: 1, w: 2 } }, { size: { w: 2, h: 1 } }, false],
  [{ 'size.w': 2 }, { size: { w: 2, h: 1 } }, true],
  [{ tags: ['a', 'b'] }, { tags: ['b', 'a'] }, false],
  [{ tags: { $all: ['a', 'b'] } }, { tags: ['b', 'a', 'c'] }, true],
  [{ tags: { $all: ['a'] } }, { tags: 'a' }, true],
  [{ marks: { $gt: 5, $lt: 8 } }, { marks: [2, 9] }, true],
  [{ marks: { $elemMatch: { $gt: 5, $lt: 8 } } }, { marks: [2, 9] }, false],
  [{ phone: null }, {}, true],
  [{ phone: { $gte: null } }, { phone: 1 }, false],
  [{ phone: { $type: 'null' } }, {}, false],
  [{ phone: { $not: { $gt: 1 } } }, {}, true],
  [{ n: { $gt: 1 } }, { n: '2' }, false],
  [{ n: { $type: 'number' } }, { n: new Decimal128('0.1') }, true],
  [{ n: { $type: 'int' } }, { n: 2.5 }, false],
  [{ n: { $type: 'string' } }, { n: [1, 'a'] }, true],
  [{ n: 5 }, { n: new Long(5n) }, true],
  [{ n: { $in: [/^a/, 3] } }, { n: 'ab' }, true],
  [{ 'a.0.b': 1 }, { a: [{ b: 1 }] }, true],
  [{ 'a.b': { $size: 1 } }, { a: [{ b: 2 }] }, false],
  [{ $expr: { $gt: ['$a', '$b'] } }, { a: 2, b: 1 }, true],
  [{ n: { $mod: [4, 0] } }, { n: 8 }, true],
  [{ t: { $regex: 'the', $options: 'i' } }, { t: 'Into The' }, true],
];

for (const [filter, document, matches] of filters)
  test(`a filter ${inspect(filter)} ${matches ? 'finds' : 'does not find'} ${inspect(document)}`, () => {
    assert.equal(compileFilter(filter)(document), matches);
  });

const update = (change: unknown, document: Document, filter: Document = {}, arrayFilters?: unknown) =>
  readUpdate(change)(copyDocument(document), {
    filter,
    arrayFilters: readArrayFilters(arrayFilters),
    isInsert: false,
  });

const updates: readonly (readonly [change: unknown, before: Document, after: Document])[] = [
  [{ $set: { z: 1, b: 2 }, $inc: { m: 3 } }, { a: 0 }, { a: 0, b: 2, m: 3, z: 1 }],
  [{ $set: { 'a.b': 1 } }, {}, { a: { b: 1 } }],
  [{ $set: { 'list.2': 1 } }, { list: [0] }, { list: [0, null, 1] }],
  [{ $unset: { 'list.0': '' } }, { list: [1, 2] }, { list: [null, 2] }],
  [{ $rename: { a: 'b' } }, { a: 1, c: 2 }, { c: 2, b: 1 }],
  [{ $push: { l: { $each: [3], $position: 0, $slice: 2 } } }, { l: [1, 2] }, { l: [3, 1] }],
  [{ $push: { l: { $each: [3, 1], $sort: 1, $slice: -2 } } }, {}, { l: [1, 3] }],
  [{ $push: { l: [1, 2] } }, { l: [] }, { l: [[1, 2]] }],
  [{ $addToSet: { l: { $each: [1, 2] } } }, { l: [1, 1] }, { l: [1, 1, 2] }],
  [{ $pull: { l: { qty: { $lt: 2 } } } }, { l: [{ qty: 1 }, { qty: 2 }] }, { l: [{ qty: 2 }] }],
  [{ $pop: { l: -1 } }, { l: [1, 2] }, { l: [2] }],
  [
    { $mul: { n: 2 }, $min: { m: 1 } },
    { n: 3, m: 5 },
    { n: 6, m: 1 },
  ],
  [[{ $set: { sum: { $add: ['$a', '$b'] } } }, { $unset: 'b' }], { a: 1, b: 2 }, { a: 1, sum: 3 }],
];

for (const [change, before, after] of updates)
  test(`an update ${JSON.stringify(change)} changes ${JSON.stringify(before)}`, () => {
    const result = update(change, before);
    assert.deepEqual(result, after);
    assert.deepEqual(Object.keys(result), Object.keys(after));
  });

const numbers = (changed: Document) => JSON.stringify(changed['items']).match(/\d/g)?.join('');

test('an update of elements finds them by the filter, by filters of their own, or takes all', () => {
  const document = {
    items: [
      { n: 'a', q: 0 },
      { n: 'b', q: 0 },
    ],
  };
  assert.equal(numbers(update({ $set: { 'items.$.q': 5 } }, document, { 'items.n': 'b' })), '05');
  assert.equal(numbers(update({ $inc: { 'items.$[].q': 1 } }, document)), '11');
  assert.equal(numbers(update({ $set: { 'items.$[x].q': 7 } }, document, {}, [{ 'x.n': 'a' }])), '70');
});

const nowhere = { read: () => [], replace: () => {}, merge: () => {}, variables: new Map() };

const pipelines: readonly (readonly [
  pipeline: readonly Document[],
  documents: readonly Document[],
  result: unknown,
])[] = [
  [[{ $project: { c: '$a', b: 1 } }], [{ _id: 1, a: 2, b: 3 }], [{ _id: 1, b: 3, c: 2 }]],
  [[{ $project: { 'l.a': 1, _id: 0 } }], [{ l: [{ a: 1, b: 2 }, 3] }], [{ l: [{ a: 1 }] }]],
  [[{ $addFields: { 'a.b': 1 } }], [{ a: { c: 2 } }], [{ a: { c: 2, b: 1 } }]],
  [
    [{ $group: { _id: '$k', n: { $sum: '$v' }, m: { $avg: '$v' } } }],
    [{ v: 1 }, { k: null }],
    [{ _id: null, n: 1, m: 1 }],
  ],
  [
    [{ $unwind: { path: '$l', includeArrayIndex: 'i' } }],
    [{ l: ['a', 'b'] }],
    [
      { l: 'a', i: 0 },
      { l: 'b', i: 1 },
    ],
  ],
  [
    [{ $sort: { l: -1 } }],
    [{ l: [1, 5] }, { l: 3 }, {}, { l: [] }],
    [{ l: [1, 5] }, { l: 3 }, {}, { l: [] }],
  ],
  [
    [{ $sortByCount: '$k' }],
    [{ k: 'a' }, { k: 'b' }, { k: 'b' }],
    [
      { _id: 'b', count: 2 },
      { _id: 'a', count: 1 },
    ],
  ],
  [[{ $match: { a: 9 } }, { $count: 'n' }], [{ a: 1 }], []],
  [[{ $replaceWith: { $mergeObjects: ['$$ROOT', { b: 2 }] } }], [{ a: 1 }], [{ a: 1, b: 2 }]],
];

for (const [pipeline, documents, result] of pipelines)
  test(`a pipeline ${JSON.stringify(pipeline)}`, () => {
    const got = compilePipeline(pipeline, nowhere)(documents);
    assert.equal(JSON.stringify(got), JSON.stringify(result));
  });

const expressions: readonly (readonly [expression: unknown, value: unknown])[] = [
  [{ $add: ['$n', '$none'] }, null],
  [{ $multiply: [2, 2.5] }, 5],
  [{ $divide: [7, 2] }, 3.5],
  [{ $round: [2.5] }, 2],
  [{ $round: [2.345, 2] }, 2.35],
  [{ $trunc: [-7.89, 1] }, -7.8],
  [{ $cond: ['$none', 1, 2] }, 2],
  [{ $ifNull: ['$none', 7] }, 7],
  [{ $concat: ['a', '$none'] }, null],
  [{ $substrCP: ['añb', 1, 1] }, 'ñ'],
  [{ $dateToString: { date: '$d', format: '%Y-%m' } }, '2026-03'],
  [{ $dateTrunc: { date: '$d', unit: 'month' } }, new Date('2026-03-01')],
  [{ $map: { input: [1, 2], as: 'x', in: { $add: ['$$x', '$n'] } } }, [4, 5]],
  [{ $filter: { input: [1, 2], cond: { $gt: ['$$this', 1] } } }, [2]],
  [{ $reduce: { input: [1, 2], initialValue: 0, in: { $add: ['$$value', '$$this'] } } }, 3],
  [
    JSON.parse(
      '{ "$switch": { "branches": [{ "case": { "$lt": ["$n", 9] }, "then": "few" }], "default": "many" } }',
    ),
    'few',
  ],
  [{ $lt: ['$none', 0] }, true],
  ['$l.a', [1, 2]],
  [{ $sum: '$l.a' }, 3],
  [{ $arrayElemAt: [[1, 2], -1] }, 2],
];

for (const [expression, value] of expressions)
  test(`the expression ${JSON.stringify(expression)} is ${JSON.stringify(value)}`, () => {
    const document = { n: 3, d: new Date('2026-03-02T10:00Z'), l: [{ a: 1 }, { a: 2 }, {}] };
    const [result] = compilePipeline([{ $project: { _id: 0, value: expression } }], nowhere)([document]);
    assert.deepEqual(result?.['value'], value);
  });

test('a projection of find() shows parts of arrays', () => {
  const document = { _id: 1, l: [1, 2, 3], items: [{ n: 'a' }, { n: 'b' }] };
  assert.deepEqual(compileFindProjection({ 'items.$': 1 }, { 'items.n': 'b' })(document), {
    _id: 1,
    items: [{ n: 'b' }],
  });
  assert.deepEqual(compileFindProjection({ l: { $slice: -1 } }, {})(document), { ...document, l: [3] });
  assert.deepEqual(compileFindProjection({ items: { $elemMatch: { n: 'a' } } }, {})(document), {
    _id: 1,
    items: [{ n: 'a' }],
  });
});

test('numbers keep their types, and integers that outgrow 32 bits become long', () => {
  assert.deepEqual(addNumbers(2 ** 31 - 1, 1), new Long(2n ** 31n));
  assert.equal(String(addNumbers(new Decimal128('0.10'), new Decimal128('0.2'))), '0.30');
  assert.ok(compareValues(new Decimal128('0.1'), 0.1) < 0);
  assert.equal(compareValues(new Decimal128('0.5'), 0.5), 0);
});

test('values of several types are sorted as MongoDB sorts them', () => {
  const sorted = [null, -1, 'a', { a: 1 }, [0], false, new Date(0)];
  assert.deepEqual(sorted.toReversed().toSorted(compareValues), sorted);
});

test('hashes and sizes are those of the server', () => {
  assert.equal(hashValue(1).value, 5_902_408_780_260_971_510n);
  assert.equal(makeMd5(new TextEncoder().encode('abc')).getUint32(0), 0x90015098);
  assert.equal(measureDocument({ a: 'b', n: 1 }), 5 + 9 + 7);
});
