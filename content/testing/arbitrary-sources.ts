import fc from 'fast-check';

import { makeLink, makeTopic } from './sample.ts';
import {
  type ChapterSource,
  type Importance,
  levels,
  type Link,
  linkKinds,
  type TechnologySource,
} from '../schema.ts';

/** Roadmaps that may name one another, and the registry of their links. */
export type Sources = {
  readonly sources: readonly TechnologySource[];
  readonly links: ReadonlyMap<string, Link>;
};

export const arbitrarySlug = fc.stringMatching(/^[a-z0-9]{1,6}(-[a-z0-9]{1,4}){0,2}$/);

const addresses = ['https://www.example.org/a', 'https://docs.example.org/b#c', 'http://example.com/www.d'];

const arbitraryLinks = fc
  .tuple(
    ...addresses.map((url) =>
      fc
        .record({
          title: fc.string({ minLength: 1 }),
          kind: fc.constantFrom(...linkKinds),
          cost: fc.constantFrom<Link['cost']>('free', 'login', 'paid'),
        })
        .map((own) => Object.assign(makeLink(url, own.kind), own)),
    ),
  )
  .map((links) => new Map(links.map((link) => [link.url, link])));

const arbitraryTopic = fc.record({
  level: fc.constantFrom(...levels),
  importance: fc.constantFrom<Importance>('core', 'usual', 'niche'),
  minutes: fc.integer({ min: 10, max: 45 }),
  isQuick: fc.boolean(),
  websites: fc.uniqueArray(fc.constantFrom(...addresses), { minLength: 1 }),
  /** Which of the topics before it, in all roadmaps, it depends on. */
  places: fc.array(fc.nat(), { maxLength: 3 }),
});

const arbitraryShape = fc.uniqueArray(
  fc.record({
    slug: fc.constantFrom('html', 'css', 'json', 'vue'),
    chapters: fc.array(fc.array(arbitraryTopic, { minLength: 1, maxLength: 3 }), {
      minLength: 1,
      maxLength: 3,
    }),
  }),
  { selector: ({ slug }) => slug, minLength: 1, maxLength: 3 },
);

export const arbitrarySources: fc.Arbitrary<Sources> = fc
  .record({ shape: arbitraryShape, links: arbitraryLinks })
  .map(({ shape, links }) => ({ sources: makeSources(shape), links }));

type Shape = typeof arbitraryShape extends fc.Arbitrary<infer Value> ? Value : never;

function makeSources(shape: Shape): TechnologySource[] {
  const before: string[] = [];
  return shape.map(({ slug, chapters }, place) => {
    let id = 0;
    const quick: string[] = [];
    const made = chapters.map((topics, at): ChapterSource => ({
      title: `Chapter ${at}`,
      project: { title: `Project ${at}`, brief: `Build ${at}.` },
      topics: topics.map(({ places, isQuick, ...own }) => {
        const keys = [...new Set(places.flatMap((one) => before[one % Math.max(1, before.length)] ?? []))];
        const topic = { ...makeTopic(id), ...own, after: keys.map((key) => shorten(key, slug)) };
        before.push(`${slug}/${topic.slug}`);
        if (isQuick) quick.unshift(topic.slug);
        id += 1;
        return topic;
      }),
    }));
    const needs = shape.slice(0, place).map((other) => other.slug);
    const videos = { id: place, label: `Label ${place}:`, description: `Watch ${slug}.`, videos: addresses };
    const names = [slug, `${slug}.js`];
    const own = {
      slug,
      place,
      group: 'web' as const,
      names,
      name: slug.toUpperCase(),
      heading: `The ${slug}`,
    };
    const others = { icon: { devicon: slug }, needs, near: needs.slice(1), meant: needs.slice(2) };
    const path = { quick, makes: `You have ${slug}.` };
    return { ...own, ...others, summary: `About ${slug}.`, videos, path, chapters: made };
  });
}

function shorten(key: string, technology: string): string {
  return key.startsWith(`${technology}/`) ? key.slice(technology.length + 1) : key;
}
