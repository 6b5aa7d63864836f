import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { shellAddress } from '#app/offline/precache.ts';
import { firstAnswers, listAnswerFiles, nameMoreAnswers, subjectOf } from '#content/answers/answer-parts.ts';
import type { DirectAnswer } from '#content/answers/answer-schema.ts';
import type { Exercises } from '#content/exercises/compile-exercise.ts';
import { packGoals, type Shapes } from '#content/shapes/pack-goals.ts';
import type { LibraryContent, LibraryFiles, Roadmap } from '#content/roadmap.ts';
import type { Outline } from '#app/browser/page-types.ts';
import { listProjectGoals } from '#app/browser/project-goals.ts';
import { listEntries } from '#app/browser/search/list-entries.ts';
import { listEntryWords, type WordSources } from '#app/browser/search/list-entry-words.ts';
import { type ClientBuild, readClientBuild } from './client-build.ts';
import { robots, writeSiteMap } from './crawlers.ts';
import { writeDocument } from './document.ts';
import type { Page } from './list-pages.ts';
import type { WrittenPageParts } from './written-page.ts';

export type Site = Omit<LibraryContent, 'roadmaps'> & {
  readonly pages: readonly Page[];
  readonly outlines: readonly Outline[];
  readonly exercises: Exercises;
  /** What the goals of learners' own things are made of. */
  readonly shapes: Shapes;
  /** The address where learners open it; empty if it is not known yet. */
  readonly address: string;
};

export type RenderPage = (path: string, data: unknown) => Promise<string>;

/** A page that the server writes by the query of its address: what it is made from. */
type WrittenPage = { readonly files: readonly string[]; readonly parts?: WrittenPageParts };

/** The files that the assistant answers from, and those of pages that the server writes. */
type ServerFiles = {
  readonly library: LibraryFiles;
  readonly search: WrittenPage;
  readonly ready: WrittenPage;
};

/** Writes finished pages, and their data for client navigation and the server. Gives the files that the server reads. */
export async function writeSite(
  client: string,
  { pages, outlines, address, ...others }: Site,
  renderPage: RenderPage,
): Promise<ServerFiles> {
  const build = await readClientBuild(client, [pages, others], address);
  for (const page of pages) {
    const markup = await renderPage(page.path, page.data);
    await write(client, nameDocument(page.path), writePage(page, markup, build));
    if (page.data) await write(client, nameData(page, build), JSON.stringify(page.data));
  }
  const roadmap = pages.find(isRoadmap);
  if (roadmap) await write(client, nameDocument(shellAddress), writeShell(roadmap, build));
  await write(client, `${build.assets.pages}/outlines.json`, JSON.stringify(outlines));
  await writeExercises(client, others.exercises, build);
  await writeGoals(client, others, build);
  const roadmaps = pages.flatMap(({ data }) => (data?.kind === 'roadmap' ? [data] : []));
  await writeEntries(client, { roadmaps, ...others }, build);
  await write(client, 'robots.txt', robots);
  await write(client, 'sitemap.txt', writeSiteMap(pages));
  const answers = splitAnswers(others.answers, roadmaps);
  const files = {
    roadmaps: pages.filter(isRoadmap).map((page) => nameData(page, build)),
    names: `${build.assets.pages}/names.json`,
    questions: `${build.assets.pages}/questions.json`,
    errors: `${build.assets.pages}/errors.json`,
    contrasts: `${build.assets.pages}/contrasts.json`,
    answers: [...answers.keys()].map((name) => `${build.assets.pages}${name}.json`),
    careers: `${build.assets.pages}/careers.json`,
    goals: `${build.assets.pages}/all-goals.json`,
    wishes: `${build.assets.pages}/wishes.json`,
    requirements: `${build.assets.pages}/requirements.json`,
  };
  await write(client, files.names, JSON.stringify(others.names));
  await write(client, files.questions, JSON.stringify(others.questions));
  await write(client, files.errors, JSON.stringify(others.errors));
  await write(client, files.contrasts, JSON.stringify(others.contrasts));
  for (const [name, part] of answers)
    await write(client, `${build.assets.pages}${name}.json`, JSON.stringify(part));
  await write(client, files.careers, JSON.stringify(others.careers));
  await write(client, files.wishes, JSON.stringify(others.wishes));
  await write(client, files.requirements, JSON.stringify(others.requirements));
  for (const one of others.requirements)
    await write(client, `${build.assets.pages}/requirements/${one.id}.json`, JSON.stringify(one));
  const describe = (path: string, names: readonly string[]) => ({
    files: names.map((name) => `${build.assets.pages}/${name}.json`),
    ...pages.flatMap((page) => (page.path === path ? [{ parts: describeWritten(page, build) }] : []))[0],
  });
  const search = describe('/search', ['entries', 'entry-words']);
  return { library: files, search, ready: describe('/ready', ['outlines', 'all-goals']) };
}

