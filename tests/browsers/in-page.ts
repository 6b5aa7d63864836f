import { findPoint } from './aim.ts';
import { isSeen, selectField } from './find.ts';
import { readClick } from './watch-click.ts';

/** What the journeys call in a page. It stays there until the page is left. */
Object.assign(globalThis, { inPage: { isSeen, selectField, findPoint, readClick } });
