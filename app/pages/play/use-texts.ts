import { useEffect, useState } from 'react';

import type { Playground } from '#workbench/playgrounds.ts';

import { browserItems } from '../../browser/browser-storage.ts';
import { readFragment, readTexts, type Texts, writeFragment } from '../../ui/workbench/shared-code.ts';

type Kept = {
  readonly texts: Texts;
  readonly write: (part: string, text: string) => void;
  /** Whether the code came with the link. */
  readonly isShared: boolean;
  readonly leaveShared: () => void;
  readonly startAgain: () => void;
  /** Brings back what starting over has replaced; null if there is nothing. */
  readonly undo: (() => void) | null;
};

/**
 * A learner's code, kept on the device. Code that came with a link is never written over it: it stays in the address,
 * with every change.
 */
export function useTexts(slug: string, playground: Playground): Kept {
  const starters = Object.fromEntries(playground.parts.map(({ id, starter }) => [id, starter]));
  const name = `play:${slug}`;
  const [texts, setTexts] = useState<Texts>(starters);
  const [isShared, setShared] = useState(false);
  const [replaced, setReplaced] = useState<readonly Texts[]>([]);
  const isStarter = Object.entries(starters).every(([part, starter]) => texts[part] === starter);
  const readOwn = () => ({ ...starters, ...readTexts(browserItems.read(name) ?? '{}') });
  const open = () => {
    const shared = readFragment(location.hash);
    setShared(shared !== null);
    setReplaced([]);
    setTexts(shared ? { ...starters, ...shared } : readOwn());
  };
  useEffect(() => {
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
    // oxlint-disable-next-line react/exhaustive-deps -- The rest depends on the technology alone.
  }, [slug]);
  const keep = (changed: Texts) => {
    setTexts(changed);
    const fragment = isShared ? writeFragment(changed) : null;
    if (fragment === null) browserItems.write(name, JSON.stringify(changed));
    else history.replaceState(history.state, '', fragment);
  };
  const write = (part: string, text: string) => keep({ ...texts, [part]: text });
  const leaveShared = () => {
    history.replaceState(history.state, '', location.pathname);
    setShared(false);
    setReplaced([]);
    setTexts(readOwn());
  };
  const startAgain = () => {
    setReplaced(isStarter ? replaced : [texts, ...replaced]);
    keep(starters);
    if (!isShared) browserItems.remove(name);
  };
  const undo = ([last, ...rest]: readonly Texts[]) => {
    if (!last) return null;
    return () => {
      // What was written after starting over is not lost either.
      setReplaced(isStarter ? rest : [...rest, texts]);
      keep(last);
    };
  };
  return { texts, write, isShared, leaveShared, startAgain, undo: undo(replaced) };
}
