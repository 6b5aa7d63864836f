import { needServer, refuseWrite } from '../errors.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { explainSchema } from '../schema/explain-schema.ts';
import { copyDocument } from '../values/copy.ts';
import { isSame } from '../values/compare.ts';
import { type Document, putIdFirst } from '../values/document.ts';
import { kindOf } from '../values/kinds.ts';
import { measureDocument } from '../values/measure.ts';
import type { CollectionData } from './collection-data.ts';
import { enterKeys, leaveKeys, refuseDuplicates } from './unique.ts';

/** Where documents are: the collections of a database by name. */
type Places = {
  readonly name: string;
  readonly open: (name: string, creates?: boolean) => CollectionData;
  readonly find: (name: string) => CollectionData | undefined;
  readonly makeId: () => unknown;
};

const mostBytes = 16 * 1024 * 1024;

/** Stores a copy of a document and gives its id, which is made if it has none. */
export function addDocument(database: Places, name: string, given: Document): unknown {
  const data = database.open(name);
  const copy = copyDocument(given);
  const id = '_id' in given && given['_id'] !== undefined ? copy['_id'] : database.makeId();
  const document = putIdFirst(copy, id);
  refuseFaulty(document);
  refuseInvalid(data, document, null);
  refuseDuplicates(`${database.name}.${name}`, data, document, null);
  enterKeys(data, document);
  data.documents.push(document);
  return document['_id'];
}

/** Stores a document in place of another, with the same id. Gives whether it differs. */
export function changeDocument(
  { database, name }: { readonly database: Places; readonly name: string },
  before: Document,
  after: Document,
): boolean {
  const data = database.open(name);
  if (!isSame(before['_id'], after['_id']))
    throw refuseWrite(
      "Performing an update on the path '_id' would modify the immutable field '_id'",
      'ImmutableField',
    );
  if (isSame(before, after)) return false;
  refuseFaulty(after);
  refuseInvalid(data, after, before);
  refuseDuplicates(`${database.name}.${name}`, data, after, before);
  leaveKeys(data, before);
  enterKeys(data, after);
  data.documents[data.documents.indexOf(before)] = after;
  return true;
}

/** Removes documents. */
export function removeDocuments(data: CollectionData, documents: readonly Document[]): void {
  const gone = new Set(documents);
  for (const document of gone) leaveKeys(data, document);
  data.documents = data.documents.filter((document) => !gone.has(document));
}

function refuseFaulty(document: Document): void {
  const kind = kindOf(document['_id']);
  if (kind === 'array' || kind === 'regex')
    throw refuseWrite(`The '_id' value cannot be of type ${kind}`, 53);
  const first = Object.keys(document['_id'] ?? {})[0];
  if (kind === 'object' && first?.startsWith('$'))
    throw refuseWrite(
      `_id fields may not contain '$'-prefixed fields: ${first} is not valid for storage.`,
      'DollarPrefixedFieldName',
    );
  if (measureDocument(document) > mostBytes)
    throw refuseWrite(
      `object to insert too large. size in bytes: ${measureDocument(document)}, max size: ${mostBytes}`,
    );
}

/** Documents that were invalid before may stay so, if the level is moderate. */
function refuseInvalid(data: CollectionData, document: Document, before: Document | null): void {
  const { validator, level, action } = data;
  if (!validator || level === 'off') return;
  const test = compileFilter(validator);
  if (test(document) || (level === 'moderate' && before && !test(before))) return;
  if (action === 'warn') return;
  throw refuseWrite('Document failed validation', 'DocumentValidationFailure', {
    failingDocumentId: document['_id'],
    details: explain(validator, document),
  });
}

function explain(validator: Document, document: Document): Document {
  const [name = '', ...rest] = Object.keys(validator);
  if (name !== '$jsonSchema' || rest.length > 0) throw needServer('What a validator of this kind says');
  return { operatorName: '$jsonSchema', schemaRulesNotSatisfied: explainSchema(validator[name], document) };
}
