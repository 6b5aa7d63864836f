import type { Day } from '#planner/types/plan.ts';

import { writeTopics } from './block-topics.ts';
import { describePractice } from './practice-line.ts';
import { describeProject, nameProject } from './project-line.ts';
import { type Telling, topicsOf } from './telling.ts';
import { linkTopic } from '../../words.ts';
import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';

const namedAtMost = 4;
const projectsAtMost = 12;
const weekAtMost = 14;

/** A week, a fortnight or a month: its new topics, what is built, what is practised, what is asked. */
export function writeBlock(
  telling: Telling,
  { name, days }: { readonly name: string; readonly days: readonly Day[] },
): string {
  const first = days[0]?.day ?? 0;
  const last = days.at(-1)?.day ?? first;
  const range = first === last ? `Day ${first}` : `Days ${first}–${last}`;
  return [
    `**${name} (${range})**`,
    ...writeRecalled(telling, days),
    ...writeTopics(telling, days),
    ...writeProjects(telling, days),
    ...writePractice(telling, days),
    ...writeReviewed(telling, days),
  ].join('\n');
}

function writeRecalled(telling: Telling, days: readonly Day[]): string[] {
  const topics = topicsOf(
    telling,
    days.flatMap(({ recalls }) => recalls),
  );
  return topics.length > 0 ? [`- First recall what you know of ${joinWords(topics.map(linkTopic))}.`] : [];
}

function writeProjects(telling: Telling, days: readonly Day[]): string[] {
  const projects = days.filter(({ type }) => type === 'project');
  const about = projects.flatMap(({ fill }) => fill?.about ?? []);
  if (projects.length === 0) return [];
  if (days.length <= weekAtMost && telling.taskWords > 0 && projects.length === 1)
    return [`- Project, 1 day. ${describeProject(telling, about)}`];
  const allowed = days.some(({ items }) => items.length > 0) ? 'learned' : 'known';
  const names = projects
    .slice(0, projectsAtMost)
    .flatMap(({ fill }) => nameProject(telling, fill?.about ?? [], allowed) ?? []);
  return [`- ${saySpan(projects, 'Project')} ${sayProjects(telling, names, about)}`];
}

function sayProjects(telling: Telling, names: readonly string[], about: readonly string[]): string {
  if (names.length > 0) return `${joinWords(names)}, as the roadmap describes.`;
  const known = [...new Set(about)].filter((key) => telling.known.has(key));
  const topics = topicsOf(telling, known).slice(0, namedAtMost);
  const uses = topics.length > 0 ? ` that uses ${joinWords(topics.map(linkTopic))}` : '';
  return `Go on with what you have built, or make something of your own${uses}.`;
}

function writePractice(telling: Telling, days: readonly Day[]): string[] {
  const practice = days.filter(({ type }) => type === 'practice');
  if (practice.length === 0) return [];
  return [`- ${saySpan(practice, 'Practice')} ${describePractice(telling, practice)}`];
}

function writeReviewed(telling: Telling, days: readonly Day[]): string[] {
  const keys = days.flatMap(({ reviews }) => reviews.map(({ key }) => key));
  if (keys.length === 0) return [];
  return [`- Review, ${count(keys.length, 'question')}, on ${nameSome(telling, keys)}.`];
}

function saySpan(days: readonly Day[], what: string): string {
  return `${what}, ${count(days.length, 'day')}.`;
}

function nameSome(telling: Telling, keys: readonly string[]): string {
  return listSome(topicsOf(telling, [...new Set(keys)]).map(linkTopic), namedAtMost);
}
