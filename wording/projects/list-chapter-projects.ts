import type { Importance, Level } from '#planner/types/plan-topic.ts';
import type { ProjectPlan } from './find-known-days.ts';
import type { ProjectChapter } from './project-part.ts';

type Chapter = {
  readonly project: { readonly title: string; readonly brief: string };
  readonly topics: readonly {
    readonly key: string;
    readonly level: Level;
    readonly importance: Importance;
  }[];
};

/** Of the chapters that the plan teaches. A project needs what is core in its chapter, as far as the learner's level goes. */
export function listChapterProjects(chapters: readonly Chapter[], plan: ProjectPlan): ProjectChapter[] {
  const taught = new Set(plan.days.flatMap(({ items }) => items.map(({ key }) => key)));
  return chapters.flatMap(({ project, topics }) => {
    const within = topics.filter(({ level }) => level <= plan.request.level);
    const core = within.filter(({ importance }) => importance === 'core');
    const needed = (core.length > 0 ? core : within).map(({ key }) => key);
    const isTaught = topics.some(({ key }) => taught.has(key));
    return needed.length > 0 && isTaught ? [{ ...project, topics: needed }] : [];
  });
}
