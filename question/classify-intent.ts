import { intentModel } from '#lexicon/intent/weights.ts';

import { classify, type RankedLabel } from './classify/classify.ts';
import { unpackClassifier } from './classify/pack-classifier.ts';
import { tagMessage } from './classify/tag-message.ts';
import type { TopicIndex } from '../search/index.ts';

type IntentLabel = (typeof intentModel.labels)[number];

const model = unpackClassifier(intentModel);
const needsReply: ReadonlySet<IntentLabel> = new Set(['change', 'followup']);

/**
 * What a message may want, the likeliest first, each with its share from 0 to 1: sure from .8, likely from .4, lost below. A message
 * without a reply before it is never about one: `change` and `followup` are then not among the intents. Total, at least 16 intents.
 */
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
