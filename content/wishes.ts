/** A goal, what someone types who has it, and the file of its author. */
export type Wish = { readonly goal: string; readonly text: string; readonly author: string };

/** By goal, the words that people type who have it, each with its number where it is there more than once: "cat 5 dog hamster 3". */
export type Wishes = Readonly<Record<string, string>>;

/** Reads lines of a goal and a sentence, or some words. */
export function parseWishes(lines: string, author: string): Wish[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [goal = '', text = ''] = line.split('\t');
      return { goal, text, author };
    });
}

/** A word that was chosen for a goal says more of it than one that happens to be in a sentence. */
const chosenTimes = 3;
/** A word of more goals than these tells none of them apart. */
const maxGoals = 60;

/** Sentences that people type, and words that were chosen. What a single sentence of all has, such as a name, is left out. */
export function compileWishes(sentences: readonly Wish[], chosen: readonly Wish[]): Wishes {
  const wishes = [...sentences, ...Array.from({ length: chosenTimes }, () => chosen).flat()];
  const counted = [...Map.groupBy(wishes, ({ goal }) => goal)].map(
    ([goal, own]) => [goal, countWords(own.flatMap(splitWords))] as const,
  );
  const all = countWords(counted.flatMap(([, words]) => [...words].flatMap(repeatWord)));
  const holders = countWords(counted.flatMap(([, words]) => [...words.keys()]));
  const isTelling = (word: string) => (all.get(word) ?? 0) > 1 && (holders.get(word) ?? 0) <= maxGoals;
  return Object.fromEntries(
    counted.map(([goal, words]) => [goal, writeWords([...words].filter(([word]) => isTelling(word)))]),
  );
}

type Counted = readonly [word: string, times: number];

function repeatWord([word, times]: Counted): string[] {
  return Array.from({ length: times }, () => word);
}

function countWords(words: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
}

/** In the order of the alphabet, which makes them small when they are compressed. */
function writeWords(words: readonly Counted[]): string {
  return words
    .map(([word, times]) => (times > 1 ? `${word} ${times}` : word))
    .sort()
    .join(' ');
}

/** Numbers say nothing of a goal. */
function splitWords({ text }: Wish): string[] {
  return text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replace(/^["'(¿¡]+|[.,;:!?)"']+$/g, ''))
    .filter((word) => word !== '' && !/^\d+$/.test(word));
}
