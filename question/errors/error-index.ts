import type { KnownError } from '#content/error-schema.ts';

import { listWords } from './fold-report.ts';
import { makeWording, type Wording } from './match-wording.ts';

/** How sure a wording is: as printed, without the name of the error, or in the learner's own words. */
type WordingForm = 'printed' | 'bare' | 'told';
export type IndexedWording = {
  readonly known: KnownError;
  readonly form: WordingForm;
  readonly wording: Wording;
};

export type ErrorIndex = ReadonlyMap<string, readonly IndexedWording[]>;

const prefix = /^[A-Z][\w.]*(?:Error|Exception|Warning): /;
const minBare = 12;

export function makeErrorIndex(errors: readonly KnownError[]): ErrorIndex {
  const entries = errors.flatMap(listEntries);
  const counts = new Map<string, number>();
  for (const { wording } of entries)
    for (const word of listOwnWords(wording)) counts.set(word, (counts.get(word) ?? 0) + 1);
  const rarest = ({ wording }: IndexedWording) =>
    listOwnWords(wording).toSorted((one, other) => (counts.get(one) ?? 0) - (counts.get(other) ?? 0))[0] ??
    '';
  return Map.groupBy(entries, rarest);
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

export function listOwnWords({ pieces }: Wording): string[] {
  return pieces.flatMap((piece, at) => {
    if (!('literal' in piece)) return [];
    const start = at > 0 ? piece.literal.replace(/^[\p{L}\p{N}_$]+/u, '') : piece.literal;
    return listWords(at + 1 < pieces.length ? start.replace(/[\p{L}\p{N}_$]+$/u, '') : start);
  });
}