function describeWritten({ head, source }: Page, { assets, listScripts }: ClientBuild): WrittenPageParts {
  return { head, assets, scripts: listScripts(source) };
}

function writePage(page: Page, markup: string, { assets, listScripts }: ClientBuild): string {
  const { head, source } = page;
  // Long data is not repeated in the page. Only hydration waits for its file.
  const data = isLong(page) ? undefined : page.data;
  const code = markup.includes('<code');
  return writeDocument({ ...head, markup, data, scripts: listScripts(source), code }, assets);
}

/** The browser renders a roadmap into it from data, when it does not have the finished page. */
function writeShell({ source }: Page, { assets, listScripts }: ClientBuild): string {
  const head = { title: 'Roadmap · Waymark', description: '', indexed: false };
  return writeDocument(
    { ...head, markup: '', data: undefined, scripts: listScripts(source), shell: true },
    assets,
  );
}

/** A small file for each, which is loaded when a learner opens it. */
async function writeExercises(client: string, exercises: Exercises, { assets }: ClientBuild): Promise<void> {
  for (const [key, exercise] of Object.entries(exercises))
    await write(client, `${assets.pages}/exercises/${key}.json`, JSON.stringify(exercise));
}

/** By file: those about topics of the quick paths and about learning itself, and all others by their technology. */
function splitAnswers(
  answers: readonly DirectAnswer[],
  roadmaps: readonly Roadmap[],
): Map<string, readonly DirectAnswer[]> {
  const topics = roadmaps.flatMap(({ chapters }) => chapters.flatMap((chapter) => chapter.topics));
  const others = new Set(topics.filter(({ quick }) => quick === undefined).map(({ key }) => key));
  const isOther = ({ topic, next }: DirectAnswer) => next || (topic !== undefined && others.has(topic));
  const byFile = Map.groupBy(answers, (one) =>
    isOther(one) ? nameMoreAnswers(subjectOf(one)) : firstAnswers,
  );
  const files = listAnswerFiles(roadmaps.map(({ slug }) => slug));
  return new Map(files.map((file) => [file, byFile.get(file) ?? []]));
}

/** All goals in one file, from which the service worker makes the others: the data of their pages, their names, their steps by technology. */
async function writeGoals(
  client: string,
  { goals, shapes }: Pick<Site, 'goals' | 'shapes'>,
  { assets }: ClientBuild,
): Promise<void> {
  const names = Object.fromEntries(goals.map((goal) => [goal.id, goal.names]));
  await write(client, `${assets.pages}/all-goals.json`, JSON.stringify(packGoals(goals, shapes)));
  await write(client, `${assets.pages}/goal-names.json`, JSON.stringify(names));
  for (const slug of new Set(goals.flatMap(({ technologies }) => technologies)))
    await write(client, `${assets.pages}/steps/${slug}.json`, JSON.stringify(listProjectGoals(goals, slug)));
}

/** What the search finds. The service worker makes the first file of others; the second one is stored. */
async function writeEntries(client: string, sources: WordSources, { assets }: ClientBuild): Promise<void> {
  await write(client, `${assets.pages}/entries.json`, JSON.stringify(listEntries(sources)));
  await write(client, `${assets.pages}/entry-words.json`, JSON.stringify(listEntryWords(sources)));
}

const longKinds: ReadonlySet<string> = new Set(['roadmap', 'map', 'catalogue', 'goals']);

function isLong({ data }: Page): boolean {
  return data !== undefined && longKinds.has(data.kind);
}

function isRoadmap({ data }: Page): boolean {
  return data?.kind === 'roadmap';
}

function nameData({ path }: Page, { assets }: ClientBuild): string {
  return `${assets.pages}${path}.json`;
}

function nameDocument(path: string): string {
  return path === '/' ? 'index.html' : `${path}.html`;
}

async function write(folder: string, name: string, text: string): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, text);
}
