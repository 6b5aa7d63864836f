import { Bookmark, Link as LinkIcon, MessageCircleQuestionMark } from 'lucide-react';
import { useRef, useState } from 'react';
import { Link } from 'react-router';

import type { Website } from '#content/roadmap.ts';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useRecord } from '../../../record/use-record.ts';
import { lazyPiece } from '../../../ui/lazy.tsx';
import { ToolButton } from './tool-button.tsx';
import type { TopicName } from '../../../record/controls/topic-name.ts';

const OwnLinkForm = lazyPiece(async () => (await import('../own-links/own-link-form.tsx')).OwnLinkForm);

const LinkReports = lazyPiece(async () => (await import('../link-reports/link-reports.tsx')).LinkReports);

type MoreToolsProps = TopicName & { readonly websites: readonly Website[] };

/** The less common actions on a topic. */
export function MoreTools({ technology, topic, title, websites }: MoreToolsProps) {
  const isStop = useRecord(({ stopped }) => stopped.get(technology)?.key === `${technology}/${topic}`);
  const [isAdding, setAdding] = useState(false);
  const adding = useRef<HTMLSpanElement>(null);
  const close = () => {
    setAdding(false);
    adding.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <Link
        to={`/ai?topic=${technology}/${topic}`}
        className="tool"
        aria-label={`Ask about this topic: ${title}`}
      >
        <MessageCircleQuestionMark aria-hidden />
        Ask about this topic
      </Link>
      <ToolButton
        icon={Bookmark}
        word={isStop ? 'You stopped here' : 'Stop here'}
        spoken={isStop ? `You stopped here: ${title}` : `Stop here: ${title}. Home will bring you back to it`}
        isOn={isStop}
        onClick={() => void recordWithUndo({ kind: 'stopped-here', technology, topic })}
      />
      <span ref={adding} className="tool-place">
        <ToolButton
          icon={LinkIcon}
          word="Add a link"
          spoken={`Add a link: ${title}`}
          aria-expanded={isAdding}
          onClick={() => setAdding(!isAdding)}
        />
      </span>
      {isAdding && <OwnLinkForm technology={technology} topic={topic} title={title} onClose={close} />}
      <LinkReports websites={websites} title={title} />
    </>
  );
}
