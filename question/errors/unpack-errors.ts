import type { KnownError } from '#content/error-schema.ts';
import type { PackedErrors } from '#content/errors/pack-errors.ts';

/** The errors that were packed as a list for each field. */
export function unpackErrors(packed: PackedErrors): KnownError[] {
  return packed.technology.flatMap((technology, at) => {
    const [topic, says, told, signs] = [packed.topic[at], packed.says[at], packed.told[at], packed.signs[at]];
    const [means, why, fixes] = [packed.means[at], packed.why[at], packed.fixes[at]];
    const isWhole = topic && says && told && signs && means && why && fixes;
    return isWhole ? [{ technology, topic, says, told, signs, means, why, fixes }] : [];
  });
}
