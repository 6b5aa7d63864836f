import { count, plural } from '#wording/counts.ts';
import { joinWords } from '#wording/lists.ts';

import type { SharedTime } from './find-shared-time.ts';

/** "Python in 30 days also has work on 20 days of this plan: …" */
export function describeSharedTime({ titles, days, own, others, fewer }: SharedTime): string {
  const them = plural(titles.length, 'it', 'them');
  const left =
    fewer === null
      ? `Beside ${them}, too little of your ${own} minutes is left on some of these days.`
      : `Beside ${them}, ${fewer} of your ${own} minutes are left on these days.`;
  return `${joinWords(titles)} also ${plural(titles.length, 'has', 'have')} work on ${count(days, 'day')} of this plan. Together that needs up to ${own + others} minutes a day. ${left}`;
}
