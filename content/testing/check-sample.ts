import { parse } from 'yaml';
import { z } from 'zod';

import { checkTechnology } from '../check/check-technology.ts';
import { type TechnologySource, technologySchema } from '../schema.ts';
import { makeSubject, makeTopic } from './sample.ts';

const chapterSchema = technologySchema.shape.chapters.element;
const topicSchema = chapterSchema.shape.topics.element;

const changesSchema = z.strictObject({
  /** By the number of the topic. */
  topics: z.record(z.string(), topicSchema.partial()).default({}),
  chapter: chapterSchema.partial().default({}),
  roadmap: technologySchema.omit({ chapters: true }).partial().default({}),
  /** What other roadmaps need, by slug; each has one topic, "start". */
  others: z.record(z.string(), z.array(z.string())).default({}),
});

/** Which file, topic and rule a sample breaks: the roadmap that holds every rule, with some fields replaced by YAML. */
export function checkSample(yaml: string): string[] {
  const changes = changesSchema.parse(parse(yaml) ?? {});
  const subject = makeSubject((topics) =>
    topics.map((topic) => ({ ...topic, ...changes.topics[String(topic.id)] })),
  );
  const chapters = subject.technology.chapters.map((chapter) => ({ ...chapter, ...changes.chapter }));
  const technology = { ...subject.technology, ...changes.roadmap, chapters };
  const others = Object.entries(changes.others).map(([slug, needs], at) =>
    Object.assign(makeOther(technology, at + 2), { slug, needs, names: [slug] }),
  );
  const library = new Map([technology, ...others].map((one) => [one.slug, one]));
  return checkTechnology(technology, library, subject.links).map(dropMessage);
}

function makeOther(technology: TechnologySource, place: number): TechnologySource {
  const chapter = { title: 'All', project: { title: 'Build', brief: 'Build it.' } };
  return { ...technology, place, chapters: [{ ...chapter, topics: [makeTopic(0, { slug: 'start' })] }] };
}

/** "vue.yaml topic-3: length: …" becomes "vue.yaml topic-3: length". */
function dropMessage(sentence: string): string {
  return sentence.split(': ').slice(0, 2).join(': ');
}

/** A YAML string of that number of words, each different from all words of the sample. */
export function writeWords(count: number): string {
  return Array.from({ length: count }, (_, at) => `own${at}`).join(' ');
}
