import { addressOf, readPartKey } from '#content/topic-key.ts';
import type { Day } from '#planner/types/plan.ts';
import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';
import { showsLabel } from '#wording/plan.ts';
import {
  describeProject,
  listProjectLines,
  showProject,
  titleProject,
} from '#wording/projects/describe-project.ts';
import type { ProjectPart } from '#wording/projects/project-part.ts';

import { escapeMarks } from '../../marks.ts';
import { linkTopic } from '../../words.ts';
import { type PlanWriter, fitText, topicsOf } from './plan-writer.ts';

const maxNamed = 4;

/** What the project minutes of a day are for: what to make, and how to see that it works. */
export function writeProjects(writer: PlanWriter, day: number, about: readonly string[]): string {
  const parts = writer.projects.get(day) ?? [];
  const names = joinWords(topicsOf(writer, about).slice(0, maxNamed).map(linkTopic));
  const ideas = parts.flatMap((part) => (part.kind === 'more' ? [part] : []));
  const others = parts.filter((part) => part.kind !== 'more');
  const told = others.map((part) => writePart(writer, part, names)).join(' Then ');
  return [told, ...writeIdeas(writer, ideas)].filter((text) => text !== '').join(' ');
}

type Idea = Extract<ProjectPart, { readonly kind: 'more' }>;

/** What adds to a goal, named once with the goal. */
function writeIdeas(writer: PlanWriter, ideas: readonly Idea[]): string[] {
  const goals = Map.groupBy(ideas, ({ goal }) => goal.id);
  return [...goals.values()].map((own) => {
    const goal = own[0]?.goal;
    const texts = own.map(({ idea }) => fitText(writer, escapeMarks(idea))).filter((text) => text !== '');
    return goal ? `Add to ${linkGoal(goal)}. ${texts.join(' Then: ')}`.trim() : '';
  });
}

function writePart(writer: PlanWriter, part: ProjectPart, names: string): string {
  if (part.kind === 'own') return describeProject(part, names);
  const shows = showProject(part);
  const told = [
    escapeMarks(describeProject(part, names)),
    ...listProjectLines(part).map(escapeMarks),
    ...(shows === null ? [] : [`${showsLabel}: ${escapeMarks(shows)}`]),
  ].filter((text) => text !== '');
  const text = writer.taskWords > 0 ? tellWithin(writer, told) : '';
  return text === '' ? `${linkPart(part)}.` : `${linkPart(part)}: ${text}`;
}

/** Where the list is too long, its link leads to it, and the result is said. */
function tellWithin(writer: PlanWriter, told: readonly string[]): string {
  const [whole, last = ''] = [told.join(' '), told.at(-1)];
  if (fitText({ ...writer, child: false }, whole) === whole || told.length === 1)
    return fitText(writer, whole);
  return fitText(writer, last.startsWith(showsLabel) ? last : whole);
}

/** The step or goal by name; a chapter's project has no place of its own. */
function linkPart(part: ProjectPart): string {
  const title = escapeMarks(titleProject(part) ?? '');
  if (!('goal' in part)) return `**${title}**`;
  const { id, steps } = part.goal;
  if (!('at' in part)) return `[${title}](/goals/${id})`;
  const where = `step ${part.at + 1} of ${steps.length} of ${linkGoal(part.goal)}`;
  const key = steps[part.at]?.key ?? '';
  return readPartKey(key) ? `**${title}**, ${where}` : `[${title}](${addressOf(key)}), ${where}`;
}

function linkGoal({ id, title }: { readonly id: string; readonly title: string }): string {
  return `[${escapeMarks(title)}](/goals/${id})`;
}

/** The project minutes of some days: what is made in them. */
export function writeBlockProjects(writer: PlanWriter, days: readonly Day[]): string[] {
  const projects = days.filter(({ day }) => writer.projects.has(day));
  const parts = projects.flatMap(({ day }) => writer.projects.get(day) ?? []);
  const names = [...new Set(parts.flatMap(nameWhole))];
  if (names.length === 0) return [];
  const ideas = parts.flatMap((part) => (part.kind === 'more' ? [escapeMarks(part.idea)] : []));
  const told = writer.taskWords > 0 ? ideas.map((idea) => ` ${fitText(writer, idea)}`).join('') : '';
  return [`- Project, ${count(projects.length, 'day')}. ${listSome(names, maxNamed)}.${told}`];
}

/** A goal once for all its steps. */
function nameWhole(part: ProjectPart): string[] {
  if (part.kind === 'own') return [];
  if (part.kind === 'chapter') return [`**${escapeMarks(part.chapter.title)}**`];
  return [linkGoal(part.goal)];
}
