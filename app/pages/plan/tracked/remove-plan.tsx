import { useRef } from 'react';

import { recordWithUndo } from '../../../record/undo-offer.ts';
import { findMain, useFocusFallback } from '../change/use-focus-fallback.ts';

export function RemovePlan({ plan }: { readonly plan: string }) {
  const section = useRef<HTMLElement>(null);
  useFocusFallback(section, findMain);
  return (
    <section ref={section} className="plan-remove">
      <button
        type="button"
        className="button quiet"
        onClick={() => void recordWithUndo({ kind: 'plan-removed', plan })}
      >
        Remove this plan
      </button>
      <p className="plan-facts">What you did stays in your record.</p>
    </section>
  );
}
