import './roadmap.css';
import { Fragment, Suspense } from 'react';
import { Link, useParams } from 'react-router';

import { playable } from '#workbench/playable.ts';
import { count } from '#wording/counts.ts';
import { Chapter } from './chapters/chapter.tsx';
import { RoadmapGoals } from './roadmap-goals.tsx';
import { SkipLink } from './skip-link.tsx';
import { TopicBar } from './reading/topic-bar.tsx';
import { Sidebar } from './sidebar.tsx';
import { useTools } from './use-tools.ts';
import { Videos } from './videos.tsx';
import { useIsClientRendered } from './use-idle-hydration.ts';
import { usePageData } from '../../browser/page-data.ts';
import type { PageOf } from '../../browser/page-types.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { StorageNotice } from '../../record/controls/storage-notice.tsx';
import { useTitle } from '../../browser/use-title.ts';

type RoadmapProps = { readonly roadmap: PageOf<'roadmap'> };

export function RoadmapPage() {
  const { slug = '' } = useParams();
  const roadmap = usePageData('roadmap', `/language/${slug.toLowerCase()}`);
  const isClientRendered = useIsClientRendered();
  useTitle(`${roadmap.name} roadmap · Waymark`);
  return (
    <Fragment key={roadmap.slug}>
      <SkipLink roadmap={roadmap} />
      <StorageNotice />
      <div className="roadmap">
        <Suspense>
          <Sidebar roadmap={roadmap} />
        </Suspense>
        <div className="roadmap-content">
          <Introduction roadmap={roadmap} />
          <Videos {...roadmap.videos} />
          <ViewBar roadmap={roadmap} />
          {roadmap.chapters.map((chapter) => (
            <Suspense key={chapter.title}>
              <Chapter roadmap={roadmap} chapter={chapter} isClientRendered={isClientRendered} />
            </Suspense>
          ))}
          <Finished roadmap={roadmap} />
          <RoadmapGoals {...roadmap} />
        </div>
      </div>
      <div className="roadmap-bars">
        <Undo roadmap={roadmap} />
        <TopicBar roadmap={roadmap} />
      </div>
    </Fragment>
  );
}

function Undo({ roadmap }: RoadmapProps) {
  const tools = useTools();
  return tools && <tools.UndoBar describe={(change) => tools.describeRoadmapChange(change, roadmap)} />;
}

function Finished({ roadmap }: RoadmapProps) {
  const tools = useTools();
  return tools && <tools.RoadmapFinished roadmap={roadmap} />;
}

/** How the roadmap is shown. Its space is reserved. */
function ViewBar({ roadmap }: RoadmapProps) {
  const tools = useTools();
  return <div className="view-bar">{tools && <tools.ViewBar roadmap={roadmap} />}</div>;
}

function Introduction({ roadmap }: RoadmapProps) {
  const tools = useTools();
  const { slug, name, summary, topicCount, minutes, needs, mentions, goals } = roadmap;
  return (
    <header className="roadmap-introduction">
      <h1>{name}</h1>
      <p className="lead">{summary}</p>
      <p className="roadmap-size">
        {topicCount} topics · about {Math.round(minutes / 60)} hours ·{' '}
        <Link to={`/plan?technology=${slug}`}>Make a plan</Link>
        {'\u00a0· '}
        <PageLink to={`/language/${slug}/map`}>See the map</PageLink>
        {'\u00a0· '}
        <PageLink to={`/language/${slug}/placement`}>Where should I start?</PageLink>
        {playable.includes(slug) && (
          <>
            {'\u00a0· '}
            <PageLink to={`/play/${slug}`}>Try code</PageLink>
          </>
        )}
        {goals.length > 0 && (
          <>
            {'\u00a0· '}
            <a href="#goals">{count(goals.length, 'thing')} to make</a>
          </>
        )}
      </p>
      {needs.length > 0 && (
        <p>
          Learn first:{' '}
          {needs.map((need, index) => (
            <span key={need}>
              {index > 0 && ', '}
              <Link to={`/language/${need}`}>{mentions[need]}</Link>
            </span>
          ))}
        </p>
      )}
      {tools && <tools.WhatChanged roadmap={roadmap} />}
      <PageLink to={`/language/${slug}/map`} className="map-preview">
        <img
          src={`/maps/${slug}.svg`}
          alt={`Map of ${name}: which topic comes before which`}
          width="240"
          height="120"
          loading="lazy"
        />
      </PageLink>
    </header>
  );
}
