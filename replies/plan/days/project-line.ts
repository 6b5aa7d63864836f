import type { ChapterSection, TopicSection } from '#content/roadmap.ts';

import { isOnceOnly, lowerFirst } from './exercise-line.ts';
import { escapeMarks } from '../../marks.ts';
import { type Telling, tell, topicsOf } from './telling.ts';
import { linkTopic } from '../../words.ts';
import { joinWords } from '#wording/lists.ts';

const namedAtMost = 4;
/** In a plan of so many days, briefs are never cut. */
const mostWhole = 31;

type Place = { readonly chapter: ChapterSection; readonly topics: readonly TopicSection[] };

/**
 * A project that can be built with what is learned by then, best one that practises the topics `about`; each is told
 * once. Where there is none yet, something small of the learner's own.
 */
export function describeProject(telling: Telling, about: readonly string[]): string {
  const place = chooseProject(telling, about);
  const topics = topicsOf(telling, about)
    .filter((topic) => telling.known.has(topic.key) && !isOnceOnly(topic))
    .slice(0, namedAtMost);
  if (place) return tellProject(telling, place);
  const latest = [...telling.projects].at(-1);
  const own = inventOwn(topics);
  return latest === undefined ? own : `Go on with **${escapeMarks(latest)}**. Or ${lowerFirst(own)}`;
}

/** What to build where the roadmap has no project for it. */
function inventOwn(topics: readonly TopicSection[]): string {
  const [first, ...others] = topics.map(linkTopic);
  if (first === undefined)
    return 'Take an example from the pages that you have read, and change it until it does something of your own.';
  return `Make something small about what you like, such as an animal, a sport or your books. Use what you learned of ${joinWords([first, ...others])}.`;
}

/** The title of the project for those topics, which counts as told from then on; null where there is none to begin. */
export function nameProject(
  telling: Telling,
  about: readonly string[],
  from: Source = 'learned',
): string | null {
  const place = chooseProject(telling, about, from);
  if (!place) return null;
  telling.projects.add(place.chapter.project.title);
  return `**${escapeMarks(place.chapter.project.title)}**`;
}

function tellProject(telling: Telling, { chapter, topics }: Place): string {
  const { title, brief } = chapter.project;
  telling.projects.add(title);
  const used = topics.filter(({ key }) => telling.known.has(key)).slice(-namedAtMost);
  return `**${escapeMarks(title)}**: ${tellBrief(telling, escapeMarks(brief))} Use ${joinWords(used.map(linkTopic))}.`;
}

/** What a project must do in the end stands in its last sentence: only where the plan is long may it be missing. */
function tellBrief(telling: Telling, brief: string): string {
  const isShort = telling.plan.days.length <= mostWhole;
  return isShort && !telling.child ? brief : tell(telling, brief);
}

/** Whether a project rests on what the plan taught, or on anything that is known by then. */
export type Source = 'learned' | 'known';

function chooseProject(
  telling: Telling,
  about: readonly string[],
  from: Source = 'learned',
): Place | undefined {
  const shared = ({ topics }: Place) => topics.filter(({ key }) => about.includes(key)).length;
  return listPlaces(telling)
    .filter(({ chapter }) => !telling.projects.has(chapter.project.title))
    .filter((place) => isReady(telling, place) && (from === 'known' || isLearned(telling, place)))
    .toSorted((a, b) => shared(b) - shared(a))[0];
}

function listPlaces({ library, plan }: Telling): Place[] {
  return plan.technologies.flatMap((slug) =>
    (library.roadmaps.get(slug)?.chapters ?? []).map((chapter) => ({
      chapter,
      topics: chapter.topics.flatMap((topic) => library.topics.get(`${slug}/${topic.slug}`) ?? []),
    })),
  );
}

/** A chapter's project rests on its core, as far as the learner's level goes. */
function isReady({ known, plan }: Telling, { topics }: Place): boolean {
  const within = topics.filter(({ level }) => level <= plan.request.level);
  const core = within.filter(({ importance }) => importance === 'core');
  const needed = core.length > 0 ? core : within;
  return needed.length > 0 && needed.every(({ key }) => known.has(key));
}

function isLearned({ known, plan }: Telling, { topics }: Place): boolean {
  const assumed = new Set(plan.assumed);
  return topics.some(({ key }) => known.has(key) && !assumed.has(key));
}
