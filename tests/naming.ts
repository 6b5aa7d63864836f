import { loadOtherNames, loadRoadmaps } from '#content/library.ts';
import { makeNames, type Naming } from '#search/query/names.ts';

/** The names that learners use, as the content has them. */
export const naming: Naming = { technologies: await loadRoadmaps(), ...(await loadOtherNames()) };
export const names = makeNames(naming);
