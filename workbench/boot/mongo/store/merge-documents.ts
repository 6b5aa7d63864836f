import { needServer, refuse } from '../errors.ts';
import { isSame } from '../values/compare.ts';
import { type Document, isDocument } from '../values/document.ts';
import { addDocument, changeDocument } from './write-documents.ts';

type Database = Parameters<typeof addDocument>[0];

const options: ReadonlySet<string> = new Set(['into', 'on', 'whenMatched', 'whenNotMatched']);

/** `$merge`: writes documents into a collection, one by one. */
export function mergeDocuments(database: Database, given: unknown, documents: readonly Document[]): void {
  const { into, on = '_id', whenMatched = 'merge', whenNotMatched = 'insert' } = readMerge(given);
  if (typeof into !== 'string') throw needServer('$merge into another database');
  const paths: readonly unknown[] = Array.isArray(on) ? on : [on];
  const data = database.open(into);
  if (!data.indexes.some(({ key, isUnique }) => isUnique && hasPaths(key, paths)))
    throw refuse('Cannot find index to verify that join fields will be unique', 51183);
  for (const document of documents) {
    const found = data.documents.find((other) =>
      paths.every((path) => isSame(other[String(path)] ?? null, document[String(path)] ?? null)),
    );
    if (found) mergeInto({ database, name: into }, found, document, whenMatched);
    else if (whenNotMatched === 'insert') addDocument(database, into, document);
    else if (whenNotMatched === 'fail')
      throw refuse(
        'PlanExecutor error during aggregation :: caused by :: $merge could not find a matching document in the target collection for at least one document in the source collection',
        13113,
      );
  }
}

function readMerge(given: unknown): Document {
  if (!isDocument(given)) return { into: given };
  const unknown = Object.keys(given).find((name) => !options.has(name));
  if (unknown !== undefined) throw needServer(`$merge with ${unknown}`);
  return given;
}

function mergeInto(
  place: Parameters<typeof changeDocument>[0],
  found: Document,
  document: Document,
  way: unknown,
): void {
  if (way === 'keepExisting') return;
  if (way === 'merge') changeDocument(place, found, { ...found, ...document });
  else if (way === 'replace') changeDocument(place, found, { ...document, _id: found['_id'] });
  else throw needServer(`$merge with whenMatched: ${JSON.stringify(way)}`);
}

/** The same paths, in whatever order. */
function hasPaths(key: Document, paths: readonly unknown[]): boolean {
  return Object.keys(key).length === paths.length && paths.every((path) => String(path) in key);
}
