import type { AuthorLine } from '#lexicon/text/load-labeled-lines.ts';

import type { Names } from '../../search/query/names.ts';
import type { AuthoredLine } from './fit-temperature.ts';
import { tagMessage } from './tag-message.ts';

export function makeFollowupLines(names: Names, lines: readonly AuthorLine[]): AuthoredLine[] {
  return lines.map(({ author, label, text }) => ({ author, label, ...tagMessage(names, text) }));
}
