import type { Roadmap } from '#content/roadmap.ts';
import { addressOf } from '#content/topic-key.ts';
import type { Published, Rename } from '#content/schema.ts';
import { addDays } from '#journal/dates.ts';
import { readRenames, technologyOf } from '#journal/renames.ts';

import type { ChangeData, TopicLinkData } from '#app/browser/page-types.ts';

export type ContentHistory = {
  readonly published: readonly Published[];
  readonly renamed: readonly Rename[];
  readonly library: ReadonlyMap<string, Roadmap>;
  readonly today: string;
};

/** Within a year, newest first, without topics of the first release and merged ones. */
export function listChanges(technology: string, history: ContentHistory): ChangeData[] {
  const yearAgo = addDays(history.today, -365);
  const changes = [...listAdded(technology, history), ...listMoved(technology, history)];
  return changes.filter(({ date }) => date >= yearAgo).sort((one, other) => (one.date > other.date ? -1 : 1));
}

function listAdded(technology: string, { published, renamed, library }: ContentHistory): ChangeData[] {
  const [first = ''] = published.map(({ added }) => added).sort();
  const targets = new Set(renamed.flatMap(({ to }) => to));
  return published.flatMap(({ key, added: date }) => {
    const lead = findLead(key, technology, library);
    if (technologyOf(key) !== technology || date === first || targets.has(key) || !lead) return [];
    return [{ kind: 'added', date, key, name: lead.title, leads: [lead] }];
  });
}

function listMoved(technology: string, { renamed, library }: ContentHistory): ChangeData[] {
  const { follow } = readRenames(renamed);
  return renamed
    .filter(({ from }) => technologyOf(from) === technology)
    .map(({ from, since: date }) => {
      const leads = follow(from).flatMap(({ key }) => findLead(key, technology, library) ?? []);
      const name = from.slice(technology.length + 1).replaceAll('-', ' ');
      return { kind: leads.length > 0 ? 'renamed' : 'retired', date, key: from, name, leads };
    });
}

/** Null if no roadmap has the topic. */
function findLead(key: string, from: string, library: ContentHistory['library']): TopicLinkData | null {
  const home = library.get(technologyOf(key));
  const topic = home?.chapters.flatMap(({ topics }) => topics).find((one) => one.key === key);
  if (!home || !topic) return null;
  if (home.slug === from) return { title: topic.title, href: `#${topic.slug}` };
  return { title: `${home.name}: ${topic.title}`, href: addressOf(topic.key) };
}
