import { measureProgress } from '#journal/fold/progress.ts';

import { describeProgress } from '../../record/describe-progress.ts';
import { useOutlines } from '../../record/outlines.ts';
import { useJournal } from '../../record/use-record.ts';

/** In words, what of a technology is done; null if nothing is. */
export type DescribeDone = (slug: string) => string | null;

export function useProgress(): DescribeDone {
  const { state } = useJournal();
  const outlines = useOutlines(state.topics.size > 0);
  return (slug) => {
    const outline = outlines?.get(slug);
    return outline ? describeProgress(measureProgress(state, outline)) : null;
  };
}
