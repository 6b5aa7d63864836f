import { useRef } from 'react';

import { InlineCode } from '../ui/inline-code.tsx';
import type { Tools } from './tools/tools.ts';
import type { TopicName } from './topic-name.ts';

type SelfCheckProps = TopicName & {
  readonly ask: string;
  readonly answer: string;
  readonly tools: Tools | null;
};

/** A question whose answer is folded, and, once it was seen, whether the learner knew it. */
export function SelfCheck({ ask, answer, tools, ...name }: SelfCheckProps) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} className="self-check">
      <summary>
        <InlineCode text={ask} />
      </summary>
      <p>
        <InlineCode text={answer} />
      </p>
      {tools && <tools.CheckResult {...name} details={details} />}
    </details>
  );
}
