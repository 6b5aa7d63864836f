import type { ReactNode } from 'react';

type FoldedTaskProps = { readonly title: string; readonly children: ReactNode };

/** What to do in a project, folded; `title` says in which one. */
export function FoldedTask({ title, children }: FoldedTaskProps) {
  return (
    <details className="plan-step-details">
      <summary className="plan-quiet-summary" aria-label={`What to do: ${title}`}>
        What to do
      </summary>
      {children}
    </details>
  );
}
