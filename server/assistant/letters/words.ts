import type { Library, TaughtTopic } from '../library.ts';

/** A name that is safe to write: letters, digits, spaces and a few marks, at most 40 characters; "there" where nothing is left. */
export function greet(name: string): string {
  const kept = name
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{M}\p{N} '’.-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return Array.from(kept).slice(0, 40).join('').trim() || 'there';
}

/** A link to a topic's place in its roadmap. */
export function linkTopic({ topic, href }: Pick<TaughtTopic, 'topic' | 'href'>): string {
  return `[${escapeMarks(topic)}](${href})`;
}

/** A link of the registry under its own title; empty where the URL is not registered, so that none is ever invented. */
export function linkPage(library: Library, url: string): string {
  const link = library.links.get(url);
  if (!link) return '';
  return `[${escapeMarks(link.title)}](${url.replaceAll('(', '%28').replaceAll(')', '%29')})`;
}

/** A topic's task; one that names an outside address is pointed to, as a letter holds no address but the registry's. */
export function tellTask(topic: TaughtTopic): string {
  return /https?:/.test(topic.task) ? `The task stands under ${linkTopic(topic)}.` : escapeMarks(topic.task);
}

/** Text whose marks are shown and not read; parts between backticks stay code. */
export function escapeMarks(text: string): string {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 === 1 ? `\`${part}\`` : part.replaceAll(/[\\*_[\]<>#|~!]/g, String.raw`\$&`),
    )
    .join('');
}

/** "a", "a and b", "a, b and c". */
export function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

export function count(number: number, thing: string): string {
  return `${number.toLocaleString('en')} ${thing}${number === 1 ? '' : 's'}`;
}

/** The technology's name as its card shows it. */
export function nameOf(library: Library, slug: string): string {
  return library.technologies.get(slug)?.name ?? slug;
}
