import type { Plan } from '#planner/types/plan.ts';

import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { listRequirements, type MetRequirement } from './choose-way.ts';

/** What the learner's own thing has to do: how each part is made and on which day that is taught, or what it takes besides. */
export function sayRequirements(library: Library, ids: readonly string[], plan: Plan): string[] {
  const met = listRequirements(library, ids, plan.technologies);
  if (met.length === 0) return [];
  return [
    `**What yours has to do:**\n${met.map((one) => `- ${sayRequirement(library, one, plan)}`).join('\n')}`,
  ];
}

function sayRequirement(library: Library, { requirement, way }: MetRequirement, plan: Plan): string {
  const { title, beyond } = requirement;
  const name = `**${escapeMarks(title)}.**`;
  const besides = beyond === undefined ? [] : [escapeMarks(beyond)];
  const made = way === null ? [] : [escapeMarks(way.does), sayWhere(library, way.topics, plan)];
  return [name, ...made, ...besides].join(' ');
}

/** The topic that teaches it, with its first day. */
function sayWhere(library: Library, [key = '']: readonly string[], plan: Plan): string {
  const topic = library.topics.get(key);
  if (!topic) return '';
  const day = plan.days.find(({ items }) => items.some((item) => item.key === key))?.day;
  return day === undefined ? `See ${linkTopic(topic)}.` : `${linkTopic(topic)} comes on day ${day}.`;
}
