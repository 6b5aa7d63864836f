import type { GoalStep } from '#content/goals.ts';
import { findPart } from '#content/requirements/parts.ts';
import type { Requirement } from '#content/requirements/requirement-schema.ts';
import { readPartKey } from '#content/topic-key.ts';
import { nameSlug } from '#wording/names.ts';

import { fetchData } from './fetch-page-data.ts';

/** The steps that these keys name. One whose words are not available now has its name alone, so that the plan is still shown. */
export async function fetchParts(keys: readonly string[]): Promise<GoalStep[]> {
  const ids = [...new Set(keys.flatMap((key) => readPartKey(key)?.requirement ?? []))];
  const requirements = ids.length > 0 ? await fetchRequirements(ids) : [];
  return keys.map((key) => findPart(requirements, key) ?? namePart(key));
}

/** With a service worker all at once, which it stores; else those alone, which are much smaller. */
async function fetchRequirements(ids: readonly string[]): Promise<Requirement[]> {
  if (navigator.serviceWorker?.controller) return listRequirements(await fetchData('/requirements'));
  const some = await Promise.all(ids.map((id) => fetchData(`/requirements/${id}`)));
  return listRequirements(some);
}

/** The build writes these files from the same types. */
function listRequirements(data: unknown): Requirement[] {
  const isRequirement = (one: unknown): one is Requirement =>
    typeof one === 'object' && one !== null && 'ways' in one;
  return Array.isArray(data) ? data.filter(isRequirement) : [];
}

function namePart(key: string): GoalStep {
  const title = nameSlug(readPartKey(key)?.requirement ?? '');
  const shows = 'What it shows is loaded when you are online.';
  return { key, title, minutes: 40, needs: [], does: [], shows, more: [] };
}
