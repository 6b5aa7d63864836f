import { type PlacedName, readNames, splitNames } from './technologies.ts';
import { listThoughts, type Thought } from './thoughts.ts';
import { fieldNames, plainAfter, plainBefore, riskyNames } from './words/plain-naming.ts';

/**
 * A name in a question. It is plain where the sentence makes it the subject: "in Java", "learn Java", "Java roadmap"; not where
 * the learner only tells of it, as known already or used at work.
 */
export type Mention = PlacedName & { readonly plain: boolean; readonly told: Thought['told'] };

/**
 * The names in a question, those that are also everyday words ("go", "c", "express") only where they are plain. In a list that begins
 * plainly every name is plain: "learn HTML, CSS and JavaScript".
 */
export function readMentions(question: string): Mention[] {
  const words = splitNames(question);
  const names = readNames(words).filter((one) => !isFieldName(words, one));
  const told = names.length > 0 ? placeTold(question) : [];
  const mentions: Mention[] = [];
  let listed: PlacedName | null = null;
  for (const name of names) {
    const isNamed: boolean = isPlain(words, name) || (listed !== null && name.start - listed.end <= 1);
    listed = isNamed ? name : null;
    if (!isNamed && name.end - name.start === 1 && riskyNames.has(words[name.start] ?? '')) continue;
    const telling = told[name.start] ?? null;
    mentions.push({ ...name, plain: isNamed && telling === null, told: telling });
  }
  return mentions;
}

/** For each word of a question what its thought tells. */
function placeTold(question: string): Thought['told'][] {
  return listThoughts(question).flatMap(({ text, told }) => splitNames(text).map(() => told));
}

/** The technologies we teach among some names, each once. */
export function listMentioned(mentions: readonly Mention[]): string[] {
  const covered = mentions.filter((mention) => mention.kind === 'covered');
  return [...new Set(covered.flatMap(({ technologies }) => technologies))];
}

function isPlain(words: readonly string[], name: PlacedName): boolean {
  const { start, end } = name;
  const [earlier, before, after] = [words[start - 2] ?? '', words[start - 1] ?? '', words[end] ?? ''];
  if (plainBefore.has(before) || plainAfter.has(after)) return true;
  if (isTrade(name) && /^(?:become|becoming|be)$/.test(/^an?$/.test(before) ? earlier : before)) return true;
  return (earlier === 'teach' && before === 'me') || (earlier === 'what' && before === 'is' && after === '');
}

/** With a number behind it or not. */
function isFieldName(words: readonly string[], { start, end }: PlacedName): boolean {
  return fieldNames.has(
    words
      .slice(start, end)
      .join('')
      .replace(/[\d.]+$/, ''),
  );
}

/** A name of several technologies: who works with them has it as a trade. */
function isTrade(name: PlacedName): boolean {
  return name.kind === 'covered' && name.technologies.length > 1;
}
