import type { CareerKind, CareerQuestion, Careers } from '#content/careers/career-schema.ts';

/** What a question about worth, work or choice is answered with. */
export type CareerAsked =
  | { readonly about: 'question'; readonly question: CareerQuestion }
  | { readonly about: CareerKind };

export type CareerRule = {
  readonly parts: readonly string[];
  readonly without: readonly string[];
  readonly asked: CareerAsked;
  /** The most words from the first part to the last. */
  readonly maxSpan: number;
  /** Whether it is about the technology in the form, and none is named. */
  readonly ofForm: boolean;
};

export type CareersIndex = {
  /** The parts of each wording, by its words with spaces between. */
  readonly parts: ReadonlyMap<string, readonly string[]>;
  readonly maxWords: number;
  /** All words of wordings by their first letter, to correct misspellings. */
  readonly words: ReadonlyMap<string, readonly string[]>;
  readonly rules: readonly CareerRule[];
};

/** Rules of questions come before those of technologies, each in the order of its file. */
export function makeCareersIndex({ parts, questions, kinds }: Careers): CareersIndex {
  const worded = Object.entries(parts).flatMap(([part, lines]) =>
    lines.flatMap((line) => line.split(', ')).map((wording) => [wording, part] as const),
  );
  const words = [...new Set(worded.flatMap(([wording]) => wording.split(' ')))];
  const asked = questions.flatMap((question) =>
    question.when.map((line) => readRule(line, { about: 'question', question })),
  );
  const ofTechnology = kinds.flatMap(({ kind, when, 'of-form': ofForm }) => [
    ...when.map((line) => readRule(line, { about: kind })),
    ...ofForm.map((line) => ({ ...readRule(`${line} -code`, { about: kind }), ofForm: true })),
  ]);
  return {
    parts: new Map(
      [...Map.groupBy(worded, ([wording]) => wording)].map(([wording, own]) => [
        wording,
        own.map(([, part]) => part),
      ]),
    ),
    maxWords: Math.max(...worded.map(([wording]) => wording.split(' ').length)),
    words: Map.groupBy(words, (word) => word.slice(0, 1)),
    rules: [...asked, ...ofTechnology],
  };
}

function readRule(line: string, asked: CareerAsked): CareerRule {
  const [named = '', span = usualSpan] = line.split(' ~');
  const names = named.split(' ');
  return {
    parts: names.filter((name) => !name.startsWith('-')),
    without: names.filter((name) => name.startsWith('-')).map((name) => name.slice(1)),
    maxSpan: Number(span),
    asked,
    ofForm: false,
  };
}

const usualSpan = '18';
