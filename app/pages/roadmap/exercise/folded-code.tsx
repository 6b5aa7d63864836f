import { useState } from 'react';

import { CodeBlock } from '../../../ui/text/code-block.tsx';

type FoldedCodeProps = { readonly summary: string; readonly code: string };

/** It is in the page only while it is open, so that a search in the page does not find it. */
export function FoldedCode({ summary, code }: FoldedCodeProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="folded-code" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && <CodeBlock code={code.trimEnd()} isLive />}
    </details>
  );
}
