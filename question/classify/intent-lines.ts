import type { AuthorLine } from '#lexicon/text/load-labeled-lines.ts';
import type { CareLine } from '#lexicon/care/load-lines.ts';

import type { Names } from '../../search/query/names.ts';
import type { Question } from '../questions/question.ts';
import type { AuthoredLine } from './fit-temperature.ts';
import { tagMessage } from './tag-message.ts';

/** What the intents are learned from: labeled lines, questions about topics, and messages of people who need care. */
export type IntentSources = {
  readonly lines: readonly AuthorLine[];
  readonly questions: readonly Question[];
  /** What learners type of each topic. */
  readonly topicQuestions: readonly string[];
  readonly care: readonly CareLine[];
};

/** How many lines of care are taken for each intent; more would make it seem likelier than it is. */
const ofCare = 60;
/** Of the questions of topics one in so many is taken, for the same reason. */
const everyQuestion = 8;
/** What may be a comparison or an error as well. */
const isOther =
  /\b(?:difference|different|vs|versus|better|instead|or|compared|errors?|fails?|failed|broken|wrong|nothing|not|no)\b|n't\b/i;
const needReply: ReadonlySet<string> = new Set(['change', 'followup']);

/** The lines that the classifier of intents is trained with. */
export function makeIntentLines(names: Names, sources: IntentSources): AuthoredLine[] {
  const { lines, questions, topicQuestions, care } = sources;
  const asked = questions.map(({ kind, text }) => ({ author: null, label: labelQuestion(kind), text }));
  const ofTopics = topicQuestions
    .filter((text, at) => at % everyQuestion === 0 && !isOther.test(text))
    .map((text) => ({ author: null, label: 'concept', text }));
  const needed = ['crisis', 'danger', 'discouraged'].flatMap((label) => {
    const all = care.filter(({ kind }) => labelCare(kind) === label);
    const each = Math.ceil(all.length / ofCare);
    return all.filter((_, at) => at % each === 0).map(({ text }) => ({ author: null, label, text }));
  });
  return [...lines, ...asked, ...ofTopics, ...needed].map(({ author, label, text }) =>
    tagLine({ author, label, ...tagMessage(names, text) }),
  );
}

/** Any message but those about a reply may come with or without one before it. */
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
