import { harmfulDangers } from '#lexicon/danger/danger.ts';

import type { TopicIndex } from '../search/index.ts';
import { type CareReading, screenMessage, weighCare } from './care/screen-message.ts';
import { asksForThing } from './care/asks-for-thing.ts';
import { dropReport } from './care/drop-report.ts';
import { readLanguage } from './care/read-language.ts';
import { foldMessage } from './care/fold-message.ts';
import { findDanger } from './danger/find-danger.ts';
import { classifyIntent } from './classify-intent.ts';
import type { Intent } from './meaning/meaning.ts';
import { readMentions } from './names/mentions.ts';

const troubled: ReadonlySet<string> = new Set<Intent>(['crisis', 'danger', 'discouraged']);
/** If no phrase names trouble: how likely it must be for a reply of care or a line of it, and how likely danger must be so that a line is not enough. */
const least = { reply: 0.05, line: 0.15, danger: 0.2 };
/** At this likelihood of trouble, the model alone is enough for a reply. */
const surelyTrouble = 0.85;

/** How likely a pasted error must be, so that a message in another language needs no care. */
const surelyError = 0.9;
/** How likely a question must be, so that a message in another language needs no line of care. */
const mostlyAsked = 0.5;
const mostlyError = 0.5;
/** Below this likelihood of trouble, a message in another language that names a technology and no trouble is about that technology. */
const barely = 0.15;
/** What words in an error may seem to say. Despair is always heard. */
const besideErrors: ReadonlySet<unknown> = new Set(['bullying', 'violence']);
/** At this likelihood of danger, a line of care is not enough. */
const surelyDanger = 0.7;
const nothing: CareReading = { care: 'none', trouble: null };

/** The care that a message needs. Where no trouble is named, the classifier of intents must agree. Total. */
export function assessCare(index: Pick<TopicIndex, 'names'>, message: string): CareReading {
  const { certainty, ...heard } = weighCare(message);
  if (heard.care === 'none') return heard;
  const shares = new Map<string, number>(
    classifyIntent(index, message, { hasReply: false }).map(({ label, share }) => [label, share]),
  );
  const error = shares.get('error') ?? 0;
  if (heard.trouble !== null) return error >= mostlyError ? hearBesideError(heard, message) : heard;
  const trouble = [...troubled].reduce((sum, label) => sum + (shares.get(label) ?? 0), 0);
  if (wantsHarm(message)) return trouble > (shares.get('harm') ?? 0) ? heard : nothing;
  // The classifier knows trouble in English alone, but an error in any language.
  if (readLanguage(message) !== 'en' && error < surelyError) {
    const isAsked = (shares.get('concept') ?? 0) + error >= mostlyAsked;
    if (heard.care === 'line' && (isAsked || asksForThing(foldMessage(message)))) return nothing;
    return trouble < barely && readMentions(index.names, message).length > 0 ? nothing : heard;
  }
  if ((shares.get('danger') ?? 0) >= surelyDanger) return { care: 'reply', trouble: 'violence' };
  if (trouble < least[heard.care]) return nothing;
  const inDanger = (shares.get('crisis') ?? 0) + (shares.get('danger') ?? 0);
  return inDanger < least.danger && certainty < surelyTrouble ? { ...heard, care: 'line' } : heard;
}

/** Beside a pasted error, only what people say themselves counts. */
function hearBesideError(heard: CareReading, message: string): CareReading {
  return besideErrors.has(heard.trouble) ? screenMessage(dropReport(message)) : heard;
}

function wantsHarm(message: string): boolean {
  const danger = findDanger(message);
  return danger !== null && harmfulDangers.has(danger);
}
