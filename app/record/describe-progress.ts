import type { RoadmapProgress } from '#journal/fold/progress.ts';

/** "5 of 35 done, 1 skipped"; null when no topic is. */
export function describeProgress({ done, skipped, total }: RoadmapProgress): string | null {
  if (done === 0 && skipped === 0) return null;
  return `${done} of ${total} done${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
