import { starters } from './starters.ts';

/** A text that learners write: the program itself, what it reads, or the page around a style sheet. */
export type PlaygroundPart = {
  readonly id: 'code' | 'input' | 'html' | 'setup';
  readonly label: string;
  readonly hint?: string;
  readonly starter: string;
};

export type Playground = { readonly kind: 'program' | 'page'; readonly parts: readonly PlaygroundPart[] };

const playgrounds: Readonly<Record<string, Playground>> = {
  html: { kind: 'page', parts: [{ id: 'code', label: 'HTML', starter: starters.html }] },
  css: {
    kind: 'page',
    parts: [
      { id: 'code', label: 'CSS', starter: starters.css },
      { id: 'html', label: 'HTML', starter: starters.page },
    ],
  },
  javascript: {
    kind: 'program',
    parts: [{ id: 'code', label: 'JavaScript', starter: starters.javascript }],
  },
  typescript: {
    kind: 'program',
    parts: [{ id: 'code', label: 'TypeScript', starter: starters.typescript }],
  },
  git: {
    kind: 'program',
    parts: [
      { id: 'code', label: 'Commands', starter: starters.git },
      {
        id: 'setup',
        label: 'What is there first',
        hint: 'These commands run before, and print nothing.',
        starter: '',
      },
    ],
  },
  php: {
    kind: 'program',
    parts: [
      { id: 'code', label: 'PHP', starter: starters.php },
      {
        id: 'input',
        label: 'Request or input',
        hint: 'A request fills $_GET and $_POST: its first line is such as GET /?name=Ada or POST /, and its body comes after an empty line. Other lines are what fgets(STDIN) reads.',
        starter: 'GET /?name=Ada',
      },
    ],
  },
  mongo: {
    kind: 'program',
    parts: [
      { id: 'code', label: 'Lines', starter: starters.mongo },
      {
        id: 'setup',
        label: 'What is there first',
        hint: 'Runs first, each time. The server is MongoDB as far as a page can be it.',
        starter: starters.documents,
      },
    ],
  },
  python: {
    kind: 'program',
    parts: [
      { id: 'code', label: 'Python', starter: starters.python },
      { id: 'input', label: 'Input', hint: 'What input() reads, one line each.', starter: '' },
    ],
  },
  ruby: {
    kind: 'program',
    parts: [
      { id: 'code', label: 'Ruby', starter: starters.ruby },
      { id: 'input', label: 'Input', hint: 'What gets reads, one line each.', starter: '' },
    ],
  },
  sql: {
    kind: 'program',
    parts: [
      { id: 'code', label: 'SQL', starter: starters.sql },
      {
        id: 'input',
        label: 'Tables',
        hint: 'Runs first, each time. The database is MySQL as far as a page can be it, and is called shop.',
        starter: starters.tables,
      },
    ],
  },
};

/** The playground of a technology; null if there is none. */
export function findPlayground(technology: string): Playground | null {
  return playgrounds[technology] ?? null;
}
