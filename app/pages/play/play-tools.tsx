import { useRef, useState } from 'react';

import { useHydrated } from '../../ui/use-hydrated.ts';
import { type Texts, writeFragment } from '../../ui/workbench/shared-code.ts';

export type PlayToolsProps = {
  readonly texts: Texts;
  readonly startAgain: () => void;
  readonly undo: (() => void) | null;
};

/** Sharing the code, and starting over, which can be undone. */
export function PlayTools({ texts, startAgain, undo }: PlayToolsProps) {
  const isHydrated = useHydrated();
  const startOver = useRef<HTMLButtonElement>(null);
  const [words, setWords] = useState('');
  const share = async () => {
    const fragment = writeFragment(texts);
    if (fragment === null) return setWords('This code is too long for a link. Copy the code instead.');
    const link = new URL(fragment, location.href).href;
    // Without a secure connection there is no clipboard.
    const isCopied = await navigator.clipboard?.writeText(link).then(
      () => true,
      () => false,
    );
    setWords(isCopied ? 'Link copied. The code is in the link itself.' : link);
  };
  return (
    <>
      <button type="button" className="button quiet" disabled={!isHydrated} onClick={() => void share()}>
        Copy link
      </button>
      <button
        ref={startOver}
        type="button"
        className="button quiet"
        disabled={!isHydrated}
        onClick={() => {
          startAgain();
          setWords('The example is back.');
        }}
      >
        Start over
      </button>
      {undo && (
        <button
          type="button"
          className="button quiet"
          onClick={() => {
            undo();
            setWords('Your code is back.');
            startOver.current?.focus();
          }}
        >
          Undo
        </button>
      )}
      <output className="play-said">{words}</output>
    </>
  );
}
