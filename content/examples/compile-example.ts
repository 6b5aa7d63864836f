import type { TopicExample } from '../roadmap.ts';
import type { ExampleSource } from './example-schema.ts';
import { findLanguage } from './languages.ts';
import { markCode } from './mark-code.ts';

/** Throws if a listing does not say its language and its technology has none. What only the proof needs is left out. */
export function compileExample(source: ExampleSource, technology: string): TopicExample {
  if ('case' in source) return { ...source, case: source.case.trim() };
  const language = source.language ?? findLanguage(technology);
  if (language === null) throw new Error(`An example of ${technology} has no language.`);
  const code = source.code.trimEnd();
  const compiled = { ...source, code, language, marks: markCode(code, language) };
  if (!('shows' in compiled)) return compiled;
  const { shows: _, ...rest } = compiled;
  return rest;
}
