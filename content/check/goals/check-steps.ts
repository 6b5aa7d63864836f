import type { Goal } from '../../goal-schema.ts';
import { listPublishedSteps, type PublishedStep } from './published-steps.ts';

/** Every step that is gone, new or under another number than it was published with, as sentences. */
export function checkSteps(goals: readonly Goal[], published: readonly PublishedStep[]): string[] {
  const current = new Map(listPublishedSteps(goals).map(({ key, title }) => [key, title]));
  const known = new Set(published.map(({ key }) => key));
  const missing = [...current.keys()].filter((key) => !known.has(key));
  return [
    ...missing.map((key) => `goal-steps.tsv ${key}: is missing; run npm run content -- --add-topics`),
    ...published.flatMap(({ key, title }) => {
      const now = current.get(key);
      if (now === undefined)
        return [`goal-steps.tsv ${key}: no goal has it; records of learners refer to it`];
      return now === title
        ? []
        : [
            `goal-steps.tsv ${key}: was published as "${title}", and is now "${now}"; a step never gets another number. If only its title has changed, change it there too`,
          ];
    }),
  ];
}
