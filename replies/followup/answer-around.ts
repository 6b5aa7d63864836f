import type { TopicSection } from '#content/roadmap.ts';
import { readContrast } from '#question/contrasts/read-contrast.ts';
import { readCorrection } from '#question/followup/read-correction.ts';
import { findTopics } from '#search/find-topics.ts';
import { count } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';

import { writeContrast } from '../kinds/contrast-reply.ts';
import { writeNext } from '../kinds/next-reply.ts';
import { escapeMarks, marksOf } from '../marks.ts';
import { splitSentences } from '../sentences.ts';
import { linkTopic, nameOf } from '../words.ts';
import { listReading, tellFirst } from './answer-words.ts';
import type { AnswerChat, AskedAgain, FollowupReply, GoOn } from './followup-reply.ts';
import { listPlanTopics } from './chat.ts';
import { weighClaim } from './own/weigh-claim.ts';

/** What is around the topic of an answer: before it, after it, beside it, and what was meant instead. */
export const answerAround = {
  'learn-before': tellBefore,
  'what-next': ({ library, topic }) => [
    ...writeNext(library, { technologies: [topic.technology], topic: topic.key }),
    `Before you go on, try this once without looking: ${marksOf(topic).task}`,
  ],
  'how-long': ({ library, topic }) => [
    `${linkTopic(topic)} takes about ${count(topic.minutes, 'minute')}: reading, trying and its task.`,
    sayWhole(library.roadmaps.get(topic.technology), listPlanTopics(library, [topic.technology])),
  ],
  'links-only': ({ topic }) => [`Only the pages on ${linkTopic(topic)}:\n${listReading(topic)}`],
  compare: compareTopics,
  'what-is-word': tellWord,
  wrong: (chat) =>
    weighClaim(chat) ?? [
      'I am sorry if that was wrong. What I say comes from the roadmap, and the pages it links to have the last word.',
      `${linkTopic(chat.topic)}:\n${listReading(chat.topic)}`,
      ...offerOthers(chat),
    ],
  'not-meant': notMeant,
  'in-my-language': ({ topic }) => [
    'I am sorry, I can only write in English, and the pages I know are in English too. Code and names are the same in every language.',
    `These words lead you further in a search in your language: ${escapeMarks([topic.title, ...topic.aliases.slice(0, 2)].join(', '))}.`,
    `${linkTopic(topic)}:\n${listReading(topic)}`,
    'Your browser can translate these pages: look for "Translate" in its menu.',
  ],
} satisfies Readonly<Record<string, GoOn>>;

function tellBefore({ library, topic }: AnswerChat): string[] {
  const before = topic.prerequisites.flatMap((key) => library.topics.get(key) ?? []);
  if (before.length === 0) return [`You need nothing before ${linkTopic(topic)}: you can begin with it.`];
  const lines = before.map((one) => `- ${linkTopic(one)}: ${tellFirst(one, 1)}`).join('\n');
  return [
    `Before ${linkTopic(topic)}, learn this:\n${lines}`,
    'Write "plan for this" if you want the way there laid out by days.',
  ];
}

function sayWhole(
  roadmap: { readonly name: string; readonly slug: string } | undefined,
  topics: readonly TopicSection[],
): string {
  const hours = Math.round(topics.reduce((sum, { minutes }) => sum + minutes, 0) / 60);
  if (!roadmap) return '';
  return `The whole of [${escapeMarks(roadmap.name)}](/language/${roadmap.slug}) has ${count(topics.length, 'topic')} and takes about ${count(hours, 'hour')}.`;
}

function compareTopics(chat: AnswerChat): string[] | FollowupReply | AskedAgain {
  const { library, topic, followup, asked, turn } = chat;
  const base = library.topics.get(turn.meaning.topics[0] ?? '') ?? topic;
  const written = writeCompared(chat, base);
  if (written) return written;
  const slug = followup.technologies.find((one) => one !== base.technology);
  const [same] =
    slug === undefined ? [] : findTopics(library.index, base.title, { technology: slug, limit: 1 });
  const own = same && same.similarity >= sameIdea ? library.topics.get(same.key) : undefined;
  if (own) return tellBoth(library, base, own);
  if (followup.topics.length === 0 && slug !== undefined) {
    const names = [base.technology, slug].map((one) => nameOf(library, one));
    return {
      lead: '',
      again: { ...asked, problem: names.join(' or '), language: names[0] ?? '', thread: [] },
    };
  }
  const named = followup.topics.find((key) => key !== base.key);
  const other = library.topics.get(named ?? '');
  if (!other)
    return [`With what shall I compare ${linkTopic(base)}? Write the name of a topic or a technology.`];
  return tellBoth(library, base, other);
}

