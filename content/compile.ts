import { compileExample } from './examples/compile-example.ts';
import { compileTopicExercise } from './exercises/compile-exercise.ts';
import type { ExerciseSource } from './exercises/exercise-schema.ts';
import { levelNumbers } from './shapes/compile-goal.ts';
import { compileWebsites, type Links } from './links/compile-websites.ts';
import type { Questions, Roadmap, TopicSection } from './roadmap.ts';
import type { ChapterSource, TechnologySource } from './schema.ts';
import { makeKey, resolveKey, splitKey } from './topic-key.ts';

type Titles = ReadonlyMap<string, string>;

/** Throws if a link is not in the registry or a prerequisite is in no roadmap. */
export function compileRoadmaps(sources: readonly TechnologySource[], links: Links): Roadmap[] {
  const titles = new Map(sources.flatMap(listTitles));
  return sources.map((source) => compileRoadmap(source, links, titles));
}

/** Kept apart from the roadmaps, as pages do not show them. */
export function compileQuestions(sources: readonly TechnologySource[]): Questions {
  return Object.fromEntries(
    sources.map(({ slug, chapters }) => [
      slug,
      chapters.flatMap(({ topics }) => topics.map(({ questions }) => questions)),
    ]),
  );
}

function compileRoadmap(source: TechnologySource, links: Links, titles: Titles): Roadmap {
  const { slug, name, heading, group, summary, icon, names, needs, near, meant, videos, path } = source;
  const { exercises = {} } = source;
  const chapters = source.chapters.map(({ title, project, topics }) => ({
    title,
    minutes: sumMinutes(topics),
    project,
    topics: topics.map((topic) =>
      compileTopic(topic, { technology: slug, chapter: title, quick: path.quick, exercises }, links),
    ),
  }));
  const topics = chapters.flatMap((chapter) => chapter.topics);
  const mentioned = [...needs, ...topics.flatMap(({ prerequisites }) => prerequisites)];
  const found = mentioned.map((one) => [one, findTitle(one, titles)] as const);
  return {
    slug,
    name,
    heading,
    group,
    summary,
    icon,
    names,
    needs,
    near,
    meant,
    topicCount: topics.length,
    minutes: sumMinutes(topics),
    videos: {
      number: videos.id,
      label: videos.label,
      description: videos.description,
      links: compileWebsites(videos.videos, links),
    },
    quickPath: path.quick.map((topic) => makeKey({ technology: slug, topic })),
    quickMakes: path.makes,
    chapters,
    mentions: Object.fromEntries(found.filter(([one]) => splitKey(one).technology !== slug)),
  };
}

type Place = {
  readonly technology: string;
  readonly chapter: string;
  readonly quick: readonly string[];
  readonly exercises: Readonly<Record<string, ExerciseSource>>;
};

function compileTopic(
  source: ChapterSource['topics'][number],
  { technology, chapter, quick, exercises }: Place,
  links: Links,
): TopicSection {
  const { id, slug, topic: title, level, after, websites, questions: _, example, ...rest } = source;
  const key = makeKey({ technology, topic: slug });
  const place = quick.indexOf(slug) + 1;
  const exercise = exercises[slug];
  return {
    key,
    technology,
    slug,
    number: id,
    title,
    chapter,
    level: levelNumbers[level],
    prerequisites: after.map((name) => resolveKey(name, technology)),
    websites: compileWebsites(websites, links),
    ...rest,
    ...(example && { example: compileExample(example, technology) }),
    ...(exercise && { exercise: compileTopicExercise(exercise, technology) }),
    ...(place > 0 && { quick: place }),
  };
}

function sumMinutes(topics: readonly { readonly minutes: number }[]): number {
  return topics.reduce((sum, { minutes }) => sum + minutes, 0);
}

function listTitles({ slug, name, chapters }: TechnologySource): [string, string][] {
  const topics = chapters.flatMap((chapter) => chapter.topics);
  return [
    [slug, name],
    ...topics.map((topic): [string, string] => [
      makeKey({ technology: slug, topic: topic.slug }),
      `${name}: ${topic.topic}`,
    ]),
  ];
}

function findTitle(mentioned: string, titles: Titles): string {
  const title = titles.get(mentioned);
  if (title === undefined) throw new Error(`${mentioned} is mentioned but does not exist.`);
  return title;
}
