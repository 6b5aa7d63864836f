import type { RequestedPlan } from '#contract/assistant.ts';
import type { Link, Technology, Topic } from '#content/schema.ts';
import { limits } from '#contract/limits.ts';
import { makeIndex, type TopicIndex } from '../search/index.ts';
import type { PlanTopic } from '#planner/model/plan-topic.ts';

import { levelNumbers } from './levels.ts';
import { markTopic, type TopicMarks } from './marks.ts';
import { makeRecent } from './recent.ts';

/** A topic with its address, and the parts of it that letters repeat, written once. */
export type TaughtTopic = Topic & {
  readonly key: string;
  readonly href: string;
  readonly technology: Technology;
  readonly marks: TopicMarks;
};

/** What the assistant answers from: the roadmaps, as topics to plan, to find and to write about. */
export type Library = {
  readonly technologies: ReadonlyMap<string, Technology>;
  readonly topics: ReadonlyMap<string, TaughtTopic>;
  readonly planTopics: ReadonlyMap<string, readonly PlanTopic[]>;
  readonly needs: Readonly<Record<string, readonly string[]>>;
  readonly index: TopicIndex;
  /** The addresses of the registry: no other is ever written. */
  readonly pages: ReadonlySet<string>;
  /** Letters written lately, by what was asked, and plans among them by what was meant. */
  readonly recentLetters: ReturnType<typeof makeRecent<KeptLetter>>;
  readonly recentPlans: ReturnType<typeof makeRecent<KeptLetter>>;
};

/** A reply without its greeting: one object for all who ask the same. */
export type KeptLetter = {
  readonly text: string;
  readonly plan?: RequestedPlan;
  readonly care?: 'line' | 'reply';
};

/** Indexes the roadmaps. */
export function makeLibrary(technologies: readonly Technology[], links: readonly Link[]): Library {
  const registry = new Map(links.map((link) => [link.url, link]));
  const topics = technologies.flatMap((technology) => listTopics(technology, registry));
  const index = makeIndex(
    topics.map(({ topic, technology, chapter, ...rest }) => ({
      ...rest,
      title: topic,
      technology: technology.slug,
      chapter,
      level: levelNumbers[rest.level],
    })),
  );
  return {
    technologies: new Map(technologies.map((technology) => [technology.slug, technology])),
    topics: new Map(topics.map((topic) => [topic.key, topic])),
    planTopics: Map.groupBy(topics.map(makePlanTopic), ({ technology }) => technology),
    needs: Object.fromEntries(technologies.map(({ slug, needs }) => [slug, needs])),
    index,
    pages: new Set(registry.keys()),
    recentLetters: makeRecent(limits.ask.recentReplies, ({ care }) => care === undefined),
    recentPlans: makeRecent(limits.ask.recentReplies),
  };
}

type PlacedTopic = TaughtTopic & { readonly chapter: string };

function listTopics(technology: Technology, links: ReadonlyMap<string, Link>): PlacedTopic[] {
  const { slug, chapters } = technology;
  return chapters.flatMap(({ title, topics }) =>
    topics.map((topic) => {
      const href = `/language/${slug}#${topic.slug}`;
      const marks = markTopic(topic, href, links);
      return { ...topic, technology, chapter: title, key: `${slug}/${topic.slug}`, href, marks };
    }),
  );
}

function makePlanTopic({
  key,
  technology,
  topic,
  chapter,
  level,
  minutes,
  importance,
  after,
  id,
}: PlacedTopic): PlanTopic {
  return {
    key,
    technology: technology.slug,
    title: topic,
    chapter,
    level: levelNumbers[level],
    minutes,
    importance,
    prerequisites: after.map((name) => (name.includes('/') ? name : `${technology.slug}/${name}`)),
    number: id,
  };
}
