import type { Contrast } from '#content/contrast-schema.ts';

import { sampleIndex } from '../../../search/testing/sample-index.ts';
import { makeContrastIndex } from '../contrast-index.ts';

type Given = Pick<Contrast, 'between' | 'names' | 'topics'> & Partial<Contrast>;

function makeContrast({ names, ...given }: Given): Contrast {
  const take = names.map(([name]) => `Take ${name}.`);
  return { names, take, different: 'They differ.', same: 'Not much.', shares: [], sharesBack: [], ...given };
}

/** Ideas with names that overlap, an entry of three, and two of technologies. */
export const sampleContrasts: readonly Contrast[] = [
  makeContrast({
    between: ['javascript/variables'],
    names: [['let'], ['const', 'constant'], ['var']],
    topics: ['javascript/variables'],
  }),
  makeContrast({
    between: ['python/lists', 'python/dictionaries'],
    names: [
      ['list', 'lists'],
      ['dictionary', 'dict', 'key value list'],
    ],
    topics: ['python/lists'],
  }),
  makeContrast({
    between: ['javascript/comparison'],
    names: [['=='], ['===', 'strict equality']],
    topics: ['javascript/comparison'],
  }),
  makeContrast({
    between: ['python', 'javascript'],
    names: [['Python'], ['JavaScript']],
    topics: ['python/lists'],
    shares: ['javascript/variables'],
    sharesBack: ['python/lists', 'python/dictionaries'],
  }),
  makeContrast({
    between: ['sql', 'python'],
    names: [['SQL'], ['Python']],
    topics: ['sql/select-statements'],
  }),
];

export const sampleContrastIndex = makeContrastIndex(sampleContrasts, sampleIndex);
