import { setImmediate as turn } from 'node:timers/promises';

/** As much of a browser's database as the record uses, in memory: transactions take turns, and end by themselves. */
type Rows = Map<string, unknown>;
type Work = () => unknown;

class Request extends EventTarget {
  result: unknown = undefined;
  readonly error = null;
}

class ObjectStore {
  readonly #rows: Rows;
  readonly #ask: (work: Work) => Request;

  constructor(rows: Rows, ask: (work: Work) => Request) {
    this.#rows = rows;
    this.#ask = ask;
  }

  get(key: string) {
    return this.#ask(() => this.#rows.get(key));
  }

  getAll() {
    return this.#ask(() => sortRows(this.#rows).map(([, value]) => value));
  }

  getAllKeys(_range?: null, most = Number.POSITIVE_INFINITY) {
    return this.#ask(() => {
      const keys = sortRows(this.#rows).map(([key]) => key);
      return keys.slice(0, most);
    });
  }

  count() {
    return this.#ask(() => this.#rows.size);
  }

  put(value: unknown, key?: string) {
    const copy: unknown = structuredClone(value);
    return this.#ask(() => void this.#rows.set(key ?? String(Object(copy).id), copy));
  }

  delete(key: string) {
    return this.#ask(() => void this.#rows.delete(key));
  }

  clear() {
    return this.#ask(() => this.#rows.clear());
  }
}

class Transaction extends EventTarget {
  readonly error = null;
  readonly objectStoreNames: readonly string[];
  readonly #tables: ReadonlyMap<string, Rows>;
  readonly #asked: { request: Request; work: Work }[] = [];
  #isOver = false;

  constructor(tables: ReadonlyMap<string, Rows>, names: readonly string[]) {
    super();
    this.#tables = tables;
    this.objectStoreNames = names;
  }

  objectStore(name: string) {
    const rows = this.#tables.get(name);
    if (!rows || !this.objectStoreNames.includes(name)) throw new Error(`no table ${name} in reach`);
    return new ObjectStore(rows, (work) => this.#ask(work));
  }

  /** It ends by itself as soon as nothing more is asked, which is all that an early end brings forward. */
  commit() {}

  /** Does what is asked, and what is asked at once after an answer, and ends when nothing more is. */
  async run() {
    await turn();
    for (let next = this.#asked.shift(); next; next = this.#asked.shift()) {
      next.request.result = structuredClone(next.work());
      next.request.dispatchEvent(new Event('success'));
      if (this.#asked.length === 0) await turn();
    }
    this.#isOver = true;
    this.dispatchEvent(new Event('complete'));
  }

  #ask(work: Work) {
    if (this.#isOver) throw new DOMException('The transaction has ended.', 'TransactionInactiveError');
    const request = new Request();
    this.#asked.push({ request, work });
    return request;
  }
}

class Database extends EventTarget {
  readonly #tables = new Map<string, Rows>();
  #last = Promise.resolve();

  createObjectStore(name: string) {
    this.#tables.set(name, new Map());
  }

  transaction(names: string | readonly string[]) {
    const transaction = new Transaction(this.#tables, [names].flat());
    this.#last = this.#last.then(() => transaction.run());
    return transaction;
  }
}

class Opening extends Request {
  readonly transaction = null;
  override readonly result = new Database();
}

class UpgradeEvent extends Event {
  readonly oldVersion = 0;
}

/** Another browser's, empty. */
export function makeIndexedDB() {
  return {
    open() {
      const opening = new Opening();
      setImmediate(() => {
        opening.dispatchEvent(new UpgradeEvent('upgradeneeded'));
        opening.dispatchEvent(new Event('success'));
      });
      return opening;
    },
  };
}

function sortRows(rows: Rows): [string, unknown][] {
  return [...rows].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** What a browser calls them. */
export const indexedDBClasses = {
  IDBRequest: Request,
  IDBObjectStore: ObjectStore,
  IDBTransaction: Transaction,
  IDBDatabase: Database,
  IDBIndex: function IDBIndex() {},
  IDBCursor: function IDBCursor() {},
};
