import { makeIndex } from '../index.ts';
import { sampleNaming } from './sample-naming.ts';
import { sampleTopics } from './sample-topics.ts';

/** The small catalogue, ready to be searched. */
export const sampleIndex = makeIndex(sampleTopics, sampleNaming);
