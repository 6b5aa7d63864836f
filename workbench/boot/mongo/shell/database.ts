import { MongoError, needServer, refuse } from '../errors.ts';
import { compileFilter } from '../filter/compile-filter.ts';
import { compilePipeline } from '../pipeline/run-pipeline.ts';
import { type CollectionData, makeCollectionData } from '../store/collection-data.ts';
import type { DatabaseData } from '../store/database-data.ts';
import { type Document, isDocument } from '../values/document.ts';
import { copyDocument } from '../values/copy.ts';
import { Collection } from './collection.ts';
import { readOptions } from './options.ts';

const nothing = () => [];

const rules = ['validator', 'validationLevel', 'validationAction'] as const;

const inside = Symbol('inside');

/** What `db` stands for. Every other name is that of a collection. */
export class Database {
  // A collection may have any name, so what is not a method is no property.
  readonly [inside]: { readonly data: DatabaseData; readonly findSibling: (name: string) => Database };

  constructor(data: DatabaseData, findSibling: (name: string) => Database) {
    this[inside] = { data, findSibling };
  }

  getName(): string {
    return this[inside].data.name;
  }

  toString(): string {
    return this.getName();
  }

  getCollection(name: string): Collection {
    return openCollection(this[inside].data, name);
  }

  getCollectionNames(): string[] {
    return [...this[inside].data.collections.keys()].toSorted();
  }

  getSiblingDB(name: string): Database {
    return this[inside].findSibling(name);
  }

  createCollection(name: string, options?: unknown): Document {
    const given = readOptions(options, 'createCollection', rules);
    setRules(this[inside].data.create(name), given);
    return { ok: 1 };
  }

  createView(name: string, source: string, pipeline: readonly unknown[] = []): Document {
    const stages = pipeline.filter(isDocument).map(copyDocument);
    if (stages.some((stage) => '$out' in stage || '$merge' in stage))
      throw refuse(
        'The aggregation stage $out in location 0 of the pipeline cannot be used in the view definition',
        'InvalidOptions',
      );
    compilePipeline(stages, { read: nothing, replace: nothing, merge: nothing, variables: new Map() });
    this[inside].data.create(name, makeCollectionData({ source, pipeline: stages }));
    return { ok: 1 };
  }

  dropDatabase(): Document {
    const wasThere = this[inside].data.collections.size > 0;
    this[inside].data.collections.clear();
    return wasThere ? { ok: 1, dropped: this[inside].data.name } : { ok: 1 };
  }

  runCommand(command: unknown): Document {
    if (!isDocument(command)) throw new MongoError('A command is an object', {}, 'MongoshInvalidInputError');
    const [name = ''] = Object.keys(command);
    if (name === 'ping') return { ok: 1 };
    if (name !== 'collMod') throw needServer(`The command ${name}`);
    const { collMod, ...given } = command;
    const data = this[inside].data.find(String(collMod));
    if (!data)
      throw refuse(`ns does not exist: ${this[inside].data.name}.${String(collMod)}`, 'NamespaceNotFound');
    setRules(data, readOptions(given, 'runCommand', rules));
    return { ok: 1 };
  }
}

function setRules(data: CollectionData, given: Document): void {
  const { validator, validationLevel: level, validationAction: action } = given;
  if (validator !== undefined) {
    if (!isDocument(validator))
      throw refuse("BSON field 'validator' is the wrong type, expected type 'object'", 'TypeMismatch');
    const copy = copyDocument(validator);
    compileFilter(copy)({});
    data.validator = Object.keys(copy).length === 0 ? null : copy;
  }
  if (level !== undefined) data.level = readChoice(level, ['strict', 'moderate', 'off'] as const);
  if (action !== undefined) data.action = readChoice(action, ['error', 'warn'] as const);
}

function readChoice<Choice extends string>(given: unknown, choices: readonly Choice[]): Choice {
  const found = choices.find((choice) => choice === given);
  if (found === undefined)
    throw refuse(`Enumeration value '${String(given)}' is not one of: ${choices.join(', ')}`);
  return found;
}

/** A collection, whose other names are those of collections with a dot in their names. */
function openCollection(data: DatabaseData, name: string): Collection {
  return new Proxy(new Collection(data, name), {
    get(collection, key) {
      if (typeof key === 'symbol' || key in collection || key === 'then') return readOwn(collection, key);
      return openCollection(data, `${name}.${key}`);
    },
  });
}

/** A method works on what it belongs to, and not on what stands for that in a program. */
function readOwn(owner: object, key: string | symbol): unknown {
  const value: unknown = Reflect.get(owner, key, owner);
  return typeof value === 'function' && key !== 'constructor' ? value.bind(owner) : value;
}

/** What stands for `db` in a program: `db.books` is a collection. */
export function openDatabase(database: Database): Database {
  return new Proxy(database, {
    get(own, key) {
      if (typeof key === 'symbol' || key in own || key === 'then') return readOwn(own, key);
      refuseKnown(key);
      return own.getCollection(key);
    },
  });
}

const known =
  /^(?:adminCommand|aggregate|auth|changeUserPassword|createRole|createUser|currentOp|dropUser|fsyncLock|get(?:CollectionInfos|LastError|Mongo|ProfilingStatus|Role|Roles|User|Users)|grantRolesToUser|hostInfo|killOp|logout|printCollectionStats|serverStatus|setProfilingLevel|shutdownServer|stats|updateUser|version|watch)$/;

function refuseKnown(name: string): void {
  if (known.test(name)) throw needServer(`db.${name}()`);
}
