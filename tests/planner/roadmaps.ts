import { loadLibrary } from '#content/library.ts';
import type { Technology } from '#content/schema.ts';
import type { PlanTopic } from '#planner/model/plan-topic.ts';

const levels = { beginner: 1, intermediate: 2, advanced: 3 } as const;

/** The real roadmaps as the planner reads them, and which technology needs which. */
export type Roadmaps = {
  readonly topics: ReadonlyMap<string, readonly PlanTopic[]>;
  readonly needs: Readonly<Record<string, readonly string[]>>;
};

/** Loads all 26. */
export async function loadRoadmaps(): Promise<Roadmaps> {
  const technologies = await loadLibrary();
  return {
    topics: new Map(technologies.map((technology) => [technology.slug, listTopics(technology)])),
    needs: Object.fromEntries(technologies.map(({ slug, needs }) => [slug, needs])),
  };
}

function listTopics({ slug, chapters }: Technology): PlanTopic[] {
  const keyOf = (name: string) => (name.includes('/') ? name : `${slug}/${name}`);
  return chapters.flatMap(({ title, topics }) =>
    topics.map((topic) => ({
      key: keyOf(topic.slug),
      technology: slug,
      title: topic.topic,
      chapter: title,
      level: levels[topic.level],
      minutes: topic.minutes,
      importance: topic.importance,
      prerequisites: topic.after.map(keyOf),
      number: topic.id,
    })),
  );
}
