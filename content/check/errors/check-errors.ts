import type { ErrorSource } from '../../error-schema.ts';
import { type ErrorIndex, listOwnWords } from '#question/errors/error-index.ts';
import { makeWording } from '#question/errors/match-wording.ts';
import { repeated } from '../text/rule.ts';
import { findCaseFaults } from './error-cases.ts';
import { findFieldFaults } from './error-fields.ts';
import { findUnknownSlots } from './error-slots.ts';

/** What all entries are checked against. */
export type ErrorFacts = { readonly index: ErrorIndex; readonly topics: ReadonlySet<string> };

/** Every breach in the known errors of one technology, as sentences. */
export function checkErrors(errors: readonly ErrorSource[], facts: ErrorFacts): string[] {
  const name = `errors/${errors[0]?.technology ?? ''}.yaml`;
  const twice = repeated(errors.map(({ id }) => id)).map((id) => `${name}: the id ${id} is used twice`);
  const claimed = repeated(errors.flatMap(({ says }) => says.map(normalize)));
  return [
    ...twice,
    ...claimed.map((said) => `${name}: two wordings claim the message ${said}`),
    ...errors.flatMap((error) => findFaults(error, facts).map((fault) => `${name} ${error.id}: ${fault}`)),
  ];
}

function findFaults(error: ErrorSource, { index, topics }: ErrorFacts): string[] {
  const faults = [
    ...(topics.has(error.topic) ? [] : [`there is no topic ${error.topic}`]),
    ...[...error.says, ...error.told].flatMap(findWordingFaults),
    ...findUnknownSlots(error),
    ...findFieldFaults(error),
  ];
  return faults.length > 0 ? faults : findCaseFaults(error, index);
}

function findWordingFaults(said: string): string[] {
  const wording = makeWording(said);
  const { pieces } = wording;
  return [
    ...(listOwnWords(wording).length > 0 ? [] : [`"${said}" has no whole word that is not a slot`]),
    ...(wording.weight >= 6 ? [] : [`"${said}" is too short to be recognized`]),
    ...(pieces.some((piece, at) => 'slot' in piece && 'slot' in (pieces[at + 1] ?? {}))
      ? [`"${said}" has two slots with nothing between them`]
      : []),
  ];
}

function normalize(said: string): string {
  return makeWording(said)
    .pieces.map((piece) => ('literal' in piece ? piece.literal : '{}'))
    .join('');
}
