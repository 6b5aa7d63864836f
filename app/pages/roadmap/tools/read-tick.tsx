import './read-tick.css';
import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useTopic } from '../../../record/use-record.ts';

type ReadTickProps = {
  readonly technology: string;
  readonly topic: string;
  readonly url: string;
  readonly title: string;
};

export function ReadTick({ technology, topic, url, title }: ReadTickProps) {
  const isRead = useTopic(`${technology}/${topic}`)?.read.includes(url) ?? false;
  const toggle = () =>
    void recordWithUndo({ kind: isRead ? 'link-unread' : 'link-read', technology, topic, url });
  return (
    <label className="read-tick" title="Read">
      <input type="checkbox" aria-label={`Read: ${title}`} checked={isRead} onChange={toggle} />
    </label>
  );
}
