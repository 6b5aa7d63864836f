import type { CompiledGoal } from '#content/goals.ts';
import { isOwnGoal } from '#content/shapes/own-goals.ts';
import type { Questions, Roadmap, TopicSection } from '#content/roadmap.ts';
import { makeKey, projectSlug } from '#content/topic-key.ts';
import type { SearchEntry, EntryList } from '#search/entries/search-entry.ts';

/** What the entries of the search are made from. */
export type EntrySources = {
  readonly roadmaps: readonly Roadmap[];
  readonly questions: Questions;
  readonly goals: readonly CompiledGoal[];
};

const weights = { core: 1, usual: 0.97, niche: 0.93 };
/** For each level above the first. */
const laterLevel = 0.01;
const projectWeight = 0.9;

/** Everything that the search finds, topics first. The build, the server and the service worker make the same list. */
export function listEntries({ roadmaps, questions, goals }: EntrySources): EntryList {
  const topics = new Map(roadmaps.flatMap(listTopics).map((topic) => [topic.key, topic]));
  return {
    entries: [
      ...roadmaps.flatMap((roadmap) => listTopicEntries(roadmap, questions[roadmap.slug] ?? [])),
      ...roadmaps.map(makeTechnology),
      ...goals.filter((goal) => !isOwnGoal(goal)).map((goal) => makeGoal(goal, topics)),
      ...roadmaps.flatMap(listProjects),
    ],
    technologies: roadmaps.map(({ slug, name, names }) => ({ slug, names: [name, ...names] })),
  };
}

function listTopicEntries(roadmap: Roadmap, questions: Questions[string]): SearchEntry[] {
  return listTopics(roadmap).map((topic, at) => ({
    kind: 'topic',
    key: topic.key,
    title: topic.title,
    technologies: [roadmap.slug],
    names: topic.aliases,
    questions: questions[at] ?? [],
    chapter: topic.chapter,
    minutes: topic.minutes,
    weight: weights[topic.importance] - laterLevel * (topic.level - 1),
  }));
}

function listTopics({ chapters }: Roadmap): TopicSection[] {
  return chapters.flatMap(({ topics }) => topics);
}

function makeTechnology({ slug, name, names, minutes }: Roadmap): SearchEntry {
  const none = { questions: [], chapter: '' };
  return {
    kind: 'technology',
    key: slug,
    title: name,
    technologies: [slug],
    names,
    minutes,
    weight: 1,
    ...none,
  };
}

/** Its minutes are those of its steps and of the topics that they need. */
function makeGoal(goal: CompiledGoal, topics: ReadonlyMap<string, TopicSection>): SearchEntry {
  const { id, title, technologies, names, steps } = goal;
  const needed = steps.flatMap(({ needs }) => needs).flatMap((key) => topics.get(key) ?? []);
  const minutes = [...steps, ...needed].reduce((sum, one) => sum + one.minutes, 0);
  return {
    kind: 'goal',
    key: id,
    title,
    technologies,
    names,
    questions: [],
    chapter: '',
    minutes,
    weight: 1,
  };
}

/** The page of a roadmap has the project of its second chapter at `#project-2`. */
function listProjects({ slug, chapters }: Roadmap): SearchEntry[] {
  return chapters.map(({ title, project }, at) => ({
    kind: 'project',
    key: makeKey({ technology: slug, topic: projectSlug(at + 1) }),
    title: project.title,
    technologies: [slug],
    names: [],
    questions: [],
    chapter: title,
    minutes: 0,
    weight: projectWeight,
  }));
}
