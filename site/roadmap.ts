import { catalogue } from '#content/catalogue.ts';
import type { Link, Technology, Topic } from '#content/schema.ts';

import type { LinkData, RestsOn, RoadmapData, TopicData } from '#app/browser/page-types.ts';

type Library = ReadonlyMap<string, Technology>;
type Links = ReadonlyMap<string, Link>;

/** What a roadmap page shows before anything changed in it, with every link and prerequisite resolved. Throws where a link is not in the registry. */
export function makeRoadmap(technology: Technology, library: Library, links: Links): RoadmapData {
  const { slug, name, heading, summary, needs, videos } = technology;
  const chapters = technology.chapters.map(({ title, project, topics }) => ({
    title,
    project,
    minutes: topics.reduce((sum, topic) => sum + topic.minutes, 0),
    topics: topics.map((topic) => makeTopic(topic, technology, { library, links })),
  }));
  return {
    slug,
    name,
    heading,
    summary,
    chapters,
    topics: chapters.reduce((sum, { topics }) => sum + topics.length, 0),
    minutes: chapters.reduce((sum, { minutes }) => sum + minutes, 0),
    needs: needs.map((need) => ({ title: library.get(need)?.name ?? need, href: `/language/${need}` })),
    changes: [],
    videos: {
      id: videos.id,
      label: catalogue.find((entry) => entry.slug === slug)?.videosLabel ?? 'Links:',
      description: videos.description,
      links: videos.videos.map((url) => makeLink(url, links)),
    },
  };
}

function makeTopic(
  topic: Topic,
  technology: Technology,
  known: { library: Library; links: Links },
): TopicData {
  const { id, slug, level, minutes, importance, aliases, description, task, check } = topic;
  return {
    id,
    slug,
    topic: topic.topic,
    level,
    minutes,
    importance,
    aliases,
    after: topic.after.map((name) => (name.includes('/') ? name : `${technology.slug}/${name}`)),
    description,
    task,
    ask: check.ask,
    answer: check.answer,
    restsOn: topic.after.map((name) => makeRestsOn(name, technology, known.library)),
    websites: topic.websites.map((url) => makeLink(url, known.links)),
  };
}

function makeRestsOn(name: string, technology: Technology, library: Library): RestsOn {
  const [first = '', second] = name.split('/');
  const home = second === undefined ? technology : library.get(first);
  const slug = second ?? first;
  const title = home?.chapters.flatMap(({ topics }) => topics).find((topic) => topic.slug === slug)?.topic;
  if (!home || title === undefined)
    throw new Error(`${technology.slug} rests on ${name}, which is not there.`);
  if (home === technology) return { title, href: `#${slug}` };
  return { title: `${home.name}: ${title}`, href: `/language/${home.slug}#${slug}` };
}

function makeLink(url: string, links: Links): LinkData {
  const link = links.get(url);
  if (!link) throw new Error(`${url} is not in links.tsv.`);
  const host = new URL(url).host.replace(/^www\./, '');
  return { url, title: link.title, host, kind: link.kind, cost: link.cost };
}
