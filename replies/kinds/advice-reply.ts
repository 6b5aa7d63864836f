import type { TopicSection } from '#content/roadmap.ts';
import type { Advice } from '#question/intent/advice.ts';
import type { ReplyInput } from '#question/reply-input.ts';
import { sum } from '#planner/time/minutes.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import type { Request } from '../request.ts';
import { verdicts } from '../choice/verdicts.ts';
import { writeNext } from './next-reply.ts';
import { linkRoadmap, sayHave, sayHours, sayTime } from '../careers/roadmap-time.ts';
import { linkTopic, nameOf } from '../words.ts';
import { count } from '#wording/counts.ts';
import { joinWords, listSome } from '#wording/lists.ts';

type Asked = Omit<Request, 'name'>;
type Asking = Extract<ReplyInput, { readonly intent: 'advice' }>;

const maxNamed = 4;

const askMore =
  'That depends on you and on where you live. Tell me what you do now, what you would like to make or work on, and how much time you have in a week, and I can be more exact. What each technology is for is under [Roadmaps](/language).';

/** A short answer from what the roadmaps hold; of what they do not hold nothing is claimed. */
export function writeAdvice(library: Library, asked: Asked, asking: Asking): string[] {
  const technologies = asking.technologies.slice(0, maxNamed);
  const writers: Record<Advice['about'], () => string[]> = {
    time: () =>
      technologies
        .map((slug) => sayTime(library, slug, { asked, asking }))
        .concat(...offerPlan(library, asking)),
    work: () => [
      'I cannot promise that, and I do not know the job ads where you live: count there how often each name is in them.',
      ...technologies.map((slug) => `${describe(library, slug)}${sayWork(slug)}`),
      ...sayHave(library, technologies, { asked, asking }),
      sayProjects(library, technologies),
    ],
    choice: () => [
      'That depends on what you want to make. This is what each is for:',
      technologies.map((slug) => `- ${describe(library, slug)}`).join('\n'),
      `If you cannot decide, do the first topic of each and go on with the one that you enjoy: ${joinWords(listFirst(library, technologies).map(linkTopic))}.`,
    ],
    next: () => writeNext(library, asking),
    career: () => [
      'That depends on you and on where you live, and I only know the roadmaps. This is what they say:',
      ...technologies.map((slug) => describe(library, slug)),
      sayProjects(library, technologies),
      ...offerPlan(library, asking),
    ],
  };
  const isOpen = technologies.length === 0 && (asking.about === 'career' || asking.about === 'work');
  return isOpen ? [askMore] : writers[asking.about]();
}

function topicsOf(library: Library, slug: string): readonly TopicSection[] {
  return library.topicsOf.get(slug) ?? [];
}

/** What speaks for it where work is looked for. */
function sayWork(slug: string): string {
  const why = verdicts.job.find(([name]) => name === slug)?.[1];
  return why === undefined ? '' : ` For work: ${why}.`;
}

function offerPlan(library: Library, { technologies }: Asking): string[] {
  const names = joinWords(technologies.slice(0, maxNamed).map((slug) => escapeMarks(nameOf(library, slug))));
  return names === '' ? [] : [`Say "make me a plan for ${names}", and I will lay out your days.`];
}

/** What a technology is for, what it asks for first, and how long its roadmap is. */
function describe(library: Library, slug: string): string {
  const technology = library.roadmaps.get(slug);
  const topics = topicsOf(library, slug);
  const needs = (technology?.needs ?? []).map((need) => linkRoadmap(library, need));
  const first = needs.length > 0 ? ` Know the basics of ${joinWords(needs)} first.` : '';
  const size = `${count(topics.length, 'topic')}, about ${sayHours(sum(topics.map(({ minutes }) => minutes)))}`;
  return `**${linkRoadmap(library, slug)}** (${size}): ${escapeMarks(technology?.summary ?? '')}${first}`;
}

function sayProjects(library: Library, technologies: readonly string[]): string {
  const projects = technologies.flatMap((slug) =>
    (library.roadmaps.get(slug)?.chapters ?? []).map(({ project }) => escapeMarks(project.title)),
  );
  const named = listSome(
    projects.map((title) => `**${title}**`),
    3,
  );
  return `Each chapter ends in a project that you can show: ${named}.`;
}

function listFirst(library: Library, technologies: readonly string[]): TopicSection[] {
  return technologies.flatMap((slug) => topicsOf(library, slug).slice(0, 1));
}
