import type { Meaning } from '#question/meaning/meaning.ts';

import type { Library } from '../../replies/library.ts';
import { readRequest, type Request } from '../../replies/request.ts';
import type { Variant } from '../ablation/load-variant.ts';
import type { LabeledMessage } from '#question/evaluation/labeled-message.ts';

/** What was read in a message, in the words that examiners use. */
export type ReadParts = Pick<Meaning, 'care' | 'grade' | 'topics' | 'choices'> & {
  /** Those of the meaning, the likeliest first. */
  readonly intents: readonly string[];
  /** Those of the classifier alone, and how likely its first is. */
  readonly classified: readonly string[];
  readonly share: number;
  readonly slots: LabeledMessage['slots'];
};

/** The Sunday on which the examiners wrote. */
const today = '2026-11-22';
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

/** The code that reads, and what it knows. */
export type Reader = Pick<Variant, 'answerRequest' | 'classifyIntent'> & { readonly library: Library };

/** Asks as the page does. A message with a reply before it comes after a plan. */
export function readMessageParts(reader: Reader, { text, form, hasReply }: LabeledMessage): ReadParts {
  const request = readRequest({ ...form, name: 'Ada', problem: text }, today);
  if ('refused' in request) throw new Error(`${request.refused} ${text}`);
  const { library, answerRequest, classifyIntent } = reader;
  const { meaning } = answerRequest(library, hasReply ? addReply(reader, request) : request);
  const ranked = classifyIntent(library.index, text, { hasReply });
  return {
    ...meaning,
    intents: [meaning.intent, ...meaning.others],
    classified: ranked.map(({ label }) => label),
    share: ranked[0]?.share ?? 0,
    slots: readSlots(meaning),
  };
}

function addReply({ library, answerRequest }: Reader, request: Request): Request {
  const problem = 'make me a plan';
  const { meaning, plan } = answerRequest(library, { ...request, problem });
  return { ...request, thread: [{ problem, meaning, ...(plan && { plan }) }] };
}

/** The slots that the message itself fills. */
function readSlots(meaning: Meaning): LabeledMessage['slots'] {
  const { days, minutes, until, start, level, parts } = meaning;
  const named = meaning.weekdays?.map((day) => weekdays[day] ?? '');
  return {
    ...(parts.days?.source === 'said' && until === null && { days }),
    ...(minutes !== null && parts.minutes?.source === 'said' && { minutes }),
    ...(named && parts.weekdays?.source === 'said' && { weekdays: named }),
    ...(until !== null && { until }),
    ...(start !== null && { start }),
    ...(level !== null && parts.level?.source === 'said' && { level }),
  };
}
