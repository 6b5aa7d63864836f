import { Component, type ReactNode } from 'react';

import type { PlanState } from '#journal/fold/state.ts';

import { saveFile } from '../../../browser/save-file.ts';
import { makeFileName } from '../export/make-file-name.ts';
import { RemovePlan } from './remove-plan.tsx';

type BoundaryProps = { readonly fallback: ReactNode; readonly children: ReactNode };

/** Shows a fallback when a plan fails to render, so that the rest of the page stays usable. */
export class PlanBoundary extends Component<BoundaryProps, { readonly hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

/** A plan that cannot be shown, but can be saved as a file or removed. */
export function BrokenPlan({ saved }: { readonly saved: PlanState }) {
  const { id, title, starts, request, days } = saved;
  const save = () =>
    saveFile(
      `${makeFileName(title)}.json`,
      'application/json',
      JSON.stringify({ id, title, starts, request, days }),
    );
  return (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      <p role="alert">
        This page cannot read this plan. It may be from another version of Waymark. Reload the page. You can
        also save a copy of the plan, or remove it.
      </p>
      <p className="plan-actions">
        <button type="button" className="button quiet" onClick={save}>
          Save a copy
        </button>
      </p>
      <RemovePlan plan={id} />
    </>
  );
}
