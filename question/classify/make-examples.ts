import { type Buckets, listBuckets } from './list-buckets.ts';

/** A message with its right label. `sometimes` is a tag that may be there or not: the message is learned both ways. */
export type LabeledLine = {
  readonly label: string;
  readonly text: string;
  readonly tags: readonly string[];
  readonly sometimes?: string;
};

export type TrainingExample = {
  readonly wanted: number;
  readonly plain: Buckets;
  readonly tagged: Buckets;
};

type Room = { readonly bits: number; readonly used: number };

/** The examples, with only the buckets that most lines use; others teach little and take space. */
export function makeExamples(
  lines: readonly LabeledLine[],
  labels: readonly string[],
  { bits, used }: Room,
): TrainingExample[] {
  const all = lines.map(({ text, tags }) => listBuckets(text, tags, bits));
  const kept = chooseBuckets(all, 2 ** bits, used);
  return lines.map(({ label, tags, sometimes }, at) => {
    const words = all[at]?.words.filter((bucket) => kept.has(bucket)) ?? [];
    const plain = { words, tags: all[at]?.tags ?? [] };
    const more = sometimes === undefined ? tags : [...tags, sometimes];
    const tagged = { words, tags: listBuckets('', more, bits).tags };
    return { wanted: labels.indexOf(label), plain, tagged };
  });
}

function chooseBuckets(all: readonly Buckets[], size: number, used: number): Set<number> {
  const counts = new Int32Array(size);
  for (const { words } of all)
    for (const bucket of new Set(words)) counts[bucket] = (counts[bucket] ?? 0) + 1;
  const order = Array.from(counts.keys()).sort(
    (one, other) => (counts[other] ?? 0) - (counts[one] ?? 0) || one - other,
  );
  return new Set(order.slice(0, used));
}
