import { type Breach, type ContentRule, listTopicSources } from './rule.ts';

const forbidden = /\b(powerful|robust|seamless(ly)?|crucial(ly)?|delv(e|es|ing)|leverag(e|es|ing))\b/i;
const emptyOpening = /^(in this topic|this topic|learn about)\b/i;

/** No filler words, no empty openings, no exclamation marks outside code. */
export const wordingRule: ContentRule = {
  name: 'wording',
  check: ({ technology }) => {
    const breaches: Breach[] = [];
    for (const topic of listTopicSources(technology)) {
      const { description, task, check } = topic;
      const prose = [description, task, check.ask, check.answer].join('\n').replaceAll(/`[^`]*`/g, '');
      const word = forbidden.exec(prose)?.[0];
      if (word) breaches.push({ topic: topic.slug, message: `"${word}" is filler` });
      if (prose.includes('!')) breaches.push({ topic: topic.slug, message: 'has an exclamation mark' });
      if (emptyOpening.test(description))
        breaches.push({ topic: topic.slug, message: 'has an empty opening' });
      if (description.toLowerCase().startsWith(`${topic.topic.toLowerCase()} `)) {
        breaches.push({ topic: topic.slug, message: 'description begins with the title' });
      }
      if ((prose.match(/`/g)?.length ?? 0) > 0)
        breaches.push({ topic: topic.slug, message: 'has an unclosed backtick' });
    }
    return breaches;
  },
};

/** No two descriptions of a roadmap share 40 % or more of their word triples. */
export const similarityRule: ContentRule = {
  name: 'similarity',
  check: ({ technology }) => {
    const all = listTopicSources(technology).map(({ slug, description }) => ({
      slug,
      triples: wordTriples(description),
    }));
    return all.flatMap((one, index) =>
      all
        .slice(index + 1)
        .filter((other) => jaccard(one.triples, other.triples) >= 0.4)
        .map((other) => ({ topic: one.slug, message: `is nearly the same as ${other.slug}` })),
    );
  },
};

function wordTriples(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return new Set(words.slice(2).map((word, index) => `${words[index]} ${words[index + 1]} ${word}`));
}

function jaccard(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  const shared = [...one].filter((value) => other.has(value)).length;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}
