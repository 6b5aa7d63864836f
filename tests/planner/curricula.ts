import { loadRoadmaps } from '#content/library.ts';
import type { TopicSection } from '#content/roadmap.ts';

/** The topics of the real roadmaps by technology, and the technologies that each one needs. */
export type Curricula = {
  readonly topics: ReadonlyMap<string, readonly TopicSection[]>;
  readonly needs: Readonly<Record<string, readonly string[]>>;
};

export async function loadCurricula(): Promise<Curricula> {
  const roadmaps = await loadRoadmaps();
  return {
    topics: new Map(roadmaps.map(({ slug, chapters }) => [slug, chapters.flatMap(({ topics }) => topics)])),
    needs: Object.fromEntries(roadmaps.map(({ slug, needs }) => [slug, needs])),
  };
}
