import type { TopicState } from './state.ts';

type Topics = ReadonlyMap<string, TopicState>;

/** Gives unchanged topics the same object as before, so that React skips them. */
export function reuseTopics(former: Topics, topics: Topics): Topics {
  const reused = [...topics].map(([key, topic]) => {
    const before = former.get(key);
    return [key, before !== undefined && isSame(before, topic) ? before : topic] as const;
  });
  return new Map(reused);
}

const plain = ['status', 'date', 'parts', 'note', 'isStarred', 'touched'] as const;
const lists = ['read', 'links', 'checks'] as const;

function isSame(one: TopicState, other: TopicState): boolean {
  return (
    plain.every((name) => one[name] === other[name]) &&
    lists.every((name) => JSON.stringify(one[name]) === JSON.stringify(other[name]))
  );
}
