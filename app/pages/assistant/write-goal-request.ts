import { joinWords } from '#wording/lists.ts';

import { fetchPageData } from '../../browser/fetch-page-data.ts';

/** What to ask for a plan for a goal, by field. Null if the goal is not available. */
export async function writeGoalRequest(id: string): Promise<Record<string, string> | null> {
  const goal = await fetchPageData('goal', `/goals/${id}`);
  return (
    goal && {
      problem: `Make a plan for my goal: ${goal.title}.`,
      language: joinWords(goal.roadmaps.map(({ name }) => name)),
    }
  );
}
