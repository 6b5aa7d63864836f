export type TopicSlugs = { readonly technology: string; readonly topic: string };

/** Unique among all topics, such as "python/lists". */
export function makeKey({ technology, topic }: TopicSlugs): string {
  return `${technology}/${topic}`;
}

export function splitKey(key: string): TopicSlugs {
  const [technology = '', topic = ''] = key.split('/');
  return { technology, topic };
}

export function addressOf(key: string): string {
  const step = readStepKey(key);
  if (step) return `/goals/${step.goal}#step-${step.step}`;
  if (readPartKey(key)) return '/plan';
  const { technology, topic } = splitKey(key);
  return `/language/${technology}#${topic}`;
}

/** Steps of goals are recorded like topics, so no technology may have this slug. */
export const goalsSlug = 'goals';

/** Such as "goals/pet-page-1" for the first step. */
export function stepKey(goal: string, step: number): string {
  return makeKey({ technology: goalsSlug, topic: `${goal}-${step}` });
}

export function readStepKey(key: string): { readonly goal: string; readonly step: number } | null {
  const { technology, topic } = splitKey(key);
  const [, goal, step] = /^(.+)-([1-9]\d*)$/.exec(topic) ?? [];
  return technology === goalsSlug && goal && step ? { goal, step: Number(step) } : null;
}

/** What the learner's own thing has to do is a step whose place differs from plan to plan, such as "goals/has-undo-in-vue". */
export function partKey(requirement: string, technology: string): string {
  return makeKey({ technology: goalsSlug, topic: `has-${requirement}-in-${technology}` });
}

export function readPartKey(
  key: string,
): { readonly requirement: string; readonly technology: string } | null {
  const [, requirement, technology] = /^goals\/has-(.+)-in-([a-z]+)$/.exec(key) ?? [];
  return requirement && technology ? { requirement, technology } : null;
}

export function isStepKey(key: string): boolean {
  return readStepKey(key) !== null || readPartKey(key) !== null;
}

/** The project of a chapter is recorded like a topic, so no topic may have this slug. `number` is from 1. */
export function projectSlug(number: number): string {
  return `project-${number}`;
}

/** The number of a chapter's project, or null for the slug of a topic. */
export function readProjectSlug(slug: string): number | null {
  const [, number] = /^project-([1-9]\d*)$/.exec(slug) ?? [];
  return number === undefined ? null : Number(number);
}

/** A roadmap names its own topics by slug and those of others by key. */
export function resolveKey(name: string, technology: string): string {
  return name.includes('/') ? name : makeKey({ technology, topic: name });
}
