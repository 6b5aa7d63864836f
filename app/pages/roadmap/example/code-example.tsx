import { Suspense } from 'react';

import type { Listing } from '#content/roadmap.ts';

import { lazyComponent } from '../../../ui/lazy.tsx';
import { CodeBlock } from '../../../ui/text/code-block.tsx';
import { ColoredCode } from './colored-code.tsx';
import { findTrial } from '#workbench/find-trial.ts';
import { LabeledLines } from './labeled-lines.tsx';

// An example can be read without it.
const TryExample = lazyComponent(
  async () => (await import('./try-example.tsx')).TryExample,
  () => null,
);

type CodeExampleProps = {
  readonly listing: Listing;
  readonly technology: string;
  readonly isLive: boolean;
};

/** A listing between what was there before it and what came of it. */
export function CodeExample({ listing, technology, isLive }: CodeExampleProps) {
  const { code, marks, file, input, prints, fails, looks } = listing;
  const trial = findTrial(technology, listing);
  return (
    <figure className="listing">
      <Before {...listing} />
      <CodeBlock code={code} isLive={isLive} title={file ?? 'Example'}>
        <ColoredCode code={code} marks={marks} />
      </CodeBlock>
      <LabeledLines as="samp" label="Input" text={input} />
      <LabeledLines as="samp" label="Output" text={prints} />
      <LabeledLines as="samp" label="Error" text={fails} />
      <LabeledLines as="span" label="You see" text={looks} />
      {trial && (
        <div className="try-example">
          <Suspense>{isLive && <TryExample listing={listing} trial={trial} />}</Suspense>
        </div>
      )}
    </figure>
  );
}

/** Folded, because most readers can do without it. */
function Before({ setup, files }: Listing) {
  return (
    (setup ?? files) && (
      <details className="listing-before">
        <summary>What was there before</summary>
        {Object.entries({ '': setup, ...files }).map(([name, text]) => (
          <LabeledLines key={name} as="code" label={name} text={text} />
        ))}
      </details>
    )
  );
}
