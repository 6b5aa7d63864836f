import { Check, Minus } from 'lucide-react';

import { addressOf } from '#content/topic-key.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Joined } from '../../ui/text/joined.tsx';
import type { MapTopic, MapWords, NamedTopic } from './map-words.ts';

type LinesProps = {
  readonly words: MapWords;
  readonly topics: readonly MapTopic[];
  /** Whether other lines lead to these. */
  readonly hasIds?: boolean;
};

/** Topics in their order, each with what it comes after. */
export function TopicLines({ words, topics, hasIds = false }: LinesProps) {
  return (
    <ol className="topic-lines">
      {topics.map((topic) => (
        <li key={topic.slug} id={hasIds ? topic.slug : undefined}>
          <PageLink to={addressOf(topic.key)}>{topic.title}</PageLink>
          <StatusMark status={words.statusOf(topic)} />
          <Before before={words.listBefore(topic)} />
        </li>
      ))}
    </ol>
  );
}

export function StatusMark({ status }: { readonly status: string }) {
  if (status !== 'done' && status !== 'skipped') return null;
  return (
    <span className="topic-status">
      {status === 'done' ? <Check aria-hidden /> : <Minus aria-hidden />}
      {status}
    </span>
  );
}

function Before({ before }: { readonly before: readonly NamedTopic[] }) {
  if (before.length === 0) return <p>Nothing comes before it.</p>;
  return (
    <p>
      After:{' '}
      <Joined
        items={before.map(({ key, slug, title }) =>
          slug === null ? (
            <PageLink key={key} to={addressOf(key)}>
              {title}
            </PageLink>
          ) : (
            <a key={key} href={`#${slug}`}>
              {title}
            </a>
          ),
        )}
      />
    </p>
  );
}
