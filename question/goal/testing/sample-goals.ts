import type { CompiledGoal } from '#content/goals.ts';

import { indexGoals } from '../goal-index.ts';

function makeGoal(id: string, title: string, technologies: readonly string[]): CompiledGoal {
  return {
    id,
    title,
    names: [title],
    interest: 'home',
    who: 'Anyone.',
    youngest: 8,
    level: 1,
    technologies: [...technologies],
    presumes: [],
    steps: [],
    end: `You have it: ${title}.`,
    see: 'Look at it.',
  };
}

/** Four goals, as people may have them. */
export const sampleGoals: readonly CompiledGoal[] = [
  makeGoal('pet-page', 'A page about a pet', ['html', 'css']),
  makeGoal('recipe-box', 'A recipe box', ['html', 'javascript', 'vue']),
  makeGoal('weather-log', 'A weather log', ['python']),
  makeGoal('tea-shop', 'A shop for tea', ['html', 'css', 'javascript']),
];

export const sampleGoalIndex = indexGoals(sampleGoals, {
  'pet-page': 'animal cat 2 dog 2 hamster hund katze photo website',
  'recipe-box': 'baking bread cook 2 cookbook dishes grandma',
  'weather-log': 'rain 2 temperature thermometer measure',
  'tea-shop': 'order sell 2 store tea 2',
});
