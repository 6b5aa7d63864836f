import { needServer, refuseWrite } from '../errors.ts';
import { addNumbers, multiplyNumbers } from '../values/arithmetic.ts';
import { compareValues } from '../values/compare.ts';
import { type Document, isDocument } from '../values/document.ts';
import { isNumeric, kindOf, type Numeric } from '../values/kinds.ts';
import { writeBson } from '../values/write-bson.ts';
import { addToSet, pop, pull, pullAll, push } from './array-modifiers.ts';
import type { Modifier } from './change.ts';

/** What a modifier gives if it leaves a field as it is. */
export const unchanged = Symbol('unchanged');

/** Gives the new value of a field, and undefined if it is to be removed. */
type Compute = (current: unknown, modifier: Modifier, document: Document) => unknown;

/** `makes`: whether it also works where no such field is. */
type Entry = { readonly compute: Compute; readonly makes: boolean };

function calculate(way: (one: Numeric, other: Numeric) => Numeric, start: (by: Numeric) => Numeric): Compute {
  return (current, { name, path, operand }, document) => {
    if (!isNumeric(operand))
      throw refuseWrite(
        `Cannot ${name === '$inc' ? 'increment' : 'multiply'} with non-numeric argument: {${path}: ${writeBson(operand)}}`,
        'TypeMismatch',
      );
    if (current === undefined) return start(operand);
    if (isNumeric(current)) return way(current, operand);
    throw refuseWrite(
      `Cannot apply ${name} to a value of non-numeric type. {_id: ${writeBson(document['_id'])}} has the field '${path.split('.').at(-1) ?? ''}' of non-numeric type ${kindOf(current)}`,
      'TypeMismatch',
    );
  };
}

const limit =
  (isBetter: (order: number) => boolean): Compute =>
  (current, { operand }) =>
    current === undefined || isBetter(compareValues(operand, current)) ? operand : unchanged;

const currentDate: Compute = (_, { operand }) => {
  const type = isDocument(operand) ? operand['$type'] : operand;
  if (type === true || type === 'date') return new Date();
  if (type === 'timestamp') throw needServer('$currentDate with a timestamp');
  throw refuseWrite('$currentDate needs true or { $type: "date" }', 'FailedToParse');
};

const set: Compute = (_, { operand }) => operand;

const modifiers: Readonly<Record<string, Entry>> = {
  $set: { compute: set, makes: true },
  $setOnInsert: { compute: set, makes: true },
  $unset: { compute: () => undefined, makes: false },
  $inc: { compute: calculate(addNumbers, (by) => by), makes: true },
  $mul: { compute: calculate(multiplyNumbers, () => 0), makes: true },
  $min: { compute: limit((order) => order < 0), makes: true },
  $max: { compute: limit((order) => order > 0), makes: true },
  $rename: { compute: () => unchanged, makes: false },
  $currentDate: { compute: currentDate, makes: true },
  $push: { compute: push, makes: true },
  $addToSet: { compute: addToSet, makes: true },
  $pull: { compute: pull, makes: false },
  $pullAll: { compute: pullAll, makes: false },
  $pop: { compute: pop, makes: false },
};

export function findModifier(name: string): Entry | undefined {
  return Object.hasOwn(modifiers, name) ? modifiers[name] : undefined;
}
