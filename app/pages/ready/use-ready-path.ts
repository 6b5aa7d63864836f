import { useEffect, useState } from 'react';

import { goalsSlug, splitKey } from '#content/topic-key.ts';
import { fetchData, fetchPageData } from '../../browser/fetch-page-data.ts';
import { findReadyPath } from '../../browser/find-ready-path.ts';
import type { Outline, ReadyPath } from '../../browser/page-types.ts';

/** 'unknown': there is nothing of that key. 'failed': the outlines are not available now. */
type Found = ReadyPath | 'unknown' | 'failed';

/** The path of a key: `written` if the server has put it into the page, else made here. Null until it is there. */
export function useReadyPath(key: string, written: ReadyPath | null): Found | null {
  const [made, setMade] = useState<{ readonly key: string; readonly found: Found } | null>(null);
  const isWritten = written?.key === key;
  useEffect(() => {
    if (!isWritten && key !== '') void makeReadyPath(key).then((found) => setMade({ key, found }));
  }, [key, isWritten]);
  if (key === '') return 'unknown';
  if (isWritten) return written;
  return made?.key === key ? made.found : null;
}

async function makeReadyPath(key: string): Promise<Found> {
  const { technology, topic } = splitKey(key);
  const [outlines, goal] = await Promise.all([
    fetchData('/outlines'),
    technology === goalsSlug ? fetchPageData('goal', `/goals/${topic}`) : null,
  ]);
  return isOutlines(outlines) ? (findReadyPath(key, { outlines, goal }) ?? 'unknown') : 'failed';
}

/** The build writes this file from the same types. */
function isOutlines(data: unknown): data is Outline[] {
  return Array.isArray(data);
}
