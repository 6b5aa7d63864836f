import { partKey } from '#content/topic-key.ts';
import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { findPlanGoal } from '../goal/reached-steps.ts';
import { listRequirements, type MetRequirement } from './choose-way.ts';

/** What the learner's own thing has to do: how each part is made and on which day, or what it takes besides. */
export function sayRequirements(library: Library, ids: readonly string[], plan: Plan): string[] {
  const met = listRequirements(library, ids, plan.technologies);
  if (met.length === 0) return [];
  return [
    `**What yours has to do:**\n${met.map((one) => `- ${sayRequirement(library, one, plan)}`).join('\n')}`,
  ];
}

function sayRequirement(library: Library, one: MetRequirement, plan: Plan): string {
  const { requirement, way } = one;
  const { title, beyond } = requirement;
  const name = `**${escapeMarks(title)}.**`;
  const besides = beyond === undefined ? [] : [escapeMarks(beyond)];
  const made = way === null ? [] : [escapeMarks(way.does), sayWhen(library, one, plan)];
  return [name, ...made, ...besides].filter((words) => words !== '').join(' ');
}

/** The days on which it is learned and made. */
function sayWhen(library: Library, { requirement, way, technology }: MetRequirement, plan: Plan): string {
  const topic = library.topics.get(way?.topics[0] ?? '');
  const step = findPlanGoal(library, plan)?.steps.find(
    ({ key, makes = [] }) => key === partKey(requirement.id, technology) || makes.includes(requirement.id),
  );
  const made = step && findDay(plan, step.key);
  const taught = topic && findDay(plan, topic.key);
  const learn = topic
    ? [taught === undefined ? `see ${linkTopic(topic)}` : `${linkTopic(topic)} comes on day ${taught}`]
    : [];
  const make = made === undefined ? [] : [`you make it on day ${made}`];
  const words = [...learn, ...make].join(', and ');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The last one, on which it is finished. */
function findDay({ days }: Plan, key: string): number | undefined {
  return days.findLast(({ items }) => items.some((item) => item.key === key))?.day;
}
