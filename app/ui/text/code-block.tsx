import './code-block.css';
import { type ReactNode, Suspense } from 'react';

import { lazyComponent } from '../lazy.tsx';

// Code can be read and selected without the button.
const CopyButton = lazyComponent(
  async () => (await import('./copy-button.tsx')).CopyButton,
  () => null,
);

type CodeBlockProps = {
  readonly code: string;
  readonly isLive: boolean;
  /** In a line of its own above, with the button. */
  readonly title?: string;
  /** The code in colors. */
  readonly children?: ReactNode;
};

/** A line that has no space at 320 pixels. */
const isWide = /^.{27}/m;

/** A single line wraps; several lines scroll, also by keyboard. */
export function CodeBlock({ code, isLive, title, children = code }: CodeBlockProps) {
  return (
    <div className="code-block">
      {title && <p>{title}</p>}
      <CodeLines code={code}>
        <code>{children}</code>
      </CodeLines>
      <Suspense>{isLive && <CopyButton text={code} />}</Suspense>
    </div>
  );
}

type CodeLinesProps = { readonly code: string; readonly children: ReactNode };

export function CodeLines({ code, children }: CodeLinesProps) {
  const hasLines = code.trimEnd().includes('\n');
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard.
    <pre className={hasLines ? 'lines' : undefined} tabIndex={hasLines && isWide.test(code) ? 0 : undefined}>
      {children}
    </pre>
  );
}
