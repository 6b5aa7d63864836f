import type { TopicSection, Website } from '#content/roadmap.ts';
import { addressOf } from '#content/topic-key.ts';

/** What letters say of a topic again and again, as Markdown. */
export type TopicMarks = {
  /** A link to its place in its roadmap. */
  readonly link: string;
  /** Links to its websites, best first, under the titles of the registry. */
  readonly pages: readonly string[];
  readonly task: string;
  readonly ask: string;
};

const written = new WeakMap<TopicSection, TopicMarks>();

/** A topic's marks, written once. */
export function marksOf(topic: TopicSection): TopicMarks {
  const marks = written.get(topic) ?? markTopic(topic);
  written.set(topic, marks);
  return marks;
}

function markTopic(topic: TopicSection): TopicMarks {
  const link = `[${escapeMarks(topic.title)}](${addressOf(topic.key)})`;
  return {
    link,
    pages: topic.websites.map(linkPage),
    task: namesAddress(topic.task) ? `Do the task under ${link}.` : escapeMarks(topic.task),
    ask: namesAddress(topic.check.ask) ? `Answer the question under ${link}.` : escapeMarks(topic.check.ask),
  };
}

const outside = /https?:\/\/(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b|localhost\b)[^\s"'`<>)\]]*/gi;
const relative = /(<[a-z][^>]*?\b(?:href|src)\s*=\s*["']?)(?!https?:|(?:tel|mailto|sms):|[#/"'])(?=[^\s>])/gi;

/** A reply holds no address but the registry's: a task or a question that turns on another is pointed to. */
export function namesAddress(text: string): boolean {
  return text.search(outside) >= 0 || text.search(relative) >= 0;
}

/** Text whose marks are shown and not read; parts between backticks stay code. */
export function escapeMarks(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `\`${writeCode(part)}\`` : escapePlain(part)))
    .join('');
}

/** Where an example in code needs an address, it is one of the same site, or one that is set aside for examples. */
function writeCode(code: string): string {
  return code.replaceAll(outside, 'https://example.com').replaceAll(relative, '$1/');
}

function escapePlain(text: string): string {
  const marked = text.replaceAll(/[\\*_[\]#|~!]/g, String.raw`\$&`);
  return marked.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/**
 * A link to a page, or to the stored copy of one that is gone. An unbalanced bracket in an address would break the
 * link, so both are written as codes.
 */
export function linkPage({ url, title, gone }: Website): string {
  const name = escapeMarks(shortenTitle(title));
  if (gone === url) return `${name} (gone)`;
  const target = url.replaceAll('(', '%28').replaceAll(')', '%29');
  return `[${name}](${target})${gone === undefined ? '' : ' (stored copy)'}`;
}

const longTitle = 60;
const longestTitle = 90;

/** "Book: Part - Chapter — Section" is "Book — Section" where it is long; a sentence behind a colon is left out. */
function shortenTitle(title: string): string {
  const book = title.split(': ')[0] ?? title;
  const section = title.split(' — ').at(-1) ?? title;
  if (title.length > longTitle && section !== title && !book.includes(' — ')) return `${book} — ${section}`;
  return title.length > longestTitle && section === title ? book : title;
}
