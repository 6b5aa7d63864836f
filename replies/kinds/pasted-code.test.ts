import assert from 'node:assert/strict';
import { test } from 'node:test';

import { askSample } from '../testing/ask-sample.ts';

test('a reply to pasted code names the wrong line and corrects it', () => {
  for (const [language, problem, line] of [
    [
      'Python',
      'it does not do what I want\nn = 4\nif n = 4:\n    print(n)',
      /Line 2 of your code:[^]*Corrected:[^]*if n == 4:/,
    ],
    [
      'Python',
      'why does nothing work\n```\nfor i in range(3)\n    print(i)\n```',
      /Line 1 of your code:[^]*for i in range\(3\):/,
    ],
    [
      'Java',
      'my code never says yes:\nString a = in.next();\nif (a == "yes") {\n  go();\n}',
      /Line 2[^]*a\.equals\("yes"\)/,
    ],
    ['SQL', 'no rows come back\nSELECT * FROM cats\nWHERE owner = NULL;', /Line 2[^]*WHERE owner IS NULL;/],
    ['CSS', 'the margin does not work\np {\n  color: red\n  margin: 9px;\n}', /Line 2[^]*color: red;/],
    [
      'HTML',
      'the link does not go anywhere\n<p>Hello</p>\n<a src="shop.html">Shop</a>',
      /Line 2[^]*href="shop\.html"/,
    ],
  ] as const)
    assert.match(askSample({ language, problem }), line, problem);
});

test('a reply to code in which no mistake is known says so, and offers topics', () => {
  for (const [language, problem] of [
    [
      'Python',
      'this prints the wrong sum, why does it not work?\ntotal = 0\nfor n in numbers:\n    total += n * 2\nprint(total)',
    ],
    [
      'JavaScript',
      'my list is broken, it stays empty\nconst out = [];\nfor (const a of all) {\n  out.concat(a);\n}',
    ],
  ] as const) {
    const reply = askSample({ language, problem });
    assert.match(
      reply,
      /I know no rule that says what is wrong in this code\.\n\nThe topics that are nearest/,
      problem,
    );
    assert.match(reply, /- \[[^\]]+\]\(\/language\//, problem);
  }
});
