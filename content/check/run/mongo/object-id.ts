import { inspect } from 'node:util';

/** Ids that are made here begin with this time, 2026-03-02T10:00Z, so that they are the same at each run. */
const time = '69a55fa0';
const rest = 'a1b2c3d4e5';

/** What MongoDB gives a document that comes without an id. */
export class ObjectId {
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
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
  return () => new ObjectId(`${time}${rest}${(made += 1).toString(16).padStart(6, '0')}`);
}
