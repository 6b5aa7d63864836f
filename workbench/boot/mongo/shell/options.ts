import { MongoError, needServer } from '../errors.ts';
import { type Document, isDocument } from '../values/document.ts';

/** Options of a method. Those that are not known here are refused, since to ignore one would change the answer. */
export function readOptions(given: unknown, method: string, known: readonly string[]): Document {
  if (given === undefined) return {};
  if (!isDocument(given))
    throw new MongoError(`The options of ${method}() are an object`, {}, 'MongoshInvalidInputError');
  const other = Object.keys(given).find((name) => !known.includes(name));
  if (other !== undefined) throw needServer(`The option \`${other}\` of ${method}()`);
  return given;
}

/** The shell itself asks for the arguments that a method needs. */
export function requireArgument(value: unknown, method: string): void {
  if (value === undefined)
    throw new MongoError(
      `[COMMON-10001] Missing required argument at position 0 (Collection.${method})`,
      {},
      'MongoshInvalidInputError',
    );
}

export function readFilter(filter: unknown): Document {
  if (filter === undefined || filter === null) return {};
  if (isDocument(filter)) return filter;
  throw new MongoError('Expected field filter to be of type object', { code: 14, codeName: 'TypeMismatch' });
}
