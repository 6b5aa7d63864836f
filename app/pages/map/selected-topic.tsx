import { addressOf } from '#content/topic-key.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { PageLink } from '../../ui/page-link.tsx';
import { Joined } from '../../ui/text/joined.tsx';
import type { MapTopic, MapWords, NamedTopic } from './map-words.ts';
import { showInPicture } from './show-in-picture.ts';
import { StatusMark } from './topic-lines.tsx';

type SelectedProps = { readonly words: MapWords; readonly topic: MapTopic | undefined };

/** Says in words what the picture highlights. Stays at the bottom of the window while the picture is in it. */
export function SelectedTopic({ words, topic }: SelectedProps) {
  const isLive = useHydrated();
  if (!isLive) return null;
  if (!topic)
    return <p className="selected-topic">Choose a topic to see what comes before it, and where it leads.</p>;
  return (
    <div className="selected-topic">
      <p>
        <PageLink to={addressOf(topic.key)}>{topic.title}</PageLink>
        <StatusMark status={words.statusOf(topic)} />
      </p>
      <Named label="After" topics={words.listBefore(topic)} none="Nothing comes before it." />
      <Named label="Leads to" topics={words.listAfter(topic)} none="It leads to no other topic here." />
    </div>
  );
}

type NamedProps = { readonly label: string; readonly topics: readonly NamedTopic[]; readonly none: string };

function Named({ label, topics, none }: NamedProps) {
  if (topics.length === 0) return <p>{none}</p>;
  return (
    <p>
      {label}:{' '}
      <Joined
        items={topics.map((topic) => (
          <Name key={topic.key} topic={topic} />
        ))}
      />
    </p>
  );
}

function Name({ topic: { key, slug, title } }: { readonly topic: NamedTopic }) {
  if (slug === null) return <PageLink to={addressOf(key)}>{title}</PageLink>;
  return (
    <button type="button" className="topic-name" onClick={() => showInPicture(slug)}>
      {title}
    </button>
  );
}
