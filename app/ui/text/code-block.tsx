import './code-block.css';
import { lazy, type ReactNode, Suspense } from 'react';

const CopyButton = lazy(async () => ({
  default: await import('./copy-button.tsx').then(
    (button) => button.CopyButton,
    () => Nothing,
  ),
}));

type CodeBlockProps = { readonly code: string; readonly isLive: boolean };

/** Code on lines of its own. A single line wraps; several keep their breaks and are scrolled, by keyboard too. */
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

/** Code can be read and selected without the button. */
function Nothing(_props: { readonly text: string }): ReactNode {
  return null;
}
