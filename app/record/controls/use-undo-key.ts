import { useEffect } from 'react';

import { type UndoOffer, toggleUndo } from '../undo-offer.ts';
import { isTyping } from './is-typing.ts';

/** Control+Z or Command+Z undoes what was done, except in a field. */
export function useUndoKey(change: UndoOffer | null): void {
  useEffect(() => {
    if (!change || change.undos.length > 0) return undefined;
    const listen = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event.target)) return;
      event.preventDefault();
      if (!event.repeat) void toggleUndo(change);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [change]);
}
