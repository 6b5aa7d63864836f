import type { FindableTopic } from '../../search/findable-topic.ts';
import type { TopicIndex } from '../../search/index.ts';
import { keyPhrase, listRun, stemPhrase } from '../../search/text/phrases.ts';
import { foldText } from '../../search/text/plain-text.ts';
import { isPlanning } from '../../search/query/planning.ts';
import { nameStems } from '../../search/query/names.ts';
import { actionWords } from '#lexicon/text/action-words.ts';
import { codeWords } from '#lexicon/text/code-words.ts';
import { emptyPhrases } from '#lexicon/text/empty-phrases.ts';
import { everydayWords } from '#lexicon/text/everyday-words.ts';
import { stopWords } from '#lexicon/text/stop-words.ts';

/** The topics of some technologies whose whole title or alias is in a text; only those may be called asked about. A word that `besides` matches is not a name alone. */
export function listNamed(
  index: TopicIndex,
  text: string,
  technologies: readonly string[],
  besides?: RegExp,
): Set<string> {
  const stems = stemPhrase(text.replace(emptyPhrases, ' '));
  const alone = new Set(besides ? stemPhrase(text.replace(besides, ' ')) : stems);
  const folded = foldText(text);
  const named = technologies.flatMap((technology) => {
    const { phrases, codes } = namesOf(index, technology);
    const said = stems.flatMap((_, place) => {
      const run = listRun(stems, place).map(({ stem }) => stem);
      return run.flatMap((stem, at) =>
        at === 0 && !alone.has(stem) ? [] : (phrases.get(run.slice(0, at + 1).join(' ')) ?? []),
      );
    });
    return [...said, ...codes.filter(([code]) => folded.includes(code)).map(([, key]) => key)];
  });
  return new Set(named);
}

type Names = {
  readonly phrases: ReadonlyMap<string, readonly string[]>;
  /** Names that are code, which count only as written: `NOW()` is not "now". */
  readonly codes: readonly (readonly [code: string, key: string])[];
};

function namesOf(index: TopicIndex, technology: string): Names {
  const known = kept.get(index) ?? new Map<string, Names>();
  kept.set(index, known);
  const names = known.get(technology) ?? makeNames(index, technology);
  known.set(technology, names);
  return names;
}

const kept = new WeakMap<TopicIndex, Map<string, Names>>();
const code = /[^\p{L}\p{M}\p{N}\s,'-]/u;

function makeNames({ topics, ranges, names }: TopicIndex, technology: string): Names {
  const { start, end } = ranges.get(technology) ?? { start: 0, end: 0 };
  const own = new Set(nameStems(names, technology));
  const all = topics.slice(start, end).flatMap(listNames);
  const phrases = new Map<string, string[]>();
  for (const { name, key } of all.filter(({ name: one, isCode }) => !isCode && tells(one, own))) {
    const stems = keyPhrase(stemPhrase(name));
    // "Ours and theirs" leaves "and", which names nothing.
    if (stems === 'and') continue;
    phrases.set(stems, [...(phrases.get(stems) ?? []), key]);
  }
  const codes = all.filter(({ isCode, name }) => isCode && name.length > 2);
  return { phrases, codes: codes.map(({ name, key }) => [foldText(name), key] as const) };
}

function listNames({ key, title, aliases }: FindableTopic) {
  return [title, ...aliases].map((name, at) => ({ name, key, isCode: at > 0 && code.test(name) }));
}

/** Whether a name is clear by itself: "start" and "Python" are not. */
function tells(name: string, own: ReadonlySet<string>): boolean {
  return name
    .toLowerCase()
    .split(/[\s,]+/)
    .some((word) => !isEmpty(word) && !own.has(stemPhrase(word)[0] ?? ''));
}

function isEmpty(word: string): boolean {
  return (
    [stopWords, codeWords, actionWords, everydayWords].some((words) => words.has(word)) || isPlanning(word)
  );
}
