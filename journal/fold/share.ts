import type { TopicState } from './state.ts';

type Topics = ReadonlyMap<string, TopicState>;

/** The topics of a new fold, but of those that are as they were the former object: what shows one sees at once that nothing changed. */
export function keepSame(former: Topics, topics: Topics): Topics {
  const kept = [...topics].map(([key, topic]) => {
    const before = former.get(key);
    return [key, before !== undefined && isSame(before, topic) ? before : topic] as const;
  });
  return new Map(kept);
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

/** Addresses hold no spaces, so texts are the same only where values are. */
function isSameList<T>(one: readonly T[], other: readonly T[], write: (value: T) => string): boolean {
  return one.length === other.length && one.map(write).join('\n') === other.map(write).join('\n');
}
