import { Bookmark, Link } from 'lucide-react';
import { useRef, useState } from 'react';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useRecord } from '../../../record/use-record.ts';
import { lazyPiece } from '../../../ui/lazy.tsx';
import { ToolButton } from './tool-button.tsx';
import type { TopicName } from '../../../record/controls/topic-name.ts';

const OwnLinkForm = lazyPiece(async () => (await import('../own-links/own-link-form.tsx')).OwnLinkForm);

/** The less common actions on a topic. */
export function MoreTools({ technology, topic, title }: TopicName) {
  const isStop = useRecord(({ stopped }) => stopped.get(technology)?.key === `${technology}/${topic}`);
  const [isAdding, setAdding] = useState(false);
  const adding = useRef<HTMLSpanElement>(null);
  const close = () => {
    setAdding(false);
    adding.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <ToolButton
        icon={Bookmark}
        word={isStop ? 'You stopped here' : 'Stop here'}
        spoken={isStop ? `You stopped here: ${title}` : `Stop here: ${title}. Home will bring you back to it`}
        isOn={isStop}
        onClick={() => void recordWithUndo({ kind: 'stopped-here', technology, topic })}
      />
      <span ref={adding} className="tool-place">
        <ToolButton
          icon={Link}
          word="Add a link"
          spoken={`Add a link: ${title}`}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        />
      </span>
      {isAdding && <OwnLinkForm technology={technology} topic={topic} title={title} onClose={close} />}
    </>
  );
}
