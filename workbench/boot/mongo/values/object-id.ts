import { inspect } from 'node-inspect-extracted';

import { MongoError } from '../errors.ts';

/** Ids that are made here begin with this time, 2026-03-02T10:00Z, so that they are the same in each run. */
const time = '69a55fa0';
const machine = 'a1b2c3d4e5';

const faulty = 'input must be a 24 character hex string, 12 byte Uint8Array, or an integer';

/** What MongoDB gives a document that comes without an id. */
export class ObjectId {
  readonly text: string;

  constructor(text: string) {
    if (!/^[\da-f]{24}$/i.test(text)) throw new MongoError(faulty, {}, 'BSONError');
    this.text = text.toLowerCase();
  }

  toString(): string {
    return this.text;
  }

  toHexString(): string {
    return this.text;
  }

  equals(other: unknown): boolean {
    return String(other) === this.text;
  }

  getTimestamp(): Date {
    return new Date(Number.parseInt(this.text.slice(0, 8), 16) * 1000);
  }

  [inspect.custom](): string {
    return `ObjectId('${this.text}')`;
  }
}

/** Gives one id after the other. */
export function countIds(): () => ObjectId {
  let made = 0;
  return () => new ObjectId(`${time}${machine}${(made += 1).toString(16).padStart(6, '0')}`);
}
