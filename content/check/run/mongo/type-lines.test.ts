import assert from 'node:assert/strict';
import { test } from 'node:test';

import { typeLines } from './type-lines.ts';

const setup = `
db.books.insertMany([
  { _id: 1, title: 'Emma', price: 8, since: ISODate('2026-03-02') },
  { _id: 2, title: 'Dune', price: 12 },
]);`;

const print = (code: string) => typeLines(code, setup).printed;

test('typeLines() shows the value of each line, and nothing of what was there before', () => {
  assert.equal(
    print('db.books.find({ price: { $lt: 10 } });\nconst n = db.books.countDocuments();\nn'),
    "[\n  {\n    _id: 1,\n    title: 'Emma',\n    price: 8,\n    since: ISODate('2026-03-02T00:00:00.000Z')\n  }\n]\n2",
  );
  assert.equal(print('db.books.find({ _id: 3 });'), '');
  assert.equal(print('db.books.distinct("none")'), '[]');
});

test('typeLines() runs lines together that the shell would take for one', () => {
  assert.equal(
    print('db.books.find({}, { title: 1 })\n  .sort({ _id: -1 })\n  .limit(1)'),
    "[ { _id: 2, title: 'Dune' } ]",
  );
  assert.equal(print('if (true)\n  1\nelse\n  2\n[3].length'), '1\n1');
  assert.equal(print('use shop\ndb\nlet a = 1; a += 1\nawait a'), 'switched to db shop\nshop\n2\n2');
});

test('typeLines() goes on after an error of the server, and ends with one of the program', () => {
  const { printed, errors } = typeLines('db.books.insertOne({ _id: 1 });\n1;\nnope;\n2;', setup);
  assert.equal(
    printed,
    'MongoServerError: E11000 duplicate key error collection: test.books index: _id_ dup key: { _id: 1 }\n1',
  );
  assert.equal(errors, 'ReferenceError: nope is not defined');
});

test('typeLines() gives ids that are the same each time', () => {
  const insert = 'db.notes.insertOne({ text: "a" }).insertedId;';
  assert.equal(typeLines(insert).printed, "ObjectId('69a55fa0a1b2c3d4e5000001')");
});

test('typeLines() shows twenty documents at a time', () => {
  const lines =
    'const many = Array.from({ length: 21 }, (_, n) => ({ _id: n }));\nconst done = db.n.insertMany(many);';
  assert.match(
    typeLines(`${lines}\ndb.n.find()\nit`).printed,
    /\{ _id: 19 \}\n\]\nType "it" for more\n\[ \{ _id: 20 \} \]$/,
  );
});

const refused = [
  ['db.books.find({ $where: "true" })', /\$where in a filter needs a real MongoDB server/],
  ['db.books.find({ price: { $near: 1 } })', /The operator \$near needs a real MongoDB server/],
  [
    'db.books.updateOne({}, { $set: { a: 1 } }, { collation: {} })',
    /option `collation` of updateOne\(\) needs/,
  ],
  ['db.books.aggregate([{ $geoNear: {} }])', /The stage \$geoNear needs a real MongoDB server/],
  ['db.books.createIndex({ title: "text" })', /An index of the kind "text" needs/],
  ['db.books.find().explain()', /explain\(\) needs a real MongoDB server/],
  ['db.createUser({})', /db\.createUser\(\) needs a real MongoDB server/],
  ['db.books.count()', /count\(\) is deprecated/],
] as const;

for (const [line, words] of refused)
  test(`typeLines() refuses what is not here: ${line}`, () => {
    const { errors, failed } = typeLines(line, setup);
    assert.match(errors, words);
    assert.ok(failed);
  });

const answers = [
  ['db.books.find({ price: { $foo: 1 } })', 'MongoServerError[BadValue]: unknown operator: $foo'],
  [
    'db.books.find({}, { title: 1, price: 0 })',
    'MongoServerError[Location31254]: Cannot do exclusion on field price in inclusion projection',
  ],
  [
    'db.books.updateOne({}, { title: 1 })',
    'MongoInvalidArgumentError: Update document requires atomic operators',
  ],
  [
    'db.books.updateOne({}, { $inc: { title: 1 } })',
    "MongoServerError: Cannot apply $inc to a value of non-numeric type. {_id: 1} has the field 'title' of non-numeric type string",
  ],
  [
    'db.books.aggregate([{ $foo: 1 }])',
    "MongoServerError[Location40324]: Unrecognized pipeline stage name: '$foo'",
  ],
  [
    'db.books.aggregate([{ $group: { n: { $sum: 1 } } }])',
    'MongoServerError[Location15955]: a group specification must include an _id',
  ],
] as const;

for (const [line, words] of answers)
  test(`typeLines() answers with an error of the server to ${line}`, () => {
    assert.equal(print(line), words);
  });
