import { trimSlashes } from '#contract/addresses.ts';

/** In lower case, without a slash at the end. */
export function canonicalPath(path: string): string {
  return trimSlashes(path.toLowerCase()) || '/';
}
