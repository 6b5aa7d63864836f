import { looksLikeCode } from '../intent/content.ts';
import { type Mention, readMentions } from '../names/mentions.ts';
import { readTimes } from '../time/minutes.ts';
import { readSpan } from '../time/span.ts';
import type { Names } from '../../search/query/names.ts';
import { cleanText } from '../../search/text/plain-text.ts';
import { maskMessage } from './mask-message.ts';

export type TaggedMessage = { readonly text: string; readonly tags: readonly string[] };

/** A line that tools print where something fails. */
export const errorLine =
  /\b[A-Z]\w*(?:Error|Exception)\b|\berror:|\bfatal:|\btraceback\b|\bsegmentation fault\b|\bundefined\b|\b(?:on|at) line \d/i;

export function tagMessage(names: Names, message: string): TaggedMessage {
  const text = cleanText(message);
  const mentions = readMentions(names, text);
  const words = text.split(' ').length;
  const holds: readonly (readonly [string, boolean])[] = [
    ...tagNames(mentions),
    ['time:minutes', readTimes(text).minutes !== null],
    ['time:days', readSpan(text) !== null],
    ['code', looksLikeCode(text)],
    ['error-line', errorLine.test(text)],
    ['asks', /[?？]/.test(text)],
    ['short', words <= 4],
    ['long', words > 25],
    ['lines', message.trim().includes('\n')],
  ];
  const tags = holds.flatMap(([tag, isTrue]) => (isTrue ? [tag] : []));
  return { text: maskMessage(text, mentions), tags };
}

function tagNames(mentions: readonly Mention[]): (readonly [string, boolean])[] {
  const covered = mentions.filter(({ kind }) => kind === 'covered').length;
  return [
    ['names:none', mentions.length === 0],
    ['names:covered', covered > 0],
    ['names:several', covered > 1],
    ['names:uncovered', covered < mentions.length],
    ['names:told', mentions.some(({ stance }) => stance !== null)],
  ];
}
