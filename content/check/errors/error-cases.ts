import type { ErrorCase, ErrorSource } from '../../error-schema.ts';
import type { ErrorIndex } from '#question/errors/error-index.ts';
import { type ErrorReading, readError } from '#question/errors/read-error.ts';

/** Cases that the assistant would not read as their entry, or not fix as they say. */
export function findCaseFaults(error: ErrorSource, index: ErrorIndex): string[] {
  return error.cases.flatMap((one, at) => {
    const reading = readError(index, writeMessage(one), [error.technology]);
    const fault = compare(error, one, reading);
    return fault === null ? [] : [`case ${at + 1}: ${fault}`];
  });
}

function writeMessage({ message, code }: ErrorCase): string {
  return code === undefined ? message : `${message}\n\n\`\`\`\n${code}\n\`\`\`\n`;
}

function compare({ technology, id }: ErrorSource, { right }: ErrorCase, reading: ErrorReading | null) {
  if (!reading) return 'is not recognized: no wording matches the message, or a sentence lacks a slot';
  const { known, fixed, example } = reading;
  if (known.technology !== technology || known.id !== id)
    return `is recognized as ${known.technology}/${known.id}`;
  const given = fixed ?? example?.right ?? '';
  return given === right.replace(/\n$/, '') ? null : `gives ${JSON.stringify(given)}`;
}
