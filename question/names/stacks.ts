import type { NamedStack, Names } from '../../search/query/names.ts';
import type { Mention } from './mentions.ts';
import type { FieldReading } from './technologies.ts';

/** The technologies of a named full stack, with the server or framework named; null without one. */
export function readStack(
  { stacks }: Names,
  field: FieldReading,
  mentions: readonly Mention[],
): { readonly technologies: readonly string[]; readonly bundle: string } | null {
  const fullStack = stacks.find(({ servers }) => servers);
  if (!fullStack) return null;
  const { name: stack } = fullStack;
  const { technologies, bundle } = field.kind === 'covered' ? field : { technologies: [] };
  const isMeant = (mention: Mention) =>
    mention.name === stack && mention.stance === null && (mention.plain || technologies.length === 0);
  if (bundle !== stack && !mentions.some(isMeant)) return null;
  const others = [...technologies, ...mentions.flatMap(listOwn)];
  return { technologies: fitStack(fullStack, others), bundle: fullStack.name };
}

function listOwn(mention: Mention): readonly string[] {
  return mention.kind === 'covered' && mention.plain ? mention.technologies : [];
}

function fitStack(
  { technologies, servers, frameworks }: NamedStack,
  others: readonly string[],
): readonly string[] {
  const languages = others.filter((other) => servers?.languages.includes(other));
  if (servers && languages.length > 0)
    return [...new Set([...servers.before, ...languages, ...servers.after])];
  const framework = others.find((other) => frameworks?.any.includes(other));
  return technologies.map((one) =>
    one === frameworks?.replaced && framework !== undefined ? framework : one,
  );
}
