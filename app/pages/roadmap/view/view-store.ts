import { createStore } from '../../../browser/create-store.ts';
import { fullView, type View } from './view.ts';

export const viewStore = createStore<View>(fullView);

/** The slugs of the topics that a filter leaves; null without one. */
export const shownStore = createStore<readonly string[] | null>(null);
