import './code-block.css';
import { Suspense } from 'react';

import { lazyComponent } from '../lazy.tsx';

// Code can be read and selected without the button.
const CopyButton = lazyComponent(
  async () => (await import('./copy-button.tsx')).CopyButton,
  () => null,
);

type CodeBlockProps = { readonly code: string; readonly isLive: boolean };

/** A single line wraps; several lines scroll, also by keyboard. */
export function CodeBlock({ code, isLive }: CodeBlockProps) {
  const isScrolled = code.trimEnd().includes('\n');
  return (
    <div className="code-block">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- What scrolls is reached by keyboard. */}
      <pre tabIndex={isScrolled ? 0 : undefined}>
        <code>{code}</code>
      </pre>
      <Suspense>{isLive && <CopyButton text={code} />}</Suspense>
    </div>
  );
}
