import type { ExampleSource } from '../examples/example-schema.ts';
import { findLanguage } from '../examples/languages.ts';
import { checkSentence } from './text/sentence.ts';
import { type ContentRule, countWords, listTopicSources } from './text/rule.ts';

const maxLines = 25;
const maxWidth = 80;
const minWords = 8;
const maxWords = 30;
const maxCaseWords = 150;

/** Listings are short enough for a phone and a reader's patience, and say when one needs them. */
export const exampleRule: ContentRule = {
  name: 'example',
  check: ({ technology }) =>
    listTopicSources(technology).flatMap(({ slug, example }) =>
      example ? checkExample(example, technology.slug).map((message) => ({ topic: slug, message })) : [],
    ),
};

function checkExample(example: ExampleSource, technology: string): string[] {
  const faults = checkSentence(example.when, maxWords);
  if (countWords(example.when) < minWords) faults.push(`\`when\` has fewer than ${minWords} words`);
  if ('case' in example) {
    const words = countWords(example.case);
    return words > maxCaseWords
      ? [...faults, `the case has ${words} words, more than ${maxCaseWords}`]
      : faults;
  }
  if ('looks' in example) faults.push(...checkSentence(example.looks, maxWords));
  return [...faults, ...checkCode(example.code), ...checkLanguage(example.language, technology)];
}

function checkCode(code: string): string[] {
  const lines = code.trimEnd().split('\n');
  const wide = lines.findIndex((line) => line.length > maxWidth);
  return [
    ...(lines.length > maxLines ? [`the code has ${lines.length} lines, more than ${maxLines}`] : []),
    ...(wide === -1 ? [] : [`line ${wide + 1} of the code has more than ${maxWidth} characters`]),
    ...(code.includes('\t') ? ['the code has a tab'] : []),
  ];
}

function checkLanguage(language: string | undefined, technology: string): string[] {
  const usual = findLanguage(technology);
  if (language === undefined) return usual === null ? ['the example does not say its language'] : [];
  return language === usual ? [`${language} is the language of ${technology} anyway`] : [];
}
