import type { Changes } from './use-changes.ts';

/** Why what was asked for at a control was refused; it stands right there. */
export function RefusalLine({ changes, at }: { readonly changes: Changes; readonly at: string }) {
  return (
    <p className="fault plan-refusal" role="alert">
      {changes.refusal?.at === at && changes.refusal.words}
    </p>
  );
}
