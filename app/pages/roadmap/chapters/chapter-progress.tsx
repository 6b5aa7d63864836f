import './chapter-progress.css';
import { Check } from 'lucide-react';

import type { ChapterSection, Roadmap } from '#content/roadmap.ts';
import { measureProgress } from '#journal/fold/progress.ts';

import { count, countHours } from '#wording/counts.ts';
import { describeProgress } from '../../../record/describe-progress.ts';
import { useRecord } from '../../../record/use-record.ts';

type ChapterProgressProps = { readonly roadmap: Roadmap; readonly chapter: ChapterSection };

/** What is done of a chapter, in words and as a line at its top; its size until something is. */
export function ChapterProgress({ roadmap: { slug }, chapter: { topics, minutes } }: ChapterProgressProps) {
  const words = useRecord((state) => describeProgress(measureProgress(state, { slug, topics })));
  const percent = useRecord((state) => measureProgress(state, { slug, topics }).percent);
  return (
    <span className="chapter-progress">
      {percent === 100 && <Check aria-hidden />}
      {words ?? count(topics.length, 'topic')} · {countHours(minutes)}
      {words !== null && <progress max={100} value={percent} aria-hidden />}
    </span>
  );
}
