import assert from 'node:assert/strict';
import { test } from 'node:test';

import { typeIntoShell } from './shell.ts';

const setup = `
db.books.insertMany([
  { _id: 1, title: 'Emma', price: 8, since: ISODate('2026-03-02') },
  { _id: 2, title: 'Dune', price: 12 },
]);`;

test('typeIntoShell() shows the value of each line, and nothing of what was there before', () => {
  assert.equal(
    typeIntoShell('db.books.find({ price: { $lt: 10 } });\nconst n = db.books.countDocuments();\nn', setup),
    "[\n  {\n    _id: 1,\n    title: 'Emma',\n    price: 8,\n    since: ISODate('2026-03-02T00:00:00.000Z')\n  }\n]\n2",
  );
  assert.equal(typeIntoShell('db.books.find({ _id: 3 });', setup), '');
  assert.equal(
    typeIntoShell('db.books.find({}, { title: 1 }).sort({ _id: -1 }).limit(1);', setup),
    "[ { _id: 2, title: 'Dune' } ]",
  );
});

test('typeIntoShell() keeps what updates changed, and gives ids that are the same each time', () => {
  const change = 'const done = db.books.updateMany({}, { $inc: { price: 1 } });\nprint(done.modifiedCount);';
  assert.equal(typeIntoShell(`${change}\ndb.books.distinct('price');`, setup), '2\n[ 9, 13 ]');
  const insert = 'db.notes.insertOne({ text: "a" }).insertedId;';
  assert.equal(typeIntoShell(insert), typeIntoShell(insert));
});

test('typeIntoShell() joins, saves and views collections', () => {
  const total =
    "db.books.aggregate([{ $group: { _id: null, sum: { $sum: '$price' } } }, { $merge: { into: 'totals' } }]);";
  assert.equal(typeIntoShell(`${total}\ndb.totals.find();`, setup), '[ { _id: null, sum: 20 } ]');
  const view =
    "db.createView('cheap', 'books', [{ $match: { price: { $lt: 10 } } }]).ok;\ndb.cheap.countDocuments();";
  assert.equal(typeIntoShell(view, setup), '1\n1');
});

const update = (options: string) =>
  typeIntoShell(`db.books.findOneAndUpdate({ _id: 2 }, { $inc: { price: 1 } }${options}).price;`, setup);

test('typeIntoShell() gives a document as it was before an update, and as it is after it if that is asked for', () => {
  assert.equal(update(''), '12');
  assert.equal(update(", { returnDocument: 'after' }"), '13');
});

test('typeIntoShell() lists the names of collections in alphabetical order', () => {
  const lines = 'db.authors.insertOne({ name: "Jane" });\ndb.getCollectionNames().join();';
  assert.match(typeIntoShell(lines, setup), /authors,books$/);
});
