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

function isSame(one: TopicState, other: TopicState): boolean {
  return (
    one.status === other.status &&
    one.date === other.date &&
    one.parts === other.parts &&
    one.note === other.note &&
    one.isStarred === other.isStarred &&
    one.touched === other.touched &&
    isSameList(one.read, other.read, (url) => url) &&
    isSameList(one.links, other.links, ({ url, title }) => `${url} ${title}`) &&
    isSameList(one.checks, other.checks, ({ date, isRight }) => `${date} ${isRight}`)
  );
}

function isSameList<T>(one: readonly T[], other: readonly T[], write: (value: T) => string): boolean {
  return one.length === other.length && one.map(write).join('\n') === other.map(write).join('\n');
}
