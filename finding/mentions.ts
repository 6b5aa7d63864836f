import { type PlacedName, readNames, splitNames } from './technologies.ts';
import { plainAfter, plainBefore, riskyNames } from './words/plain-naming.ts';

/** A name in a question. It is plain where the sentence makes it the subject: "in Java", "learn Java", "Java roadmap". */
export type Mention = PlacedName & { readonly plain: boolean };

/**
 * The names in a question, those that are also everyday words ("go", "c", "express") only where they are plain. In a list that begins
 * plainly every name is plain: "learn HTML, CSS and JavaScript".
 */
export function readMentions(question: string): Mention[] {
  const words = splitNames(question);
  const mentions: Mention[] = [];
  for (const name of readNames(words, false)) {
    const last = mentions.at(-1);
    const listed = last?.plain === true && name.start - last.end <= 1;
    mentions.push({ ...name, plain: listed || isPlain(words, name) });
  }
  return mentions.filter(
    ({ plain, start, end }) => plain || end - start > 1 || !riskyNames.has(words[start] ?? ''),
  );
}

/** The technologies we teach among some names, each once. */
export function listMentioned(mentions: readonly Mention[]): string[] {
  const covered = mentions.filter((mention) => mention.kind === 'covered');
  return [...new Set(covered.flatMap(({ technologies }) => technologies))];
}

function isPlain(words: readonly string[], { start, end }: PlacedName): boolean {
  const [earlier, before, after] = [words[start - 2], words[start - 1] ?? '', words[end] ?? ''];
  if (plainBefore.has(before) || plainAfter.has(after)) return true;
  return (earlier === 'teach' && before === 'me') || (earlier === 'what' && before === 'is' && after === '');
}
