import './example.css';

import type { TopicExample } from '#content/roadmap.ts';

import { InlineCode } from '../../../ui/text/inline-code.tsx';
import { CodeExample } from './code-example.tsx';

type ExampleBlockProps = {
  readonly example: TopicExample;
  readonly technology: string;
  readonly isLive: boolean;
};

/** When one needs the topic, and code that was run with what came of it, or a worked case. */
export function ExampleBlock({ example, technology, isLive }: ExampleBlockProps) {
  return (
    <div className="example">
      <p>
        <InlineCode text={example.when} />
      </p>
      {'case' in example ? (
        <div className="worked-case">
          <p className="listing-label">Worked case</p>
          {example.case.split(/\n+/).map((line) => (
            <p key={line}>
              <InlineCode text={line} />
            </p>
          ))}
        </div>
      ) : (
        <CodeExample listing={example} technology={technology} isLive={isLive} />
      )}
    </div>
  );
}
