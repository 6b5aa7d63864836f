import { useRef } from 'react';
import { Link } from 'react-router';

import type { TopicData } from '../../browser/page-types.ts';
import { CodeText } from '../../ui/text/code-text.tsx';
import { tryIt } from '../../ui/text/try-it.tsx';
import { DoneButton } from '../../record/controls/done-button.tsx';
import { ExternalLink } from './external-link.tsx';
import { SelfCheck } from './self-check.tsx';
import { useTools } from './use-tools.ts';
import { useIdleHydration } from './use-idle-hydration.ts';

const levelNames = { beginner: 'Beginner', intermediate: 'Intermediate', advanced: 'Advanced' };

type TopicProps = TopicData & { readonly technology: string; readonly isClientRendered: boolean };

/** A topic's block: its anchor is its slug, and the id that the specification counts it by still leads here. */
export function Topic({ technology, isClientRendered, ...topic }: TopicProps) {
  const block = useRef<HTMLElement>(null);
  const isHydrated = useIdleHydration(block, isClientRendered);
  const tools = useTools(isHydrated);
  const name = { technology, topic: topic.slug, title: topic.topic };
  return (
    <section ref={block} id={topic.slug} className="topic">
      <span id={`${topic.id}`} />
      <h3>
        <a href={`#${topic.slug}`}>{topic.topic}</a>
      </h3>
      <p className="topic-facts">
        {levelNames[topic.level]} · {topic.minutes} min
        {topic.restsOn.length > 0 && ' · after '}
        {topic.restsOn.map(({ title, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            {href.startsWith('#') ? <a href={href}>{title}</a> : <Link to={href}>{title}</Link>}
          </span>
        ))}
      </p>
      <CodeText className="description" text={topic.description} isLive={isHydrated} />
      <CodeText className="task" before={tryIt} text={topic.task} isLive={isHydrated} />
      <SelfCheck {...name} ask={topic.ask} answer={topic.answer} isLive={isHydrated} tools={tools} />
      <div className="topic-links">
        <p className="websites-label">Websites:</p>
        <ul className="websites ticked">
          {topic.websites.map((link) => (
            <ExternalLink key={link.url} {...link}>
              {tools && <tools.ReadTick {...name} url={link.url} title={link.title} />}
            </ExternalLink>
          ))}
        </ul>
        {tools && <tools.OwnLinks {...name} />}
      </div>
      <div className="topic-record">
        <DoneButton {...name} isLive={isHydrated} />
        {tools && <tools.TopicTools {...name} />}
      </div>
    </section>
  );
}
