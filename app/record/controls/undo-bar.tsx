import './undo-bar.css';
import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';

import { type UndoOffer, holdOffer, dismissOffer, toggleUndo, useUndoOffer } from '../undo-offer.ts';
import { useHoverOrFocus } from './use-hover-or-focus.ts';
import { useNextTabStop } from './use-next-tab-stop.ts';
import { useUndoKey } from './use-undo-key.ts';

type UndoBarProps = {
  /** Null when another part of the page says it. */
  readonly describe: (change: UndoOffer) => string | null;
};

const undoKey = typeof navigator !== 'undefined' && /Mac/.test(navigator.userAgent) ? '⌘Z' : 'Ctrl+Z';

/** Says what was just done, and undoes it. It never takes the focus; it is the next tab stop. */
export function UndoBar({ describe }: UndoBarProps) {
  const change = useUndoOffer();
  const { isHeld, holder, leave } = useHoverOrFocus();
  const words = change && describe(change);
  const bar = useRef<HTMLDivElement>(null);
  useUndoKey(words ? change : null);
  useNextTabStop(bar, words ? change : null);
  useEffect(() => (isHeld ? holdOffer() : undefined), [isHeld]);
  const close = () => {
    leave();
    dismissOffer();
  };
  return (
    <div className="undo-bar" data-shown={words !== null} ref={bar}>
      <output>{words && <span>{words}</span>}</output>
      {change && words && (
        <div className="undo-buttons" ref={holder}>
          <TurnButton change={change} />
          <button type="button" className="icon-button" aria-label="Dismiss" onClick={close}>
            <X aria-hidden />
          </button>
        </div>
      )}
    </div>
  );
}

function TurnButton({ change }: { readonly change: UndoOffer }) {
  const isTurned = change.undos.length > 0;
  return (
    <button
      type="button"
      className="undo-button"
      aria-keyshortcuts={isTurned ? undefined : 'Control+Z Meta+Z'}
      onClick={() => void toggleUndo(change)}
    >
      {isTurned ? 'Redo' : 'Undo'}
      {!isTurned && <kbd aria-hidden>{undoKey}</kbd>}
    </button>
  );
}
