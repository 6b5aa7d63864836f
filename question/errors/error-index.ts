import type { KnownError } from '#content/error-schema.ts';

import { listWords } from './fold-report.ts';
import { makeWording, type Wording } from './match-wording.ts';
import { makeRecalled, type RecalledWording } from './told/recalled-wording.ts';

/** How sure a wording is: as printed, without the name of the error, or in the learner's own words. */
type WordingForm = 'printed' | 'bare' | 'told';
export type IndexedWording = {
  readonly known: KnownError;
  readonly form: WordingForm;
  readonly wording: Wording;
};

export type IndexedRecall = {
  readonly known: KnownError;
  readonly isTold: boolean;
  readonly recalled: RecalledWording;
};

/** Wordings by the rarest of their words. */
export type ErrorIndex = {
  readonly quoted: ReadonlyMap<string, readonly IndexedWording[]>;
  readonly recalled: ReadonlyMap<string, readonly IndexedRecall[]>;
};

const prefix = /^[A-Z][\w.]*(?:Error|Exception|Warning): /;
const minBare = 12;

export function makeErrorIndex(errors: readonly KnownError[]): ErrorIndex {
  return { quoted: indexQuoted(errors), recalled: indexRecalled(errors) };
}

function indexQuoted(errors: readonly KnownError[]): ErrorIndex['quoted'] {
  const entries = errors.flatMap(listEntries);
  const rank = rankKeys(entries.map(({ wording }) => listOwnWords(wording)));
  return Map.groupBy(entries, ({ wording }) => rank(listOwnWords(wording))[0] ?? '');
}

/** Each is listed under several words, so that some may be misspelled or missing. */
function indexRecalled(errors: readonly KnownError[]): ErrorIndex['recalled'] {
  const entries = errors.flatMap(listRecalls);
  const rank = rankKeys(entries.map(({ recalled }) => listKeys(recalled)));
  const index = new Map<string, IndexedRecall[]>();
  for (const entry of entries)
    for (const key of new Set(rank(listKeys(entry.recalled)).slice(0, 4)))
      index.set(key, [...(index.get(key) ?? []), entry]);
  return index;
}

function rankKeys(lists: readonly (readonly string[])[]): (keys: readonly string[]) => string[] {
  const counts = new Map<string, number>();
  for (const key of lists.flat()) counts.set(key, (counts.get(key) ?? 0) + 1);
  return (keys) => keys.toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0));
}

function listEntries(known: KnownError): IndexedWording[] {
  const bare = known.says
    .map((said) => said.replace(prefix, ''))
    .filter((said, at) => said !== known.says[at] && makeWording(said).weight >= minBare);
  const forms: readonly (readonly [WordingForm, readonly string[]])[] = [
    ['printed', known.says],
    ['bare', bare],
    ['told', known.told],
  ];
  return forms.flatMap(([form, said]) =>
    said.map((template) => ({ known, form, wording: makeWording(template) })),
  );
}

function listRecalls(known: KnownError): IndexedRecall[] {
  const list = (said: readonly string[], isTold: boolean) =>
    said.map((template) => ({ known, isTold, recalled: makeRecalled(template) }));
  return [...list(known.says, false), ...list(known.told, true)];
}

function listKeys({ parts }: RecalledWording): string[] {
  return parts.flatMap((part) => ('key' in part && part.weight > 1 ? [part.key] : []));
}

export function listOwnWords({ pieces }: Wording): string[] {
  return pieces.flatMap((piece, at) => {
    if (!('literal' in piece)) return [];
    const start = at > 0 ? piece.literal.replace(/^[\p{L}\p{N}_$]+/u, '') : piece.literal;
    return listWords(at + 1 < pieces.length ? start.replace(/[\p{L}\p{N}_$]+$/u, '') : start);
  });
}
