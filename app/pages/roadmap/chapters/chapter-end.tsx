import './chapter-end.css';
import { Check } from 'lucide-react';

import { projectSlug } from '#content/topic-key.ts';
import type { ChapterSection, Roadmap } from '#content/roadmap.ts';
import { measureProgress } from '#journal/fold/progress.ts';

import { DoneButton } from '../../../record/controls/done-button.tsx';
import { useRecord } from '../../../record/use-record.ts';
import { CodeText } from '../../../ui/text/code-text.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';

type ChapterEndProps = { readonly roadmap: Roadmap; readonly number: number };

/** The chapter's project, and what comes next. The search leads to its id. */
export function ChapterEnd({ roadmap, number }: ChapterEndProps) {
  const isLive = useHydrated();
  const chapter = roadmap.chapters[number - 1];
  if (!chapter) return null;
  const { title, brief } = chapter.project;
  const about = { technology: roadmap.slug, topic: projectSlug(number) };
  return (
    <div id={projectSlug(number)}>
      <div className="project">
        <h3>Project: {title}</h3>
        <CodeText text={brief} isLive={isLive} />
        <div className="project-record">
          <DoneButton {...about} title={`Project: ${title}`} isLive={isLive} />
        </div>
      </div>
      <Next roadmap={roadmap} chapter={chapter} number={number} />
    </div>
  );
}

type NextProps = ChapterEndProps & { readonly chapter: ChapterSection };

function Next({ roadmap: { slug, chapters }, chapter: { title, topics }, number }: NextProps) {
  const isFinished = useRecord((state) => measureProgress(state, { slug, topics }).percent === 100);
  const next = chapters[number];
  return (
    <p className="chapter-next" data-finished={isFinished}>
      {isFinished && (
        <span>
          <Check aria-hidden /> You have finished {title}.
        </span>
      )}
      {next && <a href={`#chapter-${number + 1}`}>Next chapter: {next.title}</a>}
    </p>
  );
}
