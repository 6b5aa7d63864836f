import type { ChapterSource, Link, TechnologySource, TopicSource } from '../schema.ts';
import type { CheckedTechnology } from '../check/text/rule.ts';

const words =
  'first second third fourth fifth sixth seventh eighth ninth tenth and so on until this text about number';

/** A valid topic, unless `changes` break it. Its words differ from those of every other topic. */
export function makeTopic(id: number, changes: Partial<TopicSource> = {}): TopicSource {
  const own = Array.from({ length: 30 }, (_, at) => `word${id}x${at}`).join(' ');
  return {
    id,
    slug: `topic-${id}`,
    topic: `Topic number ${id}`,
    level: 'beginner',
    importance: id % 2 === 0 ? 'core' : 'usual',
    minutes: 20,
    after: id < 2 ? [] : [`topic-${id - 1}`],
    aliases: ['thing'],
    questions: ['this', 'that', 'more', 'how'].map((word) => `learners ask ${id} ${word}`),
    description: `${words} ${id} ${own}.`,
    task: `Do number ${id}.`,
    check: { ask: `What does ${id} print?`, answer: 'Nothing.' },
    websites: [`https://docs.example.org/page-${id}`, `https://other.example.org/page-${id}`],
    ...changes,
  };
}

/** A Vue roadmap with invented topics that follow every rule. */
export function makeSubject(
  change: (topics: TopicSource[]) => TopicSource[] = (topics) => topics,
): CheckedTechnology {
  const topics = change(Array.from({ length: 14 }, (_, id) => makeTopic(id)));
  const chapter: ChapterSource = { title: 'All', project: { title: 'Build', brief: 'Build it.' }, topics };
  const videos = ['https://video.example.org/1', 'https://video.example.org/2'];
  const technology: TechnologySource = {
    slug: 'vue',
    name: 'Vue',
    heading: 'VUE',
    place: 1,
    group: 'languages',
    names: ['Vue'],
    icon: { devicon: 'vuejs' },
    summary: 'A sample.',
    needs: [],
    near: [],
    meant: [],
    videos: { id: 0, label: 'Links:', description: 'Watch.', videos },
    path: { quick: Array.from({ length: 10 }, (_, id) => `topic-${id}`), makes: 'You have a sample.' },
    chapters: [chapter],
  };
  const urls = Array.from({ length: 14 }, (_, id) => makeTopic(id).websites).flat();
  const links = new Map([
    ...urls.map((url) => [url, makeLink(url, 'official')] as const),
    ...videos.map((url) => [url, makeLink(url, 'video')] as const),
  ]);
  return { technology, library: new Map([['vue', technology]]), links };
}

export function makeLink(url: string, kind: Link['kind']): Link {
  return {
    url,
    title: 'A page',
    kind,
    cost: 'free',
    language: 'en',
    evidence: 'made up',
    seen: '2026-01-01',
  };
}
