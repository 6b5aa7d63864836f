import { type AuthoredLine, fitTemperature } from './fit-temperature.ts';
import { packClassifier } from './pack-classifier.ts';
import { trainClassifier, type TrainSettings } from './train-classifier.ts';

export function writeClassifier(
  name: string,
  lines: readonly AuthoredLine[],
  settings: TrainSettings,
): string {
  return writeClassifierAt(name, lines, { ...settings, temperature: fitTemperature(lines, settings) });
}

export function writeClassifierAt(
  name: string,
  lines: readonly AuthoredLine[],
  { temperature, ...settings }: TrainSettings & { readonly temperature: number },
): string {
  const { labels, bits, unit, biases, weights } = packClassifier(
    trainClassifier(lines, settings),
    temperature,
  );
  return [
    '/** Written by `npm run train-intents`. */',
    `export const ${name} = {`,
    '  labels: [',
    ...labels.map((label) => `    '${label}',`),
    '  ] as const,',
    `  bits: ${bits},`,
    `  temperature: ${temperature},`,
    '  biases: `',
    ...(biases.join(' ').match(/.{1,100}(?: |$)/g) ?? []).map((line) => line.trim()),
    '`',
    '    .trim()',
    '    .split(/\\s+/)',
    '    .map(Number),',
    `  unit: ${unit},`,
    '  weights: `',
    ...(weights.match(/.{1,118}/g) ?? []),
    "`.replaceAll(/\\s/g, ''),",
    '};',
    '',
  ].join('\n');
}
