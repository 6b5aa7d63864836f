import { trimSlashes } from '#contract/addresses.ts';

/** The one spelling of a page's address: small letters, no slash at the end. */
export function canonicalPath(path: string): string {
  return trimSlashes(path.toLowerCase()) || '/';
}
