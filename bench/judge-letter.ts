import { greet } from '../replies/words.ts';
import type { Library } from '../replies/library.ts';
import type { Request } from '../replies/request.ts';

export type Judged = { readonly request: Request; readonly letter: string; readonly isPlan: boolean };

/** Faults that any reader of a reply could see: in its greeting, days, links, Markdown and length. */
export function judgeLetter(library: Library, { request, letter, isPlan }: Judged): string[] {
  return [
    ...(letter.startsWith(`Hello ${greet(request.name)},`) ? [] : ['no greeting']),
    ...(isPlan ? judgeDays(request, letter) : []),
    ...judgeLinks(library, letter),
    ...judgeMarks(letter),
    ...(countWords(letter) > mostWords(request) ? [`${countWords(letter)} words`] : []),
  ];
}

/** Every requested day is in exactly one block, and there are no other days. */
function judgeDays({ days }: Request, letter: string): string[] {
  const named = [...letter.matchAll(/^\*\*(?:[^(\n]*\()?Days? (\d+)(?:–(\d+))?\)?\*\*/gm)].flatMap(
    ([, from = '', to = from]) =>
      Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => Number(from) + at),
  );
  const right = named.length === days && named.every((day, at) => day === at + 1);
  return right ? [] : [`${named.length} days for ${days}`];
}

/** Links lead only to our topics and to the pages of the registry. */
function judgeLinks(library: Library, letter: string): string[] {
  const prose = letter.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
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

function judgeMarks(letter: string): string[] {
  const prose = letter.replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  return /<[a-z!/]|\[\[T\d/i.test(prose) ? ['broken marks'] : [];
}

/** A day has at most about 90 words, and a plan by weeks fits five pages. */
function mostWords({ days }: Request): number {
  return 450 + 90 * Math.min(days, 31);
}

function countWords(letter: string): number {
  return letter
    .replaceAll(/\]\([^)]*\)/g, ']')
    .split(/\s+/)
    .filter(Boolean).length;
}
