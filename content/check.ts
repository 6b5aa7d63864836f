import { checkDirectAnswers } from './check/answers/check-answers.ts';
import { checkCareers } from './check/careers/check-careers.ts';
import { checkContrasts } from './check/contrasts/check-contrasts.ts';
import { checkMoves } from './check/check-moves.ts';
import { checkOtherNames } from './check/other-names.ts';
import { checkErrors } from './check/errors/check-errors.ts';
import { checkGoals, checkOwnGoal } from './check/goals/check-goals.ts';
import { checkSteps } from './check/goals/check-steps.ts';
import { addSteps, loadSteps, saveSteps } from './check/goals/published-steps.ts';
import { checkRequirements } from './check/requirements/check-requirements.ts';
import { checkTechnology } from './check/check-technology.ts';
import { countWords, listTopicSources } from './check/text/rule.ts';
import type { ErrorSource } from './error-schema.ts';
import {
  listErrorFiles,
  listSlugs,
  loadAnswers,
  loadCareers,
  loadContrasts,
  loadErrorFile,
  loadGoalSources,
  loadOwnGoals,
  loadInterests,
  loadOtherNames,
  loadRenamed,
  loadRequirements,
  loadSource,
  loadTeam,
} from './library.ts';
import { loadLinks } from './links.ts';
import type { Link, TechnologySource } from './schema.ts';
import { resolveKey } from './topic-key.ts';
import { addTopics, listKeys, loadTopics, saveTopics } from './topics.ts';
import { makeErrorIndex } from '#question/errors/error-index.ts';

/** Checks the named roadmaps, or all. With `--add-topics`, it first adds new topics to topics.tsv, and new steps to goal-steps.tsv. */
const given = process.argv.slice(2);
const asked = given.filter((word) => word !== '--add-topics');
const links = await loadLinks();
await loadTeam();
const faults: string[] = [];
const library = new Map<string, TechnologySource>();
const slugs = await listSlugs();
for (const slug of slugs) {
  const loaded = await loadSource(slug).catch((error: unknown) => String(error));
  if (typeof loaded !== 'string') library.set(slug, loaded);
  else if (asked.length === 0 || asked.includes(slug)) faults.push(loaded);
}

for (const technology of library.values()) {
  if (asked.length > 0 && !asked.includes(technology.slug)) continue;
  faults.push(...checkTechnology(technology, library, links));
  console.info(describe(technology, links));
}
if (asked.length === 0) faults.push(...findUnused(library, links));
faults.push(...(await findErrorFaults([...library.values()])));
// A roadmap that could not be read would seem to be lost.
if (library.size === slugs.length) {
  if (given.includes('--add-topics')) await addNewTopics([...library.values()]);
  const moves = { published: await loadTopics(), renamed: await loadRenamed() };
  faults.push(...checkMoves({ ...moves, library: [...library.values()] }));
  faults.push(...checkOtherNames(await loadOtherNames(), [...library.values()]));
  faults.push(...(await findContrastFaults([...library.values()])));
  faults.push(...(await findAnswerFaults([...library.values()])));
  faults.push(...(await findCareerFaults([...library.values()])));
  faults.push(...(await findRequirementFaults([...library.values()])));
  faults.push(...(await findGoalFaults([...library.values()])));
}
for (const fault of faults) console.error(fault);
console.info(
  faults.length === 0
    ? 'The content follows every rule.'
    : `${faults.length} ${faults.length === 1 ? 'fault' : 'faults'}`,
);
process.exitCode = faults.length === 0 ? 0 : 1;

async function addNewTopics(roadmaps: readonly TechnologySource[]): Promise<void> {
  const today = new Date().toISOString().slice(0, 10);
  await saveTopics(addTopics(await loadTopics(), roadmaps, today));
}

async function findErrorFaults(roadmaps: readonly TechnologySource[]): Promise<string[]> {
  const found: string[] = [];
  const errors: ErrorSource[] = [];
  for (const technology of await listErrorFiles()) {
    const loaded = await loadErrorFile(technology).catch((error: unknown) => String(error));
    if (typeof loaded !== 'string') errors.push(...loaded);
    else if (asked.length === 0 || asked.includes(technology)) found.push(loaded);
  }
  const facts = { index: makeErrorIndex(errors), topics: new Set(listKeys(roadmaps)) };
  for (const [technology, own] of Map.groupBy(errors, (error) => error.technology)) {
    if (asked.length > 0 && !asked.includes(technology)) continue;
    found.push(...checkErrors(own, facts));
    console.info(`${technology.padEnd(12)} ${own.length} known errors`);
  }
  return found;
}

