import { findPhrases } from '../all-patterns.ts';
import { foldMessage } from '../fold-message.ts';
import { packWeights } from '../pack-weights.ts';
import { trainCare } from './train.ts';

type Line = { readonly kind: string; readonly text: string };

/** The file of weights; `digest` says of which lines they are. */
export function writeWeights(lines: readonly Line[], digest: string): string {
  const { bias, unit, bytes } = packWeights(
    trainCare(lines.map(({ kind, text }) => ({ text, needsCare: !isHarmless(kind) }))),
  );
  const harmless = lines.filter(({ kind }) => isHarmless(kind));
  const numbers = new Set(
    harmless.flatMap(({ kind, text }) =>
      findPhrases(foldMessage(text))
        .filter(({ jest }) => !(jest && kind === 'discouraged'))
        .map(({ number }) => number),
    ),
  );
  const ambiguous = [...numbers].sort((one, other) => one - other).join(' ');
  return [
    '/** Written by `npm run train-care`: the weights of the care model, and the numbers of phrases that harmless lines hold too. */',
    'export const careModel = {',
    `  lines: '${digest}',`,
    `  bias: ${bias},`,
    `  unit: ${unit},`,
    `  bytes: \``,
    ...(bytes.match(/.{1,116}/g) ?? []),
    '`,',
    '  ambiguous: `',
    ...(ambiguous.match(/.{1,100}(?: |$)/g) ?? []).map((line) => line.trim()),
    '`',
    '    .trim()',
    '    .split(/\\s+/)',
    '    .map(Number),',
    '};',
    '',
  ].join('\n');
}

function isHarmless(kind: string): boolean {
  return kind === 'plain' || kind === 'discouraged';
}
