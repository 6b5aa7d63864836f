import { listCovered } from '../names/technologies.ts';
import type { PlanIntent, ReplyInput, SharedTopics } from '../reply-input.ts';
import type { ContrastIndex } from './contrast-index.ts';

/** Adds to a wish for a plan what the wanted technology shares with each one that the learner knows. */
export function presumeShared(index: ContrastIndex, read: ReplyInput): ReplyInput {
  if (read.intent !== 'plan' || !read.knownTechnologies) return read;
  const { knownTechnologies, technologies } = read;
  const shared = knownTechnologies.flatMap((known) =>
    technologies.flatMap((wanted) => findShared(index, known, wanted) ?? []),
  );
  return shared.length > 0 ? { ...read, shared } : read;
}

export function listShared({ shared = [] }: PlanIntent): string[] {
  return [...new Set(shared.flatMap(({ keys }) => keys))];
}

function findShared(index: ContrastIndex, known: string, wanted: string): SharedTopics | null {
  const sides = index.technologies.get(known) ?? [];
  const found = sides.find(({ contrast }) => known !== wanted && contrast.between.includes(wanted));
  if (!found) return null;
  const { contrast, side } = found;
  const keys = side === 0 ? contrast.shares : contrast.sharesBack;
  const comparing = contrast.topics.find(
    (key) => !keys.includes(key) && namesBoth(index, key, { known, wanted }),
  );
  return { known, contrast, keys, comparing: comparing ?? null };
}

/** Whether a topic compares the two, as "Kotlin compared with Java" does. */
function namesBoth(
  { names, topics }: ContrastIndex,
  key: string,
  { known, wanted }: { readonly known: string; readonly wanted: string },
): boolean {
  const topic = topics.find((one) => one.key === key);
  if (topic?.technology !== wanted) return false;
  const named = listCovered(names, topic.title);
  return named.has(known) && named.has(wanted);
}
