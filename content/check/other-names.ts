import type { OtherNames, TechnologySource } from '../schema.ts';

/** Every breach in neighbors.yaml and stacks.yaml, as sentences that name the file, the name and the rule. */
export function checkOtherNames(
  { neighbors, stacks }: OtherNames,
  library: readonly TechnologySource[],
): string[] {
  const slugs = new Set(library.map(({ slug }) => slug));
  const bySpelling = new Map(
    library.flatMap(({ slug, names }) => names.map((name) => [name.toLowerCase(), slug] as const)),
  );
  const outdated = neighbors.flatMap(({ names }) =>
    Object.entries(names).flatMap(([name, spellings]) =>
      [name, ...spellings].flatMap((spelling) => {
        const slug = bySpelling.get(spelling.toLowerCase());
        return slug ? [`neighbors.yaml ${spelling}: taught: ${slug}.yaml has this name`] : [];
      }),
    ),
  );
  const unsaid = neighbors.flatMap(({ names, is }) =>
    [...new Set([...Object.keys(names), ...Object.keys(is)])]
      .filter((name) => !Object.hasOwn(is, name) || !Object.hasOwn(names, name))
      .map((name) => `neighbors.yaml ${name}: is: needs a name and what it is`),
  );
  const nowhere = neighbors.flatMap(({ names, nearest }) =>
    Object.keys(nearest)
      .filter((slug) => !slugs.has(slug))
      .map((slug) => `neighbors.yaml ${Object.keys(names)[0]}: nearest: ${slug} does not exist`),
  );
  const unknown = stacks.flatMap(({ name, technologies }) =>
    technologies
      .filter((slug) => !slugs.has(slug))
      .map((slug) => `stacks.yaml ${name}: technologies: ${slug} does not exist`),
  );
  return [...outdated, ...unsaid, ...nowhere, ...unknown];
}
