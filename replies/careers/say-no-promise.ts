import { sum } from '#planner/time/minutes.ts';
import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';

import { linkRoadmap, sayHours } from './roadmap-time.ts';
import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { nameOf } from '../words.ts';

/** That no work is promised, and what the roadmap of the first technology gives somebody who looks for it. */
export function sayNoPromise(library: Library, [slug]: readonly string[]): string[] {
  const roadmap = library.roadmaps.get(slug ?? '');
  if (!roadmap) return [];
  const topics = library.topicsOf.get(roadmap.slug) ?? [];
  const needs = roadmap.needs.map((need) => linkRoadmap(library, need));
  const before = needs.length > 0 ? ` It builds on ${joinWords(needs)}.` : '';
  const projects = roadmap.chapters.map(({ project }) => `**${escapeMarks(project.title)}**`);
  const size = `${count(topics.length, 'topic')}, about ${sayHours(sum(topics.map(({ minutes }) => minutes)))}`;
  return [
    `I cannot promise that you will find work, and I do not know the job ads where you live: count there how often ${escapeMarks(nameOf(library, roadmap.slug))} is named. Its roadmap, ${linkRoadmap(library, roadmap.slug)}, has ${size}.${before} Each chapter ends in a project that you can show: ${listSome(projects, maxProjects)}.`,
  ];
}

const maxProjects = 3;
