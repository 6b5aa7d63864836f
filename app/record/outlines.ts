import { useEffect, useState } from 'react';

import { fetchData } from '../browser/fetch-page-data.ts';
import type { Outline } from '../browser/page-types.ts';

export type Outlines = ReadonlyMap<string, Outline>;

let outlines: Promise<Outlines | null> | undefined;

/** By slug; null until `isWanted`, and until they have arrived. */
export function useOutlines(isWanted: boolean): Outlines | null {
  const [known, setKnown] = useState<Outlines | null>(null);
  useEffect(() => {
    if (isWanted) void loadOutlines().then(setKnown);
  }, [isWanted]);
  return known;
}

async function loadOutlines(): Promise<Outlines | null> {
  outlines ??= fetchData('/outlines').then((data) => {
    if (!isOutlines(data)) return null;
    return new Map(data.map((outline) => [outline.slug, outline]));
  });
  const known = await outlines;
  if (!known) outlines = undefined;
  return known;
}

function isOutlines(data: unknown): data is Outline[] {
  return Array.isArray(data);
}
