import type { TopicSection } from '#content/roadmap.ts';

const onceOnly =
  /^(?:what |installing |running |first-time |getting started|creating a (?:new )?(?:project|react|vue))/i;
const onceOnlyTask = /^(?:on paper|install|draw |find )/i;

/** Setting up and first ideas: there is nothing in them to do a second time. */
export function isOnceOnly({ title, task }: Pick<TopicSection, 'title' | 'task'>): boolean {
  return onceOnly.test(title) || onceOnlyTask.test(task);
}
