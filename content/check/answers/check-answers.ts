import type { DirectAnswer } from '../../answers/answer-schema.ts';
import { splitKey } from '../../topic-key.ts';
import { countWords, repeated } from '../text/rule.ts';
import { checkSentence } from '../text/sentence.ts';

/** What all answers are checked against. */
export type AnswerFacts = {
  readonly technologies: ReadonlySet<string>;
  readonly topics: ReadonlySet<string>;
};

const says = { fewest: 12, most: 80 };
const code = { lines: 14, length: 96 };

/** Every breach in the direct answers, as sentences that name the answer and the rule. */
export function checkDirectAnswers(answers: readonly DirectAnswer[], facts: AnswerFacts): string[] {
  const faults = answers.flatMap((answer) =>
    [...findUnknown(answer, facts), ...checkSays(answer), ...checkCode(answer)].map(
      (fault) => `answers "${answer.asks[0]}": ${fault}`,
    ),
  );
  const asked = answers.flatMap(({ asks, ...answer }) =>
    asks.map((ask) => `${nameTechnology(answer)}${ask.toLowerCase()}`),
  );
  return [...faults, ...repeated(asked).map((ask) => `answers: "${ask}" is asked twice`)];
}

/** Learners of two technologies may ask in the same words. */
function nameTechnology({ topic, technology = '' }: Pick<DirectAnswer, 'topic' | 'technology'>): string {
  const slug = topic === undefined ? technology : splitKey(topic).technology;
  return slug === '' ? '' : `${slug}: `;
}

function findUnknown({ topic, technology, also }: DirectAnswer, facts: AnswerFacts): string[] {
  return [
    ...[...(topic === undefined ? [] : [topic]), ...also].filter((key) => !facts.topics.has(key)),
    ...(technology === undefined || facts.technologies.has(technology) ? [] : [technology]),
  ].map((one) => `${one} does not exist`);
}

/** A text may lead to the code that follows it. */
function checkSays({ says: said, code: shown }: DirectAnswer): string[] {
  const text = shown === undefined ? said : said.replace(/:$/, '.');
  const few = countWords(text) < says.fewest;
  return [...checkSentence(text, says.most), ...(few ? [`has fewer than ${says.fewest} words`] : [])];
}

/** A reply links to nothing that is not in the registry, so its code does not either. */
function checkCode({ code: text = '' }: DirectAnswer): string[] {
  const lines = text.trimEnd().split('\n');
  const outside = /https?:\/\/(?!(?:[\w-]+\.)*example\.(?:com|org|net)\b|localhost\b)/;
  return [
    ...(lines.length > code.lines ? [`its code has ${lines.length} lines`] : []),
    ...(lines.some(({ length }) => length > code.length) ? ['a line of its code is too long'] : []),
    ...(outside.test(text) ? ['its code holds an address'] : []),
  ];
}
