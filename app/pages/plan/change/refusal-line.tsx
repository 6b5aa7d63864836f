import type { Changes } from './use-changes.ts';

/** Why a change was refused, shown at the control that asked for it. */
export function RefusalLine({ changes, at }: { readonly changes: Changes; readonly at: string }) {
  return (
    <p className="error plan-refusal" role="alert">
      {changes.refusal?.at === at && changes.refusal.words}
    </p>
  );
}
