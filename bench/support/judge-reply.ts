import { greet } from '../../replies/words.ts';
import type { Library } from '../../replies/library.ts';
import type { Request } from '../../replies/request.ts';

export type JudgedReply = { readonly request: Request; readonly reply: string; readonly isPlan: boolean };

/** Faults that any reader of a reply could see: in its greeting, days, links, Markdown and length. */
export function judgeReply(library: Library, { request, reply, isPlan }: JudgedReply): string[] {
  return [
    ...(reply.startsWith(`Hello ${greet(request.name)},`) ? [] : ['no greeting']),
    ...(isPlan ? judgeDays(request, reply) : []),
    ...judgeLinks(library, reply),
    ...judgeMarks(reply),
    ...(countWords(reply) > maxWords(request) ? [`${countWords(reply)} words`] : []),
  ];
}

/** Every requested day is in exactly one block, and there are no other days. */
function judgeDays({ days }: Request, reply: string): string[] {
  const named = [...reply.matchAll(/^\*\*(?:[^(\n]*\()?Days? (\d+)(?:–(\d+))?\)?\*\*/gm)].flatMap(
    ([, from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  );
  const right = named.length === days && named.every((day, at) => day === at + 1);
  return right ? [] : [`${named.length} days for ${days}`];
}

/** Links lead only to our topics and to the pages of the registry. */
function judgeLinks(library: Library, reply: string): string[] {
  const prose = reply.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target);
  const bare = prose.replaceAll(/\]\([^)\s]+\)/g, ']').match(/https?:\/\/\S+|www\.\S+/g) ?? [];
  return [...targets.filter((target) => !isOurs(library, target)), ...bare].map((url) => `link to ${url}`);
}

function isOurs(library: Library, target: string): boolean {
  if (!target.startsWith('/')) return library.pages.has(target.replaceAll('%28', '(').replaceAll('%29', ')'));
  const [, slug, topic] = /^\/language(?:\/([a-z0-9-]+)(?:#(.+))?)?$/.exec(target) ?? ['', '-'];
  if (slug === undefined) return true;
  return topic === undefined ? library.roadmaps.has(slug) : library.topics.has(`${slug}/${topic}`);
}

function judgeMarks(reply: string): string[] {
  const prose = reply.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return /<[a-z!/]|\[\[T\d/i.test(prose) ? ['broken marks'] : [];
}

/** A day has at most about 90 words, and a plan by weeks fits five pages. */
function maxWords({ days }: Request): number {
  return 450 + 90 * Math.min(days, 31);
}

function countWords(reply: string): number {
  return reply
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter(Boolean).length;
}
