import type { Beside } from '#question/wanted/stated-topics.ts';

import { sayLearnFirst } from '../learn-first.ts';
import type { Known } from './known-topics.ts';
import type { Library } from '../../library.ts';
import { linkTopic } from '../../words.ts';
import { listSome } from '#wording/lists.ts';

const maxNamed = 5;

/** What the learner knows or does not want, and what goes with it. */
export function sayKnown(library: Library, known: Known): string[] {
  const name = (keys: readonly string[]) =>
    listSome(
      keys.flatMap((key) => library.topics.get(key) ?? []).map((topic) => linkTopic(topic)),
      maxNamed,
    );
  const { said, below, skipped, above, needed, broad } = known;
  const [they, them] = said.length > 1 ? ['they depend', 'them'] : ['it depends', 'it'];
  const resting = skipped.length > 1 ? 'them' : 'it';
  const also = below.length > 0 ? `, and with ${them} what ${they} on: ${name(below)}` : '';
  const without = above.length > 0 ? `, and what depends on ${resting}: ${name(above)}` : '';
  return [
    ...(said.length > 0
      ? [`Taken as known, as you said: ${name(said)}${also}. ${sayLearnFirst(said.length + below.length)}`]
      : []),
    ...(skipped.length > 0 ? [`Left out, as you asked: ${name(skipped)}${without}.`] : []),
    ...(needed.length > 0 ? [`What you asked for depends on ${name(needed)}, so it stays in the plan.`] : []),
    ...(broad.length > 0
      ? [`Most of the roadmap depends on ${name(broad)}. You will need it, so I take it as known.`]
      : []),
  ];
}

/** What is wanted beside the plan's technologies and has no roadmap, and the topics that speak of it. */
export function sayBeside(library: Library, beside: readonly Beside[]): string[] {
  const without = beside.filter(({ key }) => key === null).map(({ name }) => name);
  const [are, them] = without.length > 1 ? ['are', 'them'] : ['is', 'it'];
  const left = `${listSome(without, maxNamed)} ${are} not among our roadmaps, so this plan leaves ${them} out.`;
  const touched = beside.flatMap(({ name, key }) => {
    const topic = library.topics.get(key ?? '');
    return topic ? [`${name} is not among our roadmaps. ${linkTopic(topic)} mentions it.`] : [];
  });
  return [...(without.length > 0 ? [left] : []), ...touched];
}
