import type { Wish } from '#content/wishes.ts';
import type { AuthorLine } from '#lexicon/text/load-labeled-lines.ts';
import type { CareLine } from '#lexicon/care/load-lines.ts';

import type { Names } from '../../search/query/names.ts';
import type { LabeledQuestion } from '../evaluation/labeled-question.ts';
import type { AuthoredLine } from './fit-temperature.ts';
import { tagMessage } from './tag-message.ts';

export type IntentSources = {
  readonly lines: readonly AuthorLine[];
  readonly questions: readonly LabeledQuestion[];
  readonly topicQuestions: readonly string[];
  readonly care: readonly CareLine[];
  readonly wishes: readonly Wish[];
  readonly examined: readonly ExaminedMessage[];
};

export type ExaminedMessage = {
  readonly author: string;
  readonly label: string;
  readonly text: string;
  readonly hasReply: boolean;
};

/** A whole message is closest to what learners send, so it counts as this many lines. */
const timesExamined = 4;

/** How many lines of care each intent gets. More would make care seem likelier than it is. */
const ofCare = 60;
/** Only a share of the questions of topics is taken, for the same reason. */
const everyQuestion = 8;
const everyWish = 40;
/** May also be a comparison or an error. */
const isOther =
  /\b(?:difference|different|vs|versus|better|instead|or|compared|errors?|fails?|failed|broken|wrong|nothing|not|no)\b|n't\b/i;
const needReply: ReadonlySet<string> = new Set(['change', 'followup']);

export function makeIntentLines(names: Names, sources: IntentSources): AuthoredLine[] {
  const { lines, questions, topicQuestions, care, wishes, examined } = sources;
  const asked = questions.map(({ kind, text }) => ({ author: null, label: labelQuestion(kind), text }));
  const ofTopics = topicQuestions
    .filter((text, at) => at % everyQuestion === 0 && !isOther.test(text))
    .map((text) => ({ author: null, label: 'concept', text }));
  const needed = ['crisis', 'danger', 'discouraged'].flatMap((label) => {
    const all = care.filter(({ kind }) => labelCare(kind) === label);
    const each = Math.ceil(all.length / ofCare);
    return all.filter((_, at) => at % each === 0).map(({ text }) => ({ author: null, label, text }));
  });
  const made = wishes
    .filter((_, at) => at % everyWish === 0)
    .map(({ text }) => ({ author: null, label: 'plan', text }));
  const short = [...lines, ...asked, ...ofTopics, ...needed, ...made].map(({ author, label, text }) =>
    tagLine({ author, label, ...tagMessage(names, text) }),
  );
  const whole = examined.map((message) => tagExamined(names, message));
  return [...short, ...Array.from({ length: timesExamined }, () => whole).flat()];
}

/** For these messages we know whether a reply came before. */
function tagExamined(names: Names, { author, label, text, hasReply }: ExaminedMessage): AuthoredLine {
  const line = { author, label, ...tagMessage(names, text) };
  return hasReply ? { ...line, tags: [...line.tags, 'hasReply'] } : tagLine(line);
}

/** Any message that is not about a reply may come with or without one before it. */
function tagLine(line: AuthoredLine): AuthoredLine {
  if (!needReply.has(line.label)) return { ...line, sometimes: 'hasReply' };
  return { ...line, tags: [...line.tags, 'hasReply'] };
}

function labelQuestion(kind: string): string {
  return kind === 'error' || kind === 'compare' ? kind : 'concept';
}

function labelCare(kind: string): string | null {
  if (kind === 'plain') return null;
  if (kind === 'discouraged') return kind;
  return ['despair', 'overdose', 'other'].includes(kind) ? 'crisis' : 'danger';
}
