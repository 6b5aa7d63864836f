import type { MongoError } from '../errors.ts';
import { BulkError, type WriteFailure } from '../shell/bulk.ts';
import { write } from './show-value.ts';

const whole = {
  depth: Infinity,
  compact: 3,
  breakLength: 80,
  maxArrayLength: Infinity,
  maxStringLength: Infinity,
};

/** An error as the shell writes it. */
export function describeError(error: MongoError): string {
  const { name, codeName, message, errInfo } = error;
  const words = `${name}${codeName === undefined ? '' : `[${codeName}]`}: ${message}`;
  const info = errInfo === undefined ? '' : `\nAdditional information: ${write(errInfo, whole)}`;
  return `${words}${info}${error instanceof BulkError ? describeBulk(error) : ''}`;
}

class WriteError {
  readonly err: object;

  constructor({ index, error, op }: WriteFailure) {
    this.err = { index, code: error.code, errmsg: error.message, errInfo: error.errInfo, op };
  }
}

function describeBulk({ result, writeErrors }: BulkError): string {
  const { insertedIds, acknowledged: _isAcknowledged, ...counts } = result;
  const errors = writeErrors.map((one) => new WriteError(one));
  return `\nResult: BulkWriteResult ${write({ ...counts, insertedIds }, whole)}\nWrite Errors: ${write(errors, whole)}`;
}
