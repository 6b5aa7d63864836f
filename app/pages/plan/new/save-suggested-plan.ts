import type { RequestedPlan } from '#contract/meaning.ts';
import { weekdayOf } from '#journal/dates.ts';
import type { JournalState } from '#journal/fold/state.ts';

import { fetchPageData } from '../../../browser/fetch-page-data.ts';
import { readToday } from '#wording/dates.ts';
import { findLaterStart } from './find-later-start.ts';
import { savePlanForm, type Saved } from './save-plan-form.ts';
import { unreachable } from '../errors.ts';

/** Saves the plan of a reply, from today. If the days of the week differ, each gets its promised minutes. */
export async function saveSuggestedPlan(
  { technologies, request }: RequestedPlan,
  state: JournalState,
): Promise<Saved> {
  const page = await fetchPageData('plan', '/plan');
  if (!page) return { problem: unreachable };
  const { minutesADay, minutesOn, restDays = [] } = request;
  const differ =
    minutesOn !== undefined ||
    restDays.length > 0 ||
    (minutesADay?.weekend ?? minutesADay?.weekday) !== minutesADay?.weekday;
  const today = readToday();
  const starts = findLaterStart(today, request) ?? today;
  const placed = differ ? { ...request, firstWeekday: weekdayOf(starts) } : request;
  return savePlanForm({ technologies, starts, request: placed }, { page, state });
}
