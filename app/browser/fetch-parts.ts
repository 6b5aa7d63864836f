import type { GoalStep } from '#content/goals.ts';
import { findPart, type WishedPart } from '#content/requirements/parts.ts';
import type { Requirement } from '#content/requirements/requirement-schema.ts';
import { readPartKey } from '#content/topic-key.ts';
import { nameSlug } from '#wording/names.ts';

import { fetchData } from './fetch-page-data.ts';

/** The steps that these parts of a plan are. One whose words are not available now has its name alone, so that the plan is still shown. */
export async function fetchParts(parts: readonly WishedPart[]): Promise<GoalStep[]> {
  const ids = [...new Set(parts.flatMap(({ key }) => readPartKey(key)?.requirement ?? []))];
  const requirements = ids.length > 0 ? await fetchRequirements(ids) : [];
  return parts.map((part) => findPart(requirements, part) ?? namePart(part.key));
}

/** With a service worker all at once, which it stores; else those alone, which are much smaller. */
async function fetchRequirements(ids: readonly string[]): Promise<Requirement[]> {
  if (navigator.serviceWorker?.controller) return listRequirements(await fetchData('/requirements'));
  const some = await Promise.all(ids.map((id) => fetchData(`/requirements/${id}`)));
  return listRequirements(some);
}

/** The build writes these files from the same types. */
function listRequirements(data: unknown): Requirement[] {
  return Array.isArray(data) ? data.filter(isRequirement) : [];
}

function isRequirement(one: unknown): one is Requirement {
  return typeof one === 'object' && one !== null && 'ways' in one;
}

function namePart(key: string): GoalStep {
  const title = nameSlug(readPartKey(key)?.requirement ?? '');
  const shows = 'What it shows is loaded when you are online.';
  return { key, title, minutes: 40, needs: [], does: [], shows, more: [] };
}
