import type { TopicIndex } from '../search/index.ts';
import { type CareReading, screenMessage } from './care/screen-message.ts';
import { readLanguage } from './care/read-language.ts';
import { classifyIntent } from './classify-intent.ts';
import type { Intent } from './meaning/meaning.ts';

const troubled: ReadonlySet<string> = new Set<Intent>(['crisis', 'danger', 'discouraged']);
/** How likely trouble must be at least where no phrase names one, so that there is a reply of care or a line of it. */
const least = { reply: 0.05, line: 0.15 };

/** How likely a pasted error must be, so that a message in another language needs no care. */
const surelyError = 0.9;

/** The care that a message needs. Where no trouble is named, the classifier of intents must agree. Total. */
export function assessCare(index: Pick<TopicIndex, 'names'>, message: string): CareReading {
  const heard = screenMessage(message);
  if (heard.care === 'none' || heard.trouble !== null) return heard;
  const shares = classifyIntent(index, message, { hasReply: false });
  const isError = shares.some(({ label, share }) => label === 'error' && share >= surelyError);
  // The classifier knows trouble in English alone, but an error in any language.
  if (readLanguage(message) !== 'en' && !isError) return heard;
  const share = shares.reduce((sum, one) => sum + (troubled.has(one.label) ? one.share : 0), 0);
  return share >= least[heard.care] ? heard : { care: 'none', trouble: null };
}
