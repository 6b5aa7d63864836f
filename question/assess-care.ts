import type { TopicIndex } from '../search/index.ts';
import { type CareReading, screenMessage } from './care/screen-message.ts';
import { readLanguage } from './care/read-language.ts';
import { classifyIntent } from './classify-intent.ts';
import type { Intent } from './meaning/meaning.ts';

const troubled: ReadonlySet<string> = new Set<Intent>(['crisis', 'danger', 'discouraged']);
/** How likely trouble must be at least where no phrase names one, so that there is a reply of care or a line of it. */
const least = { reply: 0.05, line: 0.15 };

/** The care that a message needs. In English without a named trouble, the classifier of intents must agree. Total. */
export function assessCare(index: Pick<TopicIndex, 'names'>, message: string): CareReading {
  const heard = screenMessage(message);
  if (heard.care === 'none' || heard.trouble !== null || readLanguage(message) !== 'en') return heard;
  const shares = classifyIntent(index, message, { hasReply: false });
  const share = shares.reduce((sum, one) => sum + (troubled.has(one.label) ? one.share : 0), 0);
  return share >= least[heard.care] ? heard : { care: 'none', trouble: null };
}
