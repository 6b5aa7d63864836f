import type { TechnologyCard } from '../../browser/page-types.ts';
import { Icon } from '../../ui/icon.tsx';
import { PageLink } from '../../ui/page-link.tsx';

type CardProps = TechnologyCard & { readonly progress: string | null };

export function Card({ slug, name, icon, topics, minutes, progress }: CardProps) {
  return (
    <li>
      <PageLink to={`/language/${slug}`} className="card">
        <Icon {...icon} size={40} />
        <span className="card-name">{name}</span>
        <span className="card-size">
          {topics} topics · {Math.round(minutes / 60)} hours
        </span>
        {progress && <span className="card-progress">{progress}</span>}
      </PageLink>
    </li>
  );
}
