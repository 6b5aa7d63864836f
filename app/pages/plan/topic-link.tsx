import { Link } from 'react-router';

import type { TopicSection } from '#content/roadmap.ts';
import { addressOf } from '#content/topic-key.ts';

import { nameTopic, retired } from './topics.ts';

type TopicLinkProps = { readonly shown: ReadonlyMap<string, TopicSection>; readonly topic: string };

/** A link to a topic, or just its name if the roadmaps no longer have it. */
export function TopicLink({ shown, topic }: TopicLinkProps) {
  const place = shown.get(topic);
  if (place) return <Link to={addressOf(topic)}>{place.title}</Link>;
  return (
    <span>
      {nameTopic(shown, topic)} <span className="plan-facts">{retired}</span>
    </span>
  );
}
