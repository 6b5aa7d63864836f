import { useEffect, useState } from 'react';

import { fetchData } from '../browser/fetch-page-data.ts';
import type { Outline } from '../browser/page-types.ts';

export type Outlines = ReadonlyMap<string, Outline>;

let outlines: Promise<Outlines | null> | undefined;
/** For what is first shown later: then nothing moves. */
let loaded: Outlines | null = null;

/** By slug; null until they are wanted and have arrived. */
export function useOutlines(isWanted: boolean): Outlines | null {
  const [known, setKnown] = useState(loaded);
  useEffect(() => {
    if (isWanted) void loadOutlines().then(setKnown);
  }, [isWanted]);
  return known;
}

/** Null when they are not available now. */
export async function loadOutlines(): Promise<Outlines | null> {
  outlines ??= fetchData('/outlines').then((data) => {
    if (!isOutlines(data)) return null;
    return new Map(data.map((outline) => [outline.slug, outline]));
  });
  const known = await outlines;
  if (!known) outlines = undefined;
  loaded = known;
  return known;
}

function isOutlines(data: unknown): data is Outline[] {
  return Array.isArray(data);
}
