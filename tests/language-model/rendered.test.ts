import assert from 'node:assert/strict';
import { test } from 'node:test';

import fc from 'fast-check';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import Markdown from 'react-markdown';
import remarkBreaks from 'remark-breaks';
import remarkGfm from 'remark-gfm';

import { hostile, page } from '#server/assistant/language-model/arbitrary.ts';
import { filterText } from '#server/assistant/language-model/filter-text.ts';

const allowed = {
  topics: new Map([['T1', '[Lists](/language/python#lists)']]),
  pages: new Set([page]),
  named: new Set(['lists']),
  isFit: () => true,
};

const typed =
  /evil-courses|(?<![\w-])(?:curl[ \t]+evil\.sh|npm[ \t]+install[ \t]+left-padd|pip[ \t]+install[ \t]+lists[ \t]+left-padd)/;

function render(text: string): string {
  const remarkPlugins = [remarkGfm, remarkBreaks];
  return renderToStaticMarkup(createElement(Markdown, { remarkPlugins }, text));
}

test('in any reply of a model, pages link only to our topics and the registry', () => {
  fc.assert(
    fc.property(hostile, (text) => {
      const html = render(filterText(text, allowed));
      const targets = [...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, target]) => target);
      assert.deepEqual(
        targets.filter((target) => target !== page && target !== '/language/python#lists'),
        [],
        html,
      );
      assert.doesNotMatch(html, /<(?:img|script|iframe|input)/);
      // Nor does a reply ask a learner to type an address that the page would not link to.
      assert.doesNotMatch(html.replaceAll(/<[^>]*>/g, '\n'), typed);
    }),
    { numRuns: Number(process.env['PROPERTY_RUNS'] ?? 5000) },
  );
});
