import type { TopicSection } from '#content/roadmap.ts';
import { isStepKey, splitKey } from '#content/topic-key.ts';
import { nameSlug } from '#wording/names.ts';
import { nameStep } from '#wording/plan.ts';

import type { PlanSection, StepSection } from './tracked/tracked-plan.ts';

type ShownByKey = ReadonlyMap<string, PlanSection>;

/** A title; the words of the slug when the topic or step no longer exists. */
export function nameTopic(shown: ShownByKey, key: string): string {
  return shown.get(key)?.title ?? nameSlug(splitKey(key).topic);
}

/** The same, where a step is among topics. */
export function nameItem(shown: ShownByKey, key: string): string {
  const name = nameTopic(shown, key);
  return isStepKey(key) ? nameStep(name) : name;
}

/** Null for a step of a goal, and for what no longer exists. */
export function findTopic(shown: ShownByKey, key: string): TopicSection | null {
  const found = shown.get(key);
  return found && !isStepSection(found) ? found : null;
}

export function isStepSection(shown: PlanSection): shown is StepSection {
  return 'step' in shown;
}

/** Said behind the name of what no longer exists. */
export function describeRetired(key: string): string {
  return isStepKey(key) ? '(no longer a step)' : '(no longer in the roadmap)';
}
