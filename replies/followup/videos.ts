import type { Website } from '#content/roadmap.ts';
import { count } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';

import { escapeMarks, linkPage } from '../marks.ts';
import { linkTopic, nameOf } from '../words.ts';
import { listPlanTopics, type ChatSoFar } from './chat.ts';

/** What there is to watch, or to read instead. */
export const videos = { videos: listVideos, 'no-videos': withoutVideos } satisfies Readonly<
  Record<string, (chat: ChatSoFar) => string[]>
>;

const maxShown = 6;

function listVideos({ library, topics, isPlan, planned, turn }: ChatSoFar): string[] {
  const [topic] = topics;
  const technologies = findTechnologies({ topics, isPlan, planned, turn });
  const own = !isPlan && topic ? topic.websites.filter(isVideo) : [];
  const whole = technologies.flatMap((slug) => library.roadmaps.get(slug)?.videos.links ?? []);
  const names = joinWords(technologies.map((slug) => escapeMarks(nameOf(library, slug))));
  return [
    ...(own.length > 0 && topic ? [`On ${linkTopic(topic)}:\n${list(own)}`] : []),
    ...(own.length === 0 && !isPlan && topic
      ? [`There is no video on ${linkTopic(topic)} alone in the roadmap.`]
      : []),
    whole.length > 0 ? `Videos on ${names}:\n${list(whole)}` : 'I know no video on it.',
    'Watch a part, stop, and type what you saw before you go on.',
  ];
}

type About = Pick<ChatSoFar, 'topics' | 'isPlan' | 'planned' | 'turn'>;

function findTechnologies({ topics, isPlan, planned, turn }: About): readonly string[] {
  if (isPlan && planned) return planned.plan.technologies;
  return topics[0] ? [topics[0].technology] : turn.meaning.technologies;
}

function isVideo({ kind }: Website): boolean {
  return kind === 'video';
}

function list(websites: readonly Website[]): string {
  return websites
    .slice(0, maxShown)
    .map((website) => `- ${linkPage(website)}`)
    .join('\n');
}

function withoutVideos({ library, topics, isPlan, planned }: ChatSoFar): string[] {
  const [topic] = topics;
  const all = isPlan && planned ? listPlanTopics(library, planned.plan.technologies) : topics.slice(0, 1);
  const shown = all.filter(({ websites }) => websites.some(isVideo));
  const what = isPlan ? 'The days lead to pages to read and to tasks' : 'What I link to are pages to read';
  return [
    shown.length === 0
      ? `${what}, and there is no video among them.`
      : `${what}. Only ${count(shown.length, 'topic')} ${shown.length === 1 ? 'has a video' : 'have a video'} among their links, and each has other pages too.`,
    ...(topic
      ? [`To read on ${linkTopic(topic)}:\n${list(topic.websites.filter((one) => !isVideo(one)))}`]
      : []),
  ];
}
