import { useEffect, useMemo, useState } from 'react';

import type { JournalState } from '#journal/fold/state.ts';
import { technologyOf } from '#journal/renames.ts';
import { chooseQuestion } from '#planner/placement/choose-question.ts';
import { makePlacement } from '#planner/placement/placement.ts';
import { fetchPageData } from '../../browser/fetch-page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { listTopics } from '../../browser/roadmaps.ts';
import { useJournal } from '../../record/use-record.ts';
import { PlacementQuestion } from './placement-question.tsx';
import { PlacementResult } from './placement-result.tsx';
import { useAnswers } from './use-answers.ts';

type Roadmap = PageOf<'roadmap'>;

/** Asks until enough is known, and shows the result. It needs the whole roadmap and the record. */
export function PlacementRun({ page }: { readonly page: PageOf<'placement'> }) {
  const roadmap = useRoadmap(page.slug);
  const { status, state } = useJournal();
  if (roadmap === 'failed')
    return <p role="alert">The questions could not be loaded. Try again when you are online.</p>;
  if (roadmap === null || status === 'loading') return <output>One moment...</output>;
  return <Run roadmap={roadmap} settled={listSettled(state, page.slug)} />;
}

type RunProps = { readonly roadmap: Roadmap; readonly settled: ReadonlySet<string> };

function Run({ roadmap, settled }: RunProps) {
  const topics = listTopics(roadmap);
  const placement = useMemo(() => makePlacement(listTopics(roadmap)), [roadmap]);
  // What the result marks as done is still a part of it.
  const [done, setDone] = useState(settled);
  const { answers, isEnded, ...acts } = useAnswers(roadmap.slug);
  const said = { answers, done };
  const asked = isEnded ? null : chooseQuestion(placement, said);
  const topic = topics.find(({ key }) => key === asked);
  const askAgain = () => {
    setDone(settled);
    acts.forget();
  };
  if (topic) return <PlacementQuestion key={topic.key} topic={topic} number={answers.size + 1} {...acts} />;
  return <PlacementResult roadmap={roadmap} placement={placement} said={said} onAgain={askAgain} />;
}

/** Done or skipped: known, as for a plan. */
function listSettled({ topics }: JournalState, technology: string): Set<string> {
  const settled = [...topics].filter(([, { status }]) => status === 'done' || status === 'skipped');
  return new Set(settled.map(([key]) => key).filter((key) => technologyOf(key) === technology));
}

function useRoadmap(slug: string): Roadmap | 'failed' | null {
  const [roadmap, setRoadmap] = useState<Roadmap | 'failed' | null>(null);
  useEffect(() => {
    void fetchPageData('roadmap', `/language/${slug}`).then((found) => setRoadmap(found ?? 'failed'));
  }, [slug]);
  return roadmap;
}
