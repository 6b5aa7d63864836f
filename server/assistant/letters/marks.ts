import type { Link, Topic } from '#content/schema.ts';

/** What letters say of a topic again and again, as Markdown. */
export type TopicMarks = {
  /** A link to its place in its roadmap. */
  readonly link: string;
  /** Links to its websites, best first, under the titles of the registry. */
  readonly pages: readonly string[];
  readonly task: string;
  readonly ask: string;
};

/** Writes a topic's marks. A page that is not in the registry is left out, so that no letter can name one. */
export function markTopic(topic: Topic, href: string, links: ReadonlyMap<string, Link>): TopicMarks {
  const link = `[${escapeMarks(topic.topic)}](${href})`;
  return {
    link,
    pages: topic.websites.flatMap((url) => linkPage(links.get(url))),
    task: namesAddress(topic.task) ? `The task stands under ${link}.` : escapeMarks(topic.task),
    ask: namesAddress(topic.check.ask) ? `The question stands under ${link}.` : escapeMarks(topic.check.ask),
  };
}

/** A letter holds no address but the registry's: what names another, be it in an example, is pointed to. */
function namesAddress(text: string): boolean {
  return /https?:|\b(?:href|src)\s*=/i.test(text);
}

/** Text whose marks are shown and not read; parts between backticks stay code. */
export function escapeMarks(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `\`${part}\`` : escapePlain(part)))
    .join('');
}

function escapePlain(text: string): string {
  const marked = text.replaceAll(/[\\*_[\]#|~!]/g, String.raw`\$&`);
  return marked.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** An unbalanced bracket in an address would break the link, so both are written as codes. */
function linkPage(link: Link | undefined): string[] {
  if (!link) return [];
  return [`[${escapeMarks(link.title)}](${link.url.replaceAll('(', '%28').replaceAll(')', '%29')})`];
}
