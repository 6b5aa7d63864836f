import './topic-tools.css';
import { Ellipsis, NotebookPen, CircleMinus, Star } from 'lucide-react';
import { useRef, useState } from 'react';

import type { Website } from '#content/roadmap.ts';

import { useTopic } from '../../../record/use-record.ts';
import { readNoteDraft } from '../notes/note-draft.ts';
import { MoreTools } from './more-tools.tsx';
import { NoteEditor } from '../notes/note-editor.tsx';
import { ToolButton } from './tool-button.tsx';
import type { TopicName } from '../../../record/controls/topic-name.ts';
import { recordWithUndo } from '../../../record/undo-offer.ts';

type TopicToolsProps = TopicName & { readonly websites: readonly Website[] };

/** The other actions on a topic. The editor of an unsaved note is open from the start. */
export function TopicTools({ technology, topic, title, websites }: TopicToolsProps) {
  const key = `${technology}/${topic}`;
  const [writing, setWriting] = useState<'opened' | 'restored' | null>(() =>
    readNoteDraft(key) === null ? null : 'restored',
  );
  const [hasMore, setMore] = useState(false);
  const noteButton = useRef<HTMLSpanElement>(null);
  const note = useTopic(key)?.note ?? '';
  const about = { technology, topic };
  const closeNote = () => {
    setWriting(null);
    noteButton.current?.querySelector('button')?.focus();
  };
  return (
    <>
      <MarkTools {...about} title={title} />
      <span ref={noteButton} className="tool-place">
        <ToolButton
          icon={NotebookPen}
          word="Note"
          spoken={`Note: ${title}`}
          isOn={note !== ''}
          aria-expanded={writing !== null}
          onClick={() => setWriting(writing === null ? 'opened' : null)}
        />
      </span>
      <ToolButton
        icon={Ellipsis}
        word="More"
        spoken={`More: ${title}`}
        aria-expanded={hasMore}
        onClick={() => setMore(!hasMore)}
      />
      {hasMore && <MoreTools {...about} title={title} websites={websites} />}
      {writing !== null && (
        <NoteEditor
          {...about}
          title={title}
          note={note}
          focusOnOpen={writing === 'opened'}
          onClose={closeNote}
        />
      )}
      {writing === null && note !== '' && (
        <div className="note">
          <p>{note}</p>
          <button type="button" className="tool" onClick={() => setWriting('opened')}>
            Edit<span className="unseen"> the note on {title}</span>
          </button>
        </div>
      )}
    </>
  );
}

/** Buttons to skip and to star a topic. */
function MarkTools({ technology, topic, title }: TopicName) {
  const state = useTopic(`${technology}/${topic}`);
  const isSkipped = state?.status === 'skipped';
  const isStarred = state?.isStarred ?? false;
  const about = { technology, topic };
  return (
    <>
      <ToolButton
        icon={CircleMinus}
        word={isSkipped ? 'Skipped' : 'Not for me'}
        spoken={isSkipped ? `Skipped: ${title}. Include it again` : `Not for me: skip ${title}`}
        isOn={isSkipped}
        onClick={() => void recordWithUndo({ kind: isSkipped ? 'topic-undone' : 'topic-skipped', ...about })}
      />
      <ToolButton
        icon={Star}
        word={isStarred ? 'Starred' : 'Star'}
        spoken={isStarred ? `Starred: ${title}. Remove the star` : `Star: ${title}`}
        isOn={isStarred}
        onClick={() =>
          void recordWithUndo({ kind: isStarred ? 'topic-unstarred' : 'topic-starred', ...about })
        }
      />
    </>
  );
}
