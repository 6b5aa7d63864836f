import { CircleCheck, Star, X } from 'lucide-react';
import type { MouseEvent, ReactNode } from 'react';

import { splitKey } from '#content/topic-key.ts';
import type { EventBody } from '#journal/event/event.ts';

import { recordWithUndo } from '../../record/undo-offer.ts';
import type { LibraryItem } from './library-item.ts';

type Tool = { readonly label: string; readonly face: ReactNode; readonly body: EventBody };

/** The same act as in the roadmap, which can be undone there and here. */
export function LineTool({ item }: { readonly item: LibraryItem }) {
  const tool = findTool(item);
  if (!tool) return null;
  const act = ({ currentTarget }: MouseEvent<HTMLButtonElement>) => {
    focusNeighbor(currentTarget);
    void recordWithUndo(tool.body);
  };
  return (
    <button type="button" className="tool library-tool" aria-label={tool.label} onClick={act}>
      {tool.face}
    </button>
  );
}

function findTool(item: LibraryItem): Tool | null {
  const { title, key } = item.place;
  const about = splitKey(key);
  switch (item.kind) {
    case 'note':
      return {
        label: `Remove the note on ${title}`,
        face: <X aria-hidden />,
        body: { kind: 'note-written', ...about, text: '' },
      };
    case 'star':
      return {
        label: `Starred: ${title}. Remove the star`,
        face: <Star aria-hidden className="filled" />,
        body: { kind: 'topic-unstarred', ...about },
      };
    case 'again':
      return {
        label: `I know it now: ${title}`,
        face: (
          <>
            <CircleCheck aria-hidden /> I know it now
          </>
        ),
        body: { kind: 'check-right', ...about },
      };
    case 'link':
      return {
        label: `Remove ${item.link.title || item.link.url}`,
        face: <X aria-hidden />,
        body: { kind: 'own-link-removed', ...about, url: item.link.url },
      };
    default:
      return null;
  }
}

/** The line disappears, so the focus moves to the next one. */
function focusNeighbor(button: HTMLElement): void {
  const lines = [...document.querySelectorAll('.library-line')];
  const at = lines.findIndex((line) => line.contains(button));
  const neighbor = lines[at + 1] ?? lines[at - 1];
  const target = neighbor?.querySelector<HTMLElement>('a, button') ?? document.getElementById('main');
  target?.focus({ preventScroll: true });
}
