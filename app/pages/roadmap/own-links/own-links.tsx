import './own-links.css';
import { X } from 'lucide-react';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useTopic } from '../../../record/use-record.ts';
import type { TopicName } from '../../../record/controls/topic-name.ts';

/** The links that a learner added to a topic. */
export function OwnLinks({ technology, topic, title }: TopicName) {
  const links = useTopic(`${technology}/${topic}`)?.links ?? [];
  if (links.length === 0) return null;
  const remove = (url: string) => {
    document.getElementById(topic)?.querySelector<HTMLElement>('h3 a')?.focus({ preventScroll: true });
    void recordWithUndo({ kind: 'own-link-removed', technology, topic, url });
  };
  return (
    <ul className="own-links" aria-label={`Your links: ${title}`}>
      {links.map((link) => (
        <li key={link.url}>
          <span>
            <a href={link.url} target="_blank" rel="noopener noreferrer">
              {link.title || link.url}
            </a>{' '}
            <span className="website-facts">{new URL(link.url).host} · added by you</span>
          </span>
          <button
            type="button"
            className="tool"
            aria-label={`Remove ${link.title || link.url}`}
            title="Remove"
            onClick={() => remove(link.url)}
          >
            <X aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
