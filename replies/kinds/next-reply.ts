import type { TopicSection } from '#content/roadmap.ts';
import type { Advice } from '#question/intent/advice.ts';

import type { Library } from '../library.ts';
import { escapeMarks } from '../marks.ts';
import { linkTopic, nameOf } from '../words.ts';
import { joinWords, listSome } from '#wording/lists.ts';

const maxFollowing = 3;
const maxNamed = 5;

/** What the roadmaps put behind a topic or a technology. */
export function writeNext(library: Library, { technologies, topic }: Omit<Advice, 'about'>): string[] {
  const done = library.topics.get(topic ?? '');
  return done ? behindTopic(library, done) : technologies.map((slug) => behindTechnology(library, slug));
}

function behindTopic(library: Library, done: TopicSection): string[] {
  const { technology } = done;
  const topics = library.topicsOf.get(technology) ?? [];
  const at = topics.findIndex(({ key }) => key === done.key);
  const following = topics.slice(at + 1, at + 1 + maxFollowing);
  const building = topics.filter(({ prerequisites }) => prerequisites.includes(done.key));
  const goesOn =
    following.length > 0
      ? `goes on with ${joinWords(following.map(linkTopic))}`
      : 'has no topic that comes later';
  return [
    `After ${linkTopic(done)}, the [${escapeMarks(nameOf(library, technology))}](/language/${technology}) roadmap ${goesOn}.`,
    ...(building.length > 0
      ? [`These topics build on it: ${listSome(building.map(linkTopic), maxNamed)}.`]
      : []),
  ];
}

function behindTechnology(library: Library, slug: string): string {
  const link = (one: string) => `[${escapeMarks(nameOf(library, one))}](/language/${one})`;
  const building = Object.entries(library.needs).flatMap(([other, needs]) =>
    needs.includes(slug) ? [other] : [],
  );
  return building.length > 0
    ? `These roadmaps build on ${link(slug)}: ${joinWords(building.map(link))}.`
    : `No other roadmap builds on ${link(slug)}. Its own chapters end in projects that you can go on with.`;
}
