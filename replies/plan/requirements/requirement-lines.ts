import { findPart } from '#content/requirements/parts.ts';
import { readPartKey } from '#content/topic-key.ts';
import type { Plan } from '#planner/types/plan.ts';
import type { OwnPart } from '#planner/types/plan-request.ts';

import type { Library } from '../../library.ts';
import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { findPlanGoal } from '../goal/reached-steps.ts';
import { listRequirements, type MetRequirement } from './choose-way.ts';

/** What the learner's own thing has to do: how each part is made and on which day, or what it takes besides. */
export function sayRequirements(library: Library, ids: readonly string[], plan: Plan): string[] {
  const parts = plan.request.parts ?? [];
  const kept = new Set(parts.map(({ key }) => readPartKey(key)?.requirement));
  const met = listRequirements(library, ids, plan.technologies);
  const lines = [
    ...parts.flatMap((part) => sayPart(library, part, plan)),
    ...met
      .filter(({ requirement }) => !kept.has(requirement.id))
      .map((one) => sayRequirement(library, one, plan)),
  ];
  return lines.length > 0
    ? [`**What yours has to do:**\n${lines.map((line) => `- ${line}`).join('\n')}`]
    : [];
}

/** A part that is a step of the plan, in the learner's words if they said it. */
function sayPart(library: Library, part: OwnPart, plan: Plan): string[] {
  const step = findPart(library.requirements, part);
  if (!step) return [];
  const requirement = library.requirements.find(({ id }) => id === readPartKey(part.key)?.requirement);
  const name = part.words === undefined ? step.title : `"${part.words}"`;
  const does = requirement ? step.does.map(escapeMarks) : [];
  const when = sayWhen(library, plan, step.needs, step.key);
  const near = requirement
    ? when
    : when.replace(/^(\[[^\]]+\]\([^)]+\)) comes/u, 'The nearest topic, $1, comes');
  const besides = requirement?.beyond === undefined ? [] : [escapeMarks(requirement.beyond)];
  return [joinSentences([`**${escapeMarks(name)}.**`, ...does, near, ...besides])];
}

function sayRequirement(library: Library, { requirement, way }: MetRequirement, plan: Plan): string {
  const { id, title, beyond } = requirement;
  const step = findPlanGoal(library, plan)?.steps.find(({ makes = [] }) => makes.includes(id));
  const made = way === null ? [] : [escapeMarks(way.does), sayWhen(library, plan, way.topics, step?.key)];
  const besides = beyond === undefined ? [] : [escapeMarks(beyond)];
  return joinSentences([`**${escapeMarks(title)}.**`, ...made, ...besides]);
}

function joinSentences(sentences: readonly string[]): string {
  return sentences.filter((words) => words !== '').join(' ');
}

/** The days on which it is learned and made. */
function sayWhen(library: Library, plan: Plan, [need = '']: readonly string[], step = ''): string {
  const topic = library.topics.get(need);
  const [taught, made] = [findDay(plan, need), findDay(plan, step)];
  const learn =
    topic &&
    (taught === undefined ? `see ${linkTopic(topic)}` : `${linkTopic(topic)} comes on day ${taught}`);
  const make = made === undefined ? [] : [`you make it on day ${made}`];
  const words = [...(learn ? [learn] : []), ...make].join(', and ');
  return words === '' ? '' : `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
}

/** The last one, on which it is finished. */
function findDay({ days }: Plan, key: string): number | undefined {
  return days.findLast(({ items }) => items.some((item) => item.key === key))?.day;
}
