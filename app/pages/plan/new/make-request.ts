import type { JournalState } from '#journal/fold/state.ts';
import type { PlanRequest } from '#planner/model/plan-request.ts';

import type { PageOf } from '../../../browser/page-types.ts';
import type { PlanForm } from './read-plan-form.ts';

export type PlanContext = { readonly page: PageOf<'plan'>; readonly state: JournalState };

/** Topics that are already done or skipped count as known, so that they are not planned again. */
export function makeRequest({ request }: PlanForm, { page, state }: PlanContext): PlanRequest {
  const settled = [...state.topics].flatMap(([key, { status }]) =>
    status === 'done' || status === 'skipped' ? [key] : [],
  );
  return { ...request, needs: page.needs, known: [...new Set([...(request.known ?? []), ...settled])] };
}
