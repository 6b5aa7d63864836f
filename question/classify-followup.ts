import { followupModel } from '#lexicon/followup/weights.ts';

import { classify, type RankedLabel } from './classify/classify.ts';
import { unpackClassifier } from './classify/pack-classifier.ts';
import { tagMessage } from './classify/tag-message.ts';
import type { TopicIndex } from '../search/index.ts';

type FollowupLabel = (typeof followupModel.labels)[number];

const model = unpackClassifier(followupModel);

/** What a message may want of the reply before it, likeliest first, as shares of one. `new` means something else. */
export function classifyFollowup(
  { names }: Pick<TopicIndex, 'names'>,
  message: string,
): RankedLabel<FollowupLabel>[] {
  const { text, tags } = tagMessage(names, message);
  return classify(model, text, tags);
}