async function findContrastFaults(roadmaps: readonly TechnologySource[]): Promise<string[]> {
  const loaded = await loadContrasts().catch((error: unknown) => String(error));
  if (typeof loaded === 'string') return [loaded];
  console.info(`${loaded.length} comparisons`);
  return checkContrasts(loaded, {
    technologies: new Set(roadmaps.map(({ slug }) => slug)),
    topics: new Set(listKeys(roadmaps)),
  });
}

async function findAnswerFaults(roadmaps: readonly TechnologySource[]): Promise<string[]> {
  const loaded = await loadAnswers().catch((error: unknown) => String(error));
  if (typeof loaded === 'string') return [loaded];
  const technologies = new Set(roadmaps.map(({ slug }) => slug));
  return checkDirectAnswers(loaded, { technologies, topics: new Set(listKeys(roadmaps)) });
}

async function findCareerFaults(roadmaps: readonly TechnologySource[]): Promise<string[]> {
  const loaded = await loadCareers().catch((error: unknown) => String(error));
  if (typeof loaded === 'string') return [loaded];
  console.info(`${loaded.questions.length} questions about work and choice`);
  const technologies = new Set(roadmaps.map(({ slug }) => slug));
  return checkCareers(loaded, { technologies, topics: new Set(listKeys(roadmaps)) });
}

async function findRequirementFaults(roadmaps: readonly TechnologySource[]): Promise<string[]> {
  const loaded = await loadRequirements().catch((error: unknown) => String(error));
  if (typeof loaded === 'string') return [loaded];
  const technologies = new Set(roadmaps.map(({ slug }) => slug));
  return checkRequirements(loaded, { technologies, topics: new Set(listKeys(roadmaps)) });
}

async function findGoalFaults(roadmaps: readonly TechnologySource[]): Promise<string[]> {
  const sources = Promise.all([loadGoalSources(), loadOwnGoals()]);
  const loaded = await sources.catch((error: unknown) => String(error));
  if (typeof loaded === 'string') return [loaded];
  const [goals, own] = loaded;
  console.info(`${goals.length} goals, ${own.length} made from shapes`);
  const prerequisites = roadmaps.flatMap((technology) =>
    listTopicSources(technology).map(
      ({ slug, after }) =>
        [`${technology.slug}/${slug}`, after.map((name) => resolveKey(name, technology.slug))] as const,
    ),
  );
  if (given.includes('--add-topics')) await saveSteps(addSteps(await loadSteps(), loaded.flat()));
  const steps = checkSteps(loaded.flat(), await loadSteps());
  const facts = { prerequisites: new Map(prerequisites), interests: await loadInterests() };
  return [...checkGoals(goals, facts), ...own.flatMap((goal) => checkOwnGoal(goal, facts)), ...steps];
}

/** Unused links would be maintained for nothing. The assistant uses the helplines. */
function findUnused(
  roadmaps: ReadonlyMap<string, TechnologySource>,
  known: ReadonlyMap<string, Link>,
): string[] {
  const used = new Set<string>();
  for (const technology of roadmaps.values()) {
    for (const url of technology.videos.videos) used.add(url);
    for (const { websites } of listTopicSources(technology)) for (const url of websites) used.add(url);
  }
  const pages = [...known.values()].filter(({ kind, url }) => kind !== 'help' && !used.has(url));
  return pages.map(({ url }) => `links.tsv: ${url} is not used`);
}

function describe(technology: TechnologySource, known: ReadonlyMap<string, Link>): string {
  const topics = listTopicSources(technology);
  const words = topics.reduce(
    (sum, { description, task, check }) =>
      sum + countWords(`${description} ${task} ${check.ask} ${check.answer}`),
    0,
  );
  const urls = topics.flatMap((topic) => topic.websites);
  const official = topics.filter(({ websites }) =>
    websites.some((url) => known.get(url)?.kind === 'official'),
  );
  const share = Math.round((official.length / topics.length) * 100);
  const { chapters, slug } = technology;
  return `${slug.padEnd(12)} ${topics.length} topics, ${words} words, ${urls.length} links, official on ${share} %, ${chapters.length} projects`;
}
