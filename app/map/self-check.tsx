import { useCallback, useRef, useSyncExternalStore } from 'react';

import { InlineCode } from '../ui/inline-code.tsx';
import { useTools } from './late-tools.tsx';
import type { TopicName } from './topic-name.ts';

type SelfCheckProps = TopicName & { readonly ask: string; readonly answer: string };

/** A question whose answer is folded, and, once it was seen, whether the learner knew it. */
export function SelfCheck({ ask, answer, ...name }: SelfCheckProps) {
  const tools = useTools();
  const details = useRef<HTMLDetailsElement>(null);
  const listen = useCallback((listener: () => void) => {
    const { current } = details;
    current?.addEventListener('toggle', listener);
    return () => current?.removeEventListener('toggle', listener);
  }, []);
  const isOpen = useSyncExternalStore(
    listen,
    () => details.current?.open ?? false,
    () => false,
  );
  return (
    <details ref={details} className="self-check">
      <summary>
        <InlineCode text={ask} />
      </summary>
      <p>
        <InlineCode text={answer} />
      </p>
      {tools && isOpen && <tools.CheckResult {...name} />}
    </details>
  );
}
