import { technologyOf } from '../renames.ts';
import type { JournalState, TopicState } from './state.ts';

export type RoadmapSizes = {
  readonly slug: string;
  readonly topics: readonly { readonly slug: string; readonly minutes: number }[];
};

export type RoadmapProgress = {
  readonly done: number;
  readonly skipped: number;
  readonly total: number;
  /** 0 only if nothing is done, 100 only if all of `total` is. */
  readonly percent: number;
  readonly minutesDone: number;
  readonly minutes: number;
};

export function measureProgress({ topics }: JournalState, roadmap: RoadmapSizes): RoadmapProgress {
  const found = roadmap.topics.map(({ slug, minutes }) => {
    return { status: topics.get(`${roadmap.slug}/${slug}`)?.status, minutes };
  });
  const counting = found.filter(({ status }) => status !== 'skipped');
  const done = found.filter(({ status }) => status === 'done');
  return {
    done: done.length,
    skipped: found.length - counting.length,
    total: counting.length,
    percent: percentOf(done.length, counting.length),
    minutesDone: sumMinutes(done),
    minutes: sumMinutes(counting),
  };
}

/** The topic last worked on if it is open, or the next open one; null if none is open. */
export function findNext({ topics }: JournalState, roadmap: RoadmapSizes): string | null {
  const slugs = roadmap.topics.map(({ slug }) => slug);
  // What is recorded like a topic, such as a project, has no place among them.
  const places = listTouched(topics)
    .filter((key) => technologyOf(key) === roadmap.slug)
    .map((key) => slugs.indexOf(key.slice(roadmap.slug.length + 1)));
  const at = places.find((place) => place >= 0) ?? 0;
  const around = [...slugs.slice(at), ...slugs.slice(0, at)];
  return around.find((slug) => isOpen(topics.get(`${roadmap.slug}/${slug}`))) ?? null;
}

export function findPlace({
  topics,
}: JournalState): { readonly technology: string; readonly topic: string } | null {
  const [latest] = listTouched(topics);
  if (latest === undefined) return null;
  const technology = technologyOf(latest);
  return { technology, topic: latest.slice(technology.length + 1) };
}

function listTouched(topics: JournalState['topics']): string[] {
  const touched = [...topics].filter(([, topic]) => topic.touched !== '');
  return touched.sort(([, one], [, other]) => (one.touched > other.touched ? -1 : 1)).map(([key]) => key);
}

function isOpen(topic: TopicState | undefined): boolean {
  return topic?.status !== 'done' && topic?.status !== 'skipped';
}

function percentOf(done: number, total: number): number {
  if (done === 0) return 0;
  return Math.max(1, Math.floor((100 * done) / total));
}

function sumMinutes(topics: readonly { readonly minutes: number }[]): number {
  return topics.reduce((sum, { minutes }) => sum + minutes, 0);
}
