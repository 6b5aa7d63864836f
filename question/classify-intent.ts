import { intentModel } from '#lexicon/intent/weights.ts';

import { classify, type RankedLabel } from './classify/classify.ts';
import { unpackClassifier } from './classify/pack-classifier.ts';
import { tagMessage } from './classify/tag-message.ts';
import type { TopicIndex } from '../search/index.ts';

type IntentLabel = (typeof intentModel.labels)[number];

const model = unpackClassifier(intentModel);
const needsReply: ReadonlySet<IntentLabel> = new Set(['change', 'followup']);

/** What a message may want, likeliest first, as shares of one. Without a reply before it, no follow-up. Total. */
export function classifyIntent(
  { names }: Pick<TopicIndex, 'names'>,
  message: string,
  { hasReply }: { readonly hasReply: boolean },
): RankedLabel<IntentLabel>[] {
  const { text, tags } = tagMessage(names, message);
  if (hasReply) return classify(model, text, [...tags, 'hasReply']);
  const possible = classify(model, text, tags).filter(({ label }) => !needsReply.has(label));
  const sum = possible.reduce((all, { share }) => all + share, 0);
  return possible.map(({ label, share }) => ({ label, share: share / sum }));
}
