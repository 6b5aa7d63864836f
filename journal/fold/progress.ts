import { technologyOf } from '../renamed.ts';
import type { JournalState, TopicState } from './state.ts';

/** A roadmap's topics in its order; minutes are those of the topic. */
export type Roadmap = {
  readonly slug: string;
  readonly topics: readonly { readonly slug: string; readonly minutes: number }[];
};

export type RoadmapProgress = {
  readonly done: number;
  readonly skipped: number;
  /** Topics that count: all of the roadmap but those skipped. */
  readonly total: number;
  /** 0 only where nothing is done, 100 only where all that counts is. */
  readonly percent: number;
  readonly minutesDone: number;
  readonly minutes: number;
};

/** How far a learner is in a roadmap as it is now. What was done of topics that it lost counts neither way. */
export function measureProgress({ topics }: JournalState, roadmap: Roadmap): RoadmapProgress {
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

/** Where to go on in a roadmap: the topic last worked on, or else the next that is open; null when all is settled. */
export function findNext({ topics }: JournalState, roadmap: Roadmap): string | null {
  const slugs = roadmap.topics.map(({ slug }) => slug);
  const last = listTouched(topics).find((key) => technologyOf(key) === roadmap.slug);
  const at = Math.max(0, slugs.indexOf(last?.slice(roadmap.slug.length + 1) ?? ''));
  const around = [...slugs.slice(at), ...slugs.slice(0, at)];
  return around.find((slug) => isOpen(topics.get(`${roadmap.slug}/${slug}`))) ?? null;
}

/** The topic that a learner worked on or stopped at last, to continue with; null at the start. */
export function findPlace({
  topics,
}: JournalState): { readonly technology: string; readonly topic: string } | null {
  const [latest] = listTouched(topics);
  if (latest === undefined) return null;
  const technology = technologyOf(latest);
  return { technology, topic: latest.slice(technology.length + 1) };
}

/** The topics that a learner worked on, the last first. */
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
