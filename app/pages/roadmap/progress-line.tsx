import './progress-line.css';
import type { Roadmap } from '#content/roadmap.ts';
import { measureProgress } from '#journal/fold/progress.ts';

import { useJournal } from '../../record/use-record.ts';
import { describeProgress } from '../../record/describe-progress.ts';

/** The progress in a roadmap, if there is any. */
export function ProgressLine({ roadmap }: { readonly roadmap: Roadmap }) {
  const { state } = useJournal();
  const topics = roadmap.chapters.flatMap((chapter) => chapter.topics);
  const progress = measureProgress(state, { slug: roadmap.slug, topics });
  const words = describeProgress(progress);
  if (words === null) return null;
  return (
    <p className="progress-line">
      <progress max={100} value={progress.percent} aria-hidden />
      {words}
      {progress.percent === 100 && (
        <span>
          You have finished this roadmap. <a href="#finished">See what comes next</a>
        </span>
      )}
    </p>
  );
}
