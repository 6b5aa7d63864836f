import { makePattern } from '../filter/patterns.ts';
import { isDate } from '../values/document.ts';
import { isNumeric, kindOf } from '../values/kinds.ts';
import { toNumber } from '../values/arithmetic.ts';
import { takeRun } from './condition-operators.ts';
import { isNothing, type Operator, refuseRun, withFields, withList } from './operator.ts';
import { toText } from './to-text.ts';

function concat(values: readonly unknown[]): unknown {
  if (values.some(isNothing)) return null;
  const other = values.find((value) => typeof value !== 'string');
  if (other !== undefined) throw refuseRun(`$concat only supports strings, not ${kindOf(other)}`, 16702);
  return values.join('');
}

/** Null becomes an empty text, and numbers and dates become texts. */
function ofText(name: string, compute: (text: string) => unknown): Operator {
  return withList(name, 1, ([value]) => {
    if (isNothing(value)) return compute('');
    if (typeof value === 'string' || isNumeric(value) || isDate(value)) return compute(toText(value));
    throw refuseRun(`can't convert from BSON type ${kindOf(value)} to String`, 16007);
  });
}

function countLetters([value]: readonly unknown[]): unknown {
  if (typeof value !== 'string')
    throw refuseRun(`$strLenCP requires a string argument, found: ${kindOf(value)}`, 34471);
  return Array.from(value).length;
}

function cut([value, start, count]: readonly unknown[]): unknown {
  if (!isNumeric(start) || !isNumeric(count))
    throw refuseRun('$substrCP: starting index and length must be numbers', 34450);
  const letters = isNothing(value) ? [] : Array.from(toText(value));
  return letters.slice(toNumber(start), toNumber(start) + toNumber(count)).join('');
}

function split([value, by]: readonly unknown[]): unknown {
  if (isNothing(value) || isNothing(by)) return null;
  if (typeof value !== 'string')
    throw refuseRun(
      `$split requires an expression that evaluates to a string as a first argument, found: ${kindOf(value)}`,
      40085,
    );
  if (typeof by !== 'string')
    throw refuseRun(
      `$split requires an expression that evaluates to a string as a second argument, found: ${kindOf(by)}`,
      40086,
    );
  if (by === '') throw refuseRun('$split requires a non-empty separator', 40087);
  return value.split(by);
}

function trim(name: string, start: boolean, end: boolean): Operator {
  return withFields(name, { needed: ['input'], allowed: ['chars'] }, (fields) => (scope) => {
    const [text, chars = ' \t\n\r\v\f\0\u00a0'] = [takeRun(fields, 'input')(scope), fields['chars']?.(scope)];
    if (isNothing(text) || isNothing(chars)) return null;
    if (typeof text !== 'string' || typeof chars !== 'string')
      throw refuseRun(`${name} requires its input to be a string, got ${kindOf(text)} instead.`, 50699);
    const letters = Array.from(text);
    const isKept = (letter: string) => !chars.includes(letter);
    const from = start ? letters.findIndex(isKept) : 0;
    const to = end ? letters.findLastIndex(isKept) + 1 : letters.length;
    return from === -1 ? '' : letters.slice(from, to).join('');
  });
}

function replace(name: string, isAll: boolean): Operator {
  return withFields(name, { needed: ['input', 'find', 'replacement'] }, (fields) => (scope) => {
    const [input, find, by] = ['input', 'find', 'replacement'].map((part) => takeRun(fields, part)(scope));
    if (isNothing(input) || isNothing(find) || isNothing(by)) return null;
    if (typeof input !== 'string' || typeof find !== 'string' || typeof by !== 'string')
      throw refuseRun(`${name} requires that 'input', 'find' and 'replacement' are strings`, 51746);
    return isAll ? input.replaceAll(find, () => by) : input.replace(find, () => by);
  });
}

const regexMatch = withFields(
  '$regexMatch',
  { needed: ['input', 'regex'], allowed: ['options'] },
  (fields) => (scope) => {
    const [input, pattern] = [takeRun(fields, 'input')(scope), takeRun(fields, 'regex')(scope)];
    if (isNothing(input) || isNothing(pattern)) return false;
    if (typeof input !== 'string') throw refuseRun("$regexMatch needs 'input' to be of type string", 51104);
    return makePattern(pattern, fields['options']?.(scope)).test(input);
  },
);

export const textOperators: Readonly<Record<string, Operator>> = {
  $concat: withList('$concat', { from: 0 }, concat),
  $toUpper: ofText('$toUpper', (text) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())),
  $toLower: ofText('$toLower', (text) => text.replaceAll(/[A-Z]/g, (letter) => letter.toLowerCase())),
  $strLenCP: withList('$strLenCP', 1, countLetters),
  $substrCP: withList('$substrCP', 3, cut),
  $split: withList('$split', 2, split),
  $trim: trim('$trim', true, true),
  $ltrim: trim('$ltrim', true, false),
  $rtrim: trim('$rtrim', false, true),
  $replaceOne: replace('$replaceOne', false),
  $replaceAll: replace('$replaceAll', true),
  $regexMatch: regexMatch,
};
