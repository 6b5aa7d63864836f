import { CircleMinus, Star } from 'lucide-react';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { useTopic } from '../../../record/use-record.ts';
import { ToolButton } from './tool-button.tsx';
import type { TopicName } from '../../../record/controls/topic-name.ts';

/** Buttons to skip and to star a topic. */
export function MarkTools({ technology, topic, title }: TopicName) {
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