/** The written comparison of what was asked before, by its words or by its names, with what is asked now. */
function writeCompared({ library, asked, turn }: AnswerChat, base: TopicSection): FollowupReply | null {
  const context = { named: [], field: [base.technology] };
  const now = asked.problem.slice(0, mostCompared);
  for (const name of [turn.problem.slice(-mostCompared), base.title, ...base.aliases]) {
    const contrast = readContrast(library.contrasts, `${name.replaceAll(/[?.!]/g, ' ')} vs ${now}`, context);
    if (!contrast) continue;
    const { paragraphs } = writeContrast(library, asked, contrast);
    return { paragraphs, topics: [base.key] };
  }
  return null;
}

/** A longer message compares more than two things. */
const mostCompared = 60;

/** A topic of another technology whose name is this near to that of a topic is on the same idea. */
const sameIdea = 0.45;

function tellBoth(library: AnswerChat['library'], one: TopicSection, other: TopicSection): string[] {
  const isFar = one.technology !== other.technology;
  const lines = [one, other].map(
    (topic) =>
      `**${linkTopic(topic)}**${isFar ? ` in ${nameOf(library, topic.technology)}` : ''}: ${tellFirst(topic, 2)}`,
  );
  return [
    ...lines,
    `To feel the difference, do both tasks side by side. ${marksOf(one).task} Then: ${marksOf(other).task}`,
  ];
}

const askingWords =
  /\b(?:what|what's|whats|who|is|are|does|do|did|you|mean|meant|means|by|with|the|a|an|that|this|word|term|called|explain|define|definition|of|tell|me|and|in|here|please|it|lost|never|heard|before|i|wrote|used|know|don't|there|mentioned|stand|for|que|significa|qué|was|heisst|heißt|bedeutet|veut|dire)\b/gi;

/** A word of an answer: its own topic, or else the sentence in which it was said. */
function tellWord({ library, topic, topics, followup, asked }: AnswerChat): string[] | AskedAgain {
  const [own] = followup.topics.flatMap((key) => library.topics.get(key) ?? []);
  if (own) return { lead: '', again: askAbout(library, asked, own) };
  const [quoted] = asked.problem.match(/["“'‘`][^"”'’`]{2,40}["”'’`]/) ?? [];
  const word = (quoted ?? asked.problem)
    .replace(quoted ? /["“”'‘’`]/g : askingWords, ' ')
    .replaceAll(/[^\p{L}\p{N}\s#+.-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, 40);
  const near = [topic, ...topics, ...listPlanTopics(library, [topic.technology])];
  const told = near.flatMap((one) => tellSentence(one, word))[0];
  if (told) return told;
  const [found] = findTopics(library.index, word, { limit: 1 });
  const other = found && found.similarity >= sameName ? library.topics.get(found.key) : undefined;
  if (other) return { lead: '', again: askAbout(library, asked, other) };
  return [
    `The roadmap has no topic of that name. What it says of ${linkTopic(topic)}: ${tellFirst(topic, 1)}`,
    `Its pages explain the words they use:\n${listReading(topic)}`,
  ];
}

/** A question this near to the name of a topic asks about it. */
const sameName = 0.7;

function tellSentence(topic: TopicSection, word: string): string[][] {
  const said = splitSentences(`${topic.description} ${topic.task}`).find(
    (sentence) => word.length > 1 && sentence.toLowerCase().includes(word.toLowerCase()),
  );
  if (!said) return [];
  return [
    [
      `Of "${escapeMarks(word)}", ${linkTopic(topic)} says: ${escapeMarks(said)}`,
      `Its pages explain the words they use:\n${listReading(topic)}`,
    ],
  ];
}

function offerOthers({ topics, topic }: AnswerChat): string[] {
  const others = topics.filter(({ key }) => key !== topic.key).slice(0, 3);
  const names = others.length > 0 ? [`Did you mean one of these: ${joinWords(others.map(linkTopic))}?`] : [];
  return [...names, 'Or ask again in other words, with the name of the topic in them.'];
}

/** The topic that was meant instead where it is named, what is said instead of it, or else those that were near. */
function notMeant(chat: AnswerChat): string[] | AskedAgain {
  const { library, followup, asked, turn } = chat;
  const [meant] = followup.topics.flatMap((key) => library.topics.get(key) ?? []);
  const lead = 'I am sorry, I misunderstood you.';
  const said = readCorrection(asked.problem)?.rest ?? '';
  if (meant && followup.uncovered === null) return { lead, again: askAbout(library, asked, meant) };
  if (said === '') return [lead, ...offerOthers(chat)];
  const problem = /^(?:in|with|for|on)\b/.test(said)
    ? `${turn.problem.replace(/[\s?.!]+$/, '')} ${said}`
    : said;
  return { lead, again: { ...asked, problem, thread: [] } };
}

/** The question that a topic answers. */
function askAbout(
  library: AnswerChat['library'],
  asked: AnswerChat['asked'],
  { key, title, technology }: TopicSection,
): AskedAgain['again'] {
  const corrections = { intent: 'concept', topics: [key] } as const;
  return { ...asked, problem: title, language: nameOf(library, technology), thread: [], corrections };
}
