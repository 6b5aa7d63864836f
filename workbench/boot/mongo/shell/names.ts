import { MongoError, needServer } from '../errors.ts';
import { presentAll } from '../show/show-value.ts';
import { Decimal128 } from '../values/decimal128.ts';
import { Long } from '../values/long.ts';
import { ObjectId } from '../values/object-id.ts';
import { kindOf } from '../values/kinds.ts';

/** A class that may also be called without `new`, as in the shell. */
function callable<Made>(make: (given: unknown) => Made, name: string): (given: unknown) => Made {
  const call = function (given: unknown) {
    return make(given);
  };
  return Object.defineProperty(call, 'name', { value: name });
}

let made = 0;

function makeObjectId(given: unknown): ObjectId {
  if (given === undefined)
    return new ObjectId(`69a55fa0b1c2d3e4f5${(made += 1).toString(16).padStart(6, '0')}`);
  if (given instanceof ObjectId) return given;
  return new ObjectId(typeof given === 'string' ? given : '');
}

function makeLong(given: unknown): Long {
  if (given instanceof Long) return given;
  if (typeof given !== 'string' && typeof given !== 'number' && typeof given !== 'bigint')
    return new Long(0n);
  return new Long(BigInt(given));
}

function makeInt(given: unknown): number {
  const value = Math.trunc(Number(given));
  return kindOf(value) === 'int' ? value : Number(BigInt.asIntN(32, BigInt(value)));
}

/** A point in time. Without a time zone, it is in UTC. */
function makeDate(given: unknown): Date {
  if (given === undefined) return new Date();
  const text = typeof given === 'string' ? given : JSON.stringify(given);
  const match =
    /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)?:?(\d\d(?:\.\d+)?)?\s*(Z|[+-]\d\d:?\d\d)?)?$/.exec(text);
  const [, year, month, day, hour = '00', minute = '00', second = '00', zone = 'Z'] = match ?? [];
  const date = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}${zone}`);
  if (match && !Number.isNaN(date.getTime())) return date;
  throw new MongoError(`${JSON.stringify(given)} is not a valid ISODate`, {}, 'Error');
}

const missing = (name: string) => () => {
  throw needServer(`${name}()`);
};

/** Names that the shell has, besides those of JavaScript. */
export function makeNames(say: (text: string) => void): Record<string, unknown> {
  const print = (...values: readonly unknown[]) => {
    say(presentAll(values));
  };
  const others = ['Mongo', 'connect', 'load', 'BinData', 'UUID', 'Timestamp', 'Double', 'passwordPrompt'];
  return {
    ...Object.fromEntries(others.map((name) => [name, missing(name)])),
    ObjectId: callable(makeObjectId, 'ObjectId'),
    ISODate: callable(makeDate, 'ISODate'),
    Decimal128: callable(makeDecimal, 'Decimal128'),
    NumberDecimal: callable(makeDecimal, 'NumberDecimal'),
    Long: callable(makeLong, 'Long'),
    NumberLong: callable(makeLong, 'NumberLong'),
    Int32: callable(makeInt, 'Int32'),
    NumberInt: callable(makeInt, 'NumberInt'),
    print,
    printjson: print,
    sleep: missing('sleep'),
    rs: missingParts('rs'),
    sh: missingParts('sh'),
    console: { ...console, log: print, info: print, debug: print, warn: print, error: print },
  };
}

const makeDecimal = (given: unknown) => (given instanceof Decimal128 ? given : new Decimal128(String(given)));

function missingParts(name: string): object {
  return new Proxy(
    {},
    {
      get: (_, part) => () => {
        throw needServer(`${name}.${String(part)}()`);
      },
    },
  );
}
