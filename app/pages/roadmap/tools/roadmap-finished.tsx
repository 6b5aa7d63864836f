import './roadmap-finished.css';
import type { ReactElement } from 'react';

import { makeKey, projectSlug } from '#content/topic-key.ts';
import { measureProgress } from '#journal/fold/progress.ts';
import { describeProgress } from '../../../record/describe-progress.ts';
import type { PageOf } from '../../../browser/page-types.ts';
import { listTopics } from '../../../browser/roadmaps.ts';
import { useRecord } from '../../../record/use-record.ts';
import { PageLink } from '../../../ui/page-link.tsx';

const maxGoals = 3;

/** Says what comes next, once every topic is done. */
export function RoadmapFinished({ roadmap }: { readonly roadmap: PageOf<'roadmap'> }) {
  const { slug, name, leadsTo, goals } = roadmap;
  const topics = listTopics(roadmap);
  const isFinished = useRecord((state) => measureProgress(state, { slug, topics }).percent === 100);
  const words = useRecord((state) => describeProgress(measureProgress(state, { slug, topics })));
  const projects = useOpenProjects(roadmap);
  if (!isFinished) return null;
  return (
    <section id="finished" className="roadmap-finished" aria-labelledby="finished-title">
      <h2 id="finished-title">You have finished {name}</h2>
      <p>{words}. Here is what you can do next.</p>
      <Ways title="Build what is still open">
        {projects.map(({ title, id }) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </Ways>
      <Ways title={`Learn what builds on ${name}`}>
        {leadsTo.map((next) => (
          <PageLink key={next.slug} to={`/language/${next.slug}`}>
            {next.name}
          </PageLink>
        ))}
      </Ways>
      <Ways title="Make something with it">
        {goals.slice(0, maxGoals).map(({ id, title }) => (
          <PageLink key={id} to={`/goals/${id}`}>
            {title}
          </PageLink>
        ))}
      </Ways>
      <p>
        <PageLink to="/language">All roadmaps</PageLink>
      </p>
    </section>
  );
}

/** The projects that are not done, as text, so that the hook gives the same value twice. */
function useOpenProjects({ slug, chapters }: PageOf<'roadmap'>) {
  const done = useRecord(({ topics }) =>
    chapters
      .map((_, at) => projectSlug(at + 1))
      .filter((topic) => topics.get(makeKey({ technology: slug, topic }))?.status === 'done')
      .join(' '),
  ).split(' ');
  return chapters
    .map(({ project }, at) => ({ title: project.title, id: projectSlug(at + 1) }))
    .filter(({ id }) => !done.includes(id));
}

type WaysProps = { readonly title: string; readonly children: readonly ReactElement[] };

function Ways({ title, children }: WaysProps) {
  if (children.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {children.map((way) => (
          <li key={way.key}>{way}</li>
        ))}
      </ul>
    </>
  );
}
