import { listFeatures } from '../care/list-features.ts';
import { foldMessage, splitFolded } from '../care/fold-message.ts';
import { hashText } from '../care/hash-text.ts';

export type Buckets = { readonly words: readonly number[]; readonly tags: readonly number[] };

/** The rest of a pasted page says no more about what is wanted. */
const maxLength = 1200;

export function listBuckets(message: string, tags: readonly string[], bits: number): Buckets {
  const last = 2 ** bits - 1;
  const tokens = splitFolded(foldMessage(message.slice(0, maxLength)));
  return {
    words: listFeatures(tokens).flatMap((buckets) => buckets.map((bucket) => bucket & last)),
    tags: tags.map((tag) => hashText(`t:${tag}`) & last),
  };
}
