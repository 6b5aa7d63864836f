import { useRef, useTransition } from 'react';

import { findMain, useFocusFallback } from '../change/use-focus-fallback.ts';
import { unreachable } from '../errors.ts';

type UnreachedProps = { readonly title: string; readonly onRetry: () => void };

/** A plan whose roadmaps could not be loaded. It stays while they are loaded again. */
export function UnreachablePlan({ title, onRetry }: UnreachedProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isTrying, tryAgain] = useTransition();
  useFocusFallback(button, findMain);
  return (
    <>
      <h1>{title}</h1>
      <p role="alert">{isTrying ? '' : unreachable}</p>
      <button ref={button} type="button" className="button" onClick={() => tryAgain(onRetry)}>
        {isTrying ? 'One moment...' : 'Try again'}
      </button>
    </>
  );
}
