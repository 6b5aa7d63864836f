import type { NamedTechnology } from '../../browser/search/search-result.ts';

type ChipsProps = {
  readonly technologies: readonly NamedTechnology[];
  readonly chosen: NamedTechnology | undefined;
  readonly onChoose: (technology: NamedTechnology | undefined) => void;
};

/** Narrows the results to one technology, and again to all when it is pressed a second time. */
export function TechnologyChips({ technologies, chosen, onChoose }: ChipsProps) {
  const others = technologies.filter(({ slug }) => slug !== chosen?.slug);
  const offered = chosen ? [chosen, ...others] : others;
  if (!chosen && offered.length < 2) return null;
  return (
    <ul className="search-chips" aria-label="Only one technology">
      {offered.map((technology) => (
        <li key={technology.slug}>
          <button
            type="button"
            aria-pressed={technology === chosen}
            onClick={() => onChoose(technology === chosen ? undefined : technology)}
          >
            {technology.name}
          </button>
        </li>
      ))}
    </ul>
  );
}
