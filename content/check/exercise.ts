import { findExerciseLanguage, findExerciseLibrary } from '../exercises/exercise-language.ts';
import type { ExerciseSource } from '../exercises/exercise-schema.ts';
import { type ContentRule, listTopicSources } from './text/rule.ts';
import { checkSentence } from './text/sentence.ts';

const maxLines = 40;
const maxWidth = 80;
const maxBriefWords = 80;
const maxHintWords = 35;
const maxThatWords = 25;

/** What learners read in an exercise is short, every hint is proven by a mistake, and its topic exists. */
export const exerciseRule: ContentRule = {
  name: 'exercise',
  check({ technology }) {
    const slugs = new Set(listTopicSources(technology).map(({ slug }) => slug));
    return Object.entries(technology.exercises ?? {}).flatMap(([topic, exercise]) =>
      slugs.has(topic)
        ? checkExercise(exercise, technology.slug).map((message) => ({ topic, message }))
        : [{ topic, message: 'there is no such topic' }],
    );
  },
};

function checkExercise(exercise: ExerciseSource, technology: string): string[] {
  const { brief, page, starter, solution, also, checks, mistakes } = exercise;
  return [
    ...(findExerciseLanguage(technology, exercise) ? [] : ['it does not say its language']),
    ...(page === undefined ? findMissingPage(technology, exercise) : []),
    ...(brief === undefined ? [] : checkSentence(brief, maxBriefWords)),
    ...checks.flatMap(checkTexts),
    ...[starter, solution, ...also].flatMap(checkCode),
    ...checkTrips(exercise),
    ...(new Set([starter, solution, ...also, ...mistakes.map(({ code }) => code)]).size <
    2 + also.length + mistakes.length
      ? ['two of its codes are the same']
      : []),
  ];
}

function findMissingPage(technology: string, exercise: ExerciseSource): string[] {
  const language = findExerciseLanguage(technology, exercise);
  if (language === 'css') return ['CSS needs the `page` that it is for'];
  return language === 'javascript' && findExerciseLibrary(technology)
    ? ['JavaScript with a library needs the `page` that it works on']
    : [];
}

function checkTexts({ that, hint }: ExerciseSource['checks'][number]): string[] {
  return [
    ...checkSentence(`${that}.`, maxThatWords),
    ...(that.endsWith('.') ? [`"${that}" ends with a period`] : []),
    ...(hint === undefined ? [] : checkSentence(hint.replace(/\?$/, '.'), maxHintWords)),
  ];
}

function checkCode(code: string): string[] {
  const lines = code.trimEnd().split('\n');
  const wide = lines.find((line) => line.length > maxWidth);
  return [
    ...(lines.length > maxLines ? [`a code has ${lines.length} lines, more than ${maxLines}`] : []),
    ...(wide === undefined ? [] : [`"${wide.trim().slice(0, 30)}…" has more than ${maxWidth} characters`]),
    ...(code.includes('\t') ? ['a code has a tab'] : []),
  ];
}

/** A hint that no mistake leads to has never been seen at work. */
function checkTrips({ checks, mistakes }: ExerciseSource): string[] {
  const tripped = new Set(mistakes.map(({ trips }) => trips));
  return [
    ...[...tripped].filter((trips) => trips > checks.length).map((trips) => `there is no check ${trips}`),
    ...checks.flatMap(({ hint }, at) =>
      hint !== undefined && !tripped.has(at + 1)
        ? [`no mistake trips check ${at + 1}, which has a hint`]
        : [],
    ),
  ];
}
