import { followupModel } from '#lexicon/followup/weights.ts';

import { classify, type RankedLabel } from './classify/classify.ts';
import { unpackClassifier } from './classify/pack-classifier.ts';
import { tagMessage } from './classify/tag-message.ts';
import type { TopicIndex } from '../search/index.ts';

type FollowupLabel = (typeof followupModel.labels)[number];

const model = unpackClassifier(followupModel);

/**
 * What a message that comes after a reply may want of it, the likeliest first, each with its share from 0 to 1; `new` is a message that
 * has nothing to do with the reply. Total, always all kinds.
 */
export function classifyFollowup(
  { names }: Pick<TopicIndex, 'names'>,
  message: string,
): RankedLabel<FollowupLabel>[] {
  const { text, tags } = tagMessage(names, message);
  return classify(model, text, tags);
}
