import { loadGoals, loadRoadmaps } from '#content/library.ts';
import type { CompiledGoal } from '#content/goals.ts';
import type { Roadmap } from '#content/roadmap.ts';
import { makePlacement } from '#planner/placement/placement.ts';
import type { LearnerSource } from '#planner/testing/simulated-learners.ts';

/** Every technology with what its simulated learners are made from. */
export async function loadLearnerSources(
  random: () => number,
): Promise<(LearnerSource & { readonly slug: string })[]> {
  const [roadmaps, goals] = await Promise.all([loadRoadmaps(), loadGoals()]);
  return roadmaps.map((roadmap) => Object.assign(makeSource(roadmap, goals), { slug: roadmap.slug, random }));
}

function makeSource({ chapters }: Roadmap, goals: readonly CompiledGoal[]): Omit<LearnerSource, 'random'> {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const indexOf = new Map(topics.map(({ key }, index) => [key, index]));
  const aims = goals
    .map(({ steps }) => steps.flatMap(({ needs }) => needs).flatMap((key) => indexOf.get(key) ?? []))
    .filter((needs) => needs.length > 0);
  return { placement: makePlacement(topics), levels: topics.map(({ level }) => level), aims };
}
