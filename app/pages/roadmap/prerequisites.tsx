import { Link } from 'react-router';

import type { Roadmap, TopicSection } from '#content/roadmap.ts';
import { addressOf, splitKey } from '#content/topic-key.ts';
import { Joined } from '../../ui/text/joined.tsx';

type PrerequisitesProps = { readonly roadmap: Roadmap; readonly topic: TopicSection };

/** The topics to learn before one, behind its minutes. */
export function Prerequisites({ roadmap, topic }: PrerequisitesProps) {
  if (topic.prerequisites.length === 0) return null;
  return (
    <>
      {' · after '}
      <Joined
        items={topic.prerequisites.map((key) => (
          <Prerequisite key={key} roadmap={roadmap} name={key} />
        ))}
      />
      {' · '}
      <Link to={`/ready?for=${topic.key}`} aria-label={`Am I ready for ${topic.title}?`}>
        Am I ready?
      </Link>
    </>
  );
}

/** Its own topics by their titles, others with the name of their technology. */
function Prerequisite({ roadmap, name }: { readonly roadmap: Roadmap; readonly name: string }) {
  const { technology, topic } = splitKey(name);
  if (technology !== roadmap.slug) return <Link to={addressOf(name)}>{roadmap.mentions[name]}</Link>;
  const own = roadmap.chapters.flatMap(({ topics }) => topics.find(({ key }) => key === name) ?? []);
  return <a href={`#${topic}`}>{own[0]?.title}</a>;
}
