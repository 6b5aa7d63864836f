import type { UsedTechnology } from '../../browser/page-types.ts';
import { drawIcon } from '../icon.tsx';

/** Shows nothing itself. A page that shows icons many times has each of them once. */
export function IconDefinitions({ technologies }: { readonly technologies: readonly UsedTechnology[] }) {
  return (
    <svg className="unseen" aria-hidden>
      {technologies.map(({ slug, icon }) => (
        <symbol key={slug} id={nameSymbol(slug)} viewBox="0 0 128 128">
          {icon.nodes.map(drawIcon)}
        </symbol>
      ))}
    </svg>
  );
}

type DefinedIconProps = { readonly technology: UsedTechnology; readonly size: number };

export function DefinedIcon({ technology: { slug, icon }, size }: DefinedIconProps) {
  return (
    <svg width={size} height={size} aria-hidden className={icon.ink ? 'ink' : undefined}>
      <use href={`#${nameSymbol(slug)}`} />
    </svg>
  );
}

const nameSymbol = (slug: string) => `icon-${slug}`;
