import { needServer } from '../errors.ts';
import { isDate, isDocument } from '../values/document.ts';
import { kindOf } from '../values/kinds.ts';
import { ObjectId } from '../values/object-id.ts';
import { takeRun } from './condition-operators.ts';
import { isNothing, type Operator, refuseRun, withFields, withList } from './operator.ts';

/** A part of a date, in UTC. */
function partOf(name: string, read: (date: Date) => number): Operator {
  const compute = withList(name, 1, ([value]) => (isNothing(value) ? null : read(toDate(value))));
  return (given, compile) => {
    if (isDocument(given) && 'timezone' in given) throw needServer(`${name} with a time zone`);
    return compute(isDocument(given) && 'date' in given ? given['date'] : given, compile);
  };
}

function toDate(value: unknown): Date {
  if (isDate(value)) return value;
  if (value instanceof ObjectId) return value.getTimestamp();
  throw refuseRun(`can't convert from BSON type ${kindOf(value)} to Date`, 16006);
}

const day = 86_400_000;

const dayOfYear = (date: Date) =>
  Math.floor((date.getTime() - Date.UTC(date.getUTCFullYear(), 0, 1)) / day) + 1;

const parts: Readonly<Record<string, (date: Date) => string>> = {
  Y: (date) => pad(date.getUTCFullYear(), 4),
  m: (date) => pad(date.getUTCMonth() + 1, 2),
  d: (date) => pad(date.getUTCDate(), 2),
  H: (date) => pad(date.getUTCHours(), 2),
  M: (date) => pad(date.getUTCMinutes(), 2),
  S: (date) => pad(date.getUTCSeconds(), 2),
  L: (date) => pad(date.getUTCMilliseconds(), 3),
  j: (date) => pad(dayOfYear(date), 3),
  w: (date) => String(date.getUTCDay() + 1),
  u: (date) => String(date.getUTCDay() || 7),
  '%': () => '%',
};

const pad = (value: number, length: number) => String(value).padStart(length, '0');
const usual = '%Y-%m-%dT%H:%M:%S.%LZ';

const dateToString = withFields(
  '$dateToString',
  { needed: ['date'], allowed: ['format', 'timezone', 'onNull'] },
  (fields, given) => {
    if ('timezone' in given && given['timezone'] !== 'UTC')
      throw needServer('$dateToString with a time zone');
    return (scope) => {
      const date = takeRun(fields, 'date')(scope);
      if (isNothing(date)) return fields['onNull']?.(scope) ?? null;
      const format = fields['format']?.(scope) ?? usual;
      if (typeof format !== 'string')
        throw refuseRun("$dateToString requires that 'format' be a string", 18533);
      return format.replaceAll(/%(.?)/g, (slot, name: string) => {
        const write = parts[name];
        if (write) return write(toDate(date));
        throw needServer(`${slot} in $dateToString`);
      });
    };
  },
);

/** How long the text of a date is that ends with a unit. */
const kept: Readonly<Record<string, number>> = {
  year: 4,
  month: 7,
  day: 10,
  hour: 13,
  minute: 16,
  second: 19,
};

const dateTrunc = withFields('$dateTrunc', { needed: ['date', 'unit'] }, (fields) => (scope) => {
  const [date, unit] = [takeRun(fields, 'date')(scope), takeRun(fields, 'unit')(scope)];
  if (isNothing(date) || isNothing(unit)) return null;
  const length = typeof unit === 'string' ? kept[unit] : undefined;
  if (length === undefined) throw needServer(`$dateTrunc with the unit ${JSON.stringify(unit)}`);
  return new Date(
    `${toDate(date).toISOString().slice(0, length)}${'0000-01-01T00:00:00.000Z'.slice(length)}`,
  );
});

export const dateOperators: Readonly<Record<string, Operator>> = {
  $year: partOf('$year', (date) => date.getUTCFullYear()),
  $month: partOf('$month', (date) => date.getUTCMonth() + 1),
  $dayOfMonth: partOf('$dayOfMonth', (date) => date.getUTCDate()),
  $dayOfWeek: partOf('$dayOfWeek', (date) => date.getUTCDay() + 1),
  $dayOfYear: partOf('$dayOfYear', dayOfYear),
  $hour: partOf('$hour', (date) => date.getUTCHours()),
  $minute: partOf('$minute', (date) => date.getUTCMinutes()),
  $second: partOf('$second', (date) => date.getUTCSeconds()),
  $millisecond: partOf('$millisecond', (date) => date.getUTCMilliseconds()),
  $dateToString: dateToString,
  $dateTrunc: dateTrunc,
};
