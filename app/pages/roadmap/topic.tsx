import './topic.css';
import { useRef } from 'react';

import type { Roadmap, TopicSection } from '#content/roadmap.ts';

import { levelNames } from '#wording/topic-words.ts';
import { CodeText } from '../../ui/text/code-text.tsx';
import { taskLabel } from '../../ui/text/task-label.tsx';
import { ExampleBlock } from './example/example-block.tsx';
import { ExerciseBlock } from './exercise/exercise-block.tsx';
import { DoneButton } from '../../record/controls/done-button.tsx';
import { ExternalLink } from './external-link.tsx';
import { Prerequisites } from './prerequisites.tsx';
import { SelfCheck } from './self-check.tsx';
import { useTools } from './use-tools.ts';
import { useIdleHydration } from './use-idle-hydration.ts';

type TopicProps = {
  readonly roadmap: Roadmap;
  readonly topic: TopicSection;
  readonly isClientRendered: boolean;
};

/** A topic's section. Its anchor is its slug; the specification's numeric id works too. */
export function Topic({ roadmap, topic, isClientRendered }: TopicProps) {
  const block = useRef<HTMLElement>(null);
  const isHydrated = useIdleHydration(block, isClientRendered);
  const tools = useTools(isHydrated);
  const name = { technology: topic.technology, topic: topic.slug, title: topic.title };
  return (
    <section ref={block} id={topic.slug} className="topic">
      <span id={`${topic.number}`} />
      <h3>
        <a href={`#${topic.slug}`}>{topic.title}</a>
      </h3>
      <p className="topic-facts">
        {levelNames[topic.level]} · {topic.minutes} min
        <Prerequisites roadmap={roadmap} topic={topic} />
      </p>
      <CodeText className="description" text={topic.description} isLive={isHydrated} />
      {topic.example && (
        <ExampleBlock example={topic.example} technology={topic.technology} isLive={isHydrated} />
      )}
      <CodeText className="task" before={taskLabel} text={topic.task} isLive={isHydrated} />
      {topic.exercise && <ExerciseBlock {...name} exercise={topic.exercise} isLive={isHydrated} />}
      <SelfCheck {...name} {...topic.check} isLive={isHydrated} tools={tools} />
      <div className="topic-links">
        <p className="websites-label">Websites:</p>
        <ul className="websites ticked">
          {topic.websites.map((link, at) => (
            <ExternalLink key={link.url} {...link} isFirst={at === 0 && link.gone === undefined}>
              {tools && <tools.ReadTick {...name} url={link.gone ?? link.url} title={link.title} />}
            </ExternalLink>
          ))}
        </ul>
        {tools && <tools.OwnLinks {...name} />}
      </div>
      <div className="topic-record">
        <DoneButton {...name} isLive={isHydrated} />
        {tools && <tools.TopicTools {...name} websites={topic.websites} />}
      </div>
    </section>
  );
}
