import { showsLabel } from '../plan.ts';
import type { LineRange, ProjectPart, ProjectStep } from './project-part.ts';

export function titleProject(part: ProjectPart): string | null {
  if (part.kind === 'own') return null;
  if (part.kind === 'chapter') return part.chapter.title;
  return part.kind === 'yours' ? part.goal.title : (findStep(part)?.title ?? null);
}

/** What to do, with how to see that it works. The lines of a step are not in it. `names` are those of the latest topics. */
export function describeProject(part: ProjectPart, names: string): string {
  if (part.kind === 'own') return describeOwn(names);
  if (part.kind === 'more') return part.idea;
  if (part.kind === 'yours') return pick(ownIdeas, part.turn);
  if (part.kind === 'chapter') return describeChapter(part.chapter.brief, part.begins);
  const step = findStep(part);
  if (!step) return '';
  if (part.kind === 'go-on') return `${goOnWithStep} ${step.shows}`;
  if (part.kind === 'again') return pick(againIdeas, part.turn);
  if (part.kind === 'better') return `${pick(betterIdeas, part.turn)} ${step.shows}`;
  return sayLines(part.lines, step.does.length);
}

export function listProjectLines(part: ProjectPart): readonly string[] {
  if (part.kind !== 'step') return [];
  return findStep(part)?.does.slice(part.lines.from, part.lines.to) ?? [];
}

/** What works at the end; null before the last lines. */
export function showProject(part: ProjectPart): string | null {
  const step = part.kind === 'step' ? findStep(part) : undefined;
  return step && part.kind === 'step' && part.lines.to === step.does.length ? step.shows : null;
}

/** All of it as sentences, for text without lists. */
export function writeProject(part: ProjectPart, names: string): string {
  const shows = showProject(part);
  const title = titleProject(part);
  return [
    ...(title === null ? [] : [`${title}:`]),
    describeProject(part, names),
    ...listProjectLines(part),
    ...(shows === null ? [] : [`${showsLabel}: ${shows}`]),
  ]
    .filter((text) => text !== '')
    .join(' ');
}

/** "This time, do lines 3 to 4 of 4." Empty for the whole list. */
export function sayLines({ from, to }: LineRange, all: number): string {
  if (from === 0 && to >= all) return '';
  if (from === to) return `This time, go on with line ${to} of ${all}, and try out what you have.`;
  const lines = to - from === 1 ? `line ${to}` : `lines ${from + 1} to ${to}`;
  return to < all
    ? `This time, do ${lines} of ${all}, and try out what you have. The rest comes later.`
    : `This time, do ${lines} of ${all}.`;
}

function findStep(part: ProjectPart): ProjectStep | undefined {
  return 'at' in part ? part.goal.steps[part.at] : undefined;
}

function describeChapter(brief: string, begins: boolean): string {
  return begins ? brief : `Go on with it until all of this is true: ${brief}`;
}

/** Where nothing is made yet. */
function describeOwn(names: string): string {
  if (names === '')
    return 'Take an example from the pages that you have read, and change it until it does something of your own. Say first what it will do. It works when it does just that.';
  return `Open what you made for ${names}. Add one thing of your own, and say first what it will do. It works when it does just that.`;
}

const goOnWithStep = 'Go on with its list where you stopped, until this is true:';

const betterIdeas = [
  'Change one thing in it to what you would like better, and try it again. This must still be true:',
  'Show it to somebody, or explain it aloud. Fix the first thing that is not clear. This must still be true:',
  'Make it once more from the beginning, without looking. You are done when this is true again:',
] as const;

const againIdeas = [
  'Do this test again with new tasks of the same kind, in the time it says and without notes. Mark it, and learn again what cost points.',
  'Write down the tasks that cost you points here. Change the numbers and names in them, and do them again against the clock.',
  'Explain each task of this test aloud as if to a classmate. Where you get stuck, read the topic again and do the task once more.',
] as const;

const ownIdeas = [
  'Write down one thing that you miss when you use it, and add that. It is done when somebody else finds it without your help.',
  'Give it to somebody who has not seen it. Watch without helping, and fix the first thing that stops them. It is done when they get through.',
  'Choose one of its steps and make it again from the beginning, without looking. It is done when what the step promises works.',
] as const;

function pick(ideas: readonly string[], turn: number): string {
  return ideas[turn % ideas.length] ?? '';
}
