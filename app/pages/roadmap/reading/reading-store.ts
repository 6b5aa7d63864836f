import { createStore } from '../../../browser/create-store.ts';

/** The slug of the topic being read, or "videos" above the first one. */
export const readingStore = createStore('videos');
