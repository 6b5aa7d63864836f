import './self-check.css';
import { useRef } from 'react';

import { CodeQuestion, CodeText } from '../../ui/text/code-text.tsx';
import type { Tools } from './tools/tools.ts';
import type { TopicName } from '../../record/controls/topic-name.ts';

type SelfCheckProps = TopicName & {
  readonly ask: string;
  readonly answer: string;
  readonly isLive: boolean;
  readonly tools: Tools | null;
};

/** A question with a collapsed answer. */
export function SelfCheck({ ask, answer, isLive, tools, ...name }: SelfCheckProps) {
  const details = useRef<HTMLDetailsElement>(null);
  return (
    <details ref={details} className="self-check">
      <summary>
        <CodeQuestion text={ask} />
      </summary>
      <CodeText text={answer} isLive={isLive} />
      {tools && <tools.CheckResult {...name} details={details} />}
    </details>
  );
}
