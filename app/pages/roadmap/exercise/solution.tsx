import { useState } from 'react';

import { CodeBlock } from '../../../ui/text/code-block.tsx';

/** It is in the page only while it is open, so that a search in the page does not find it. */
export function HiddenSolution({ code }: { readonly code: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details className="solution" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>Show a solution</summary>
      {isOpen && <CodeBlock code={code.trimEnd()} isLive />}
    </details>
  );
}
