import type { TopicSection } from '#content/roadmap.ts';
import type { TopicSlugs } from '#content/topic-key.ts';

/** A topic by its slugs, and its title to name it. */
export type TopicName = TopicSlugs & Pick<TopicSection, 'title'>;
