import { bundles, type Bundle } from '#lexicon/names/bundles.ts';
import type { Mention } from './mentions.ts';
import type { FieldReading } from './technologies.ts';

/** What a full-stack developer works with: pages, a server, a database, and a library for larger pages. */
const fullStack = bundles.find(({ name }) => name === 'Full stack');

const pages = ['html', 'css', 'javascript'];
const servers = new Set(['python', 'java', 'php', 'ruby', 'csharp', 'kotlin']);
const frameworks = new Set(['angular', 'vue']);

/**
 * The technologies of a full stack where one is named: its own, or round the server's language or the framework that the
 * learner names beside it. Null where no stack is named, or only what the learner is already.
 */
export function readStack(
  field: FieldReading,
  mentions: readonly Mention[],
): { readonly technologies: readonly string[]; readonly bundle: string } | null {
  if (!fullStack) return null;
  const { name: stack } = fullStack;
  const { technologies, bundle } = field.kind === 'covered' ? field : { technologies: [] };
  const isMeant = (mention: Mention) =>
    mention.name === stack && mention.told === null && (mention.plain || technologies.length === 0);
  if (bundle !== stack && !mentions.some(isMeant)) return null;
  const others = [...technologies, ...mentions.flatMap(listOwn)];
  return { technologies: fitStack(fullStack, others), bundle: fullStack.name };
}

function listOwn(mention: Mention): readonly string[] {
  return mention.kind === 'covered' && mention.plain ? mention.technologies : [];
}

function fitStack(stack: Bundle, others: readonly string[]): readonly string[] {
  const languages = others.filter((other) => servers.has(other));
  if (languages.length > 0) return [...new Set([...pages, ...languages, 'sql'])];
  const framework = others.find((other) => frameworks.has(other));
  return stack.technologies.map((one) => (one === 'react' && framework !== undefined ? framework : one));
}
